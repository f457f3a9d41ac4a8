import { classNameOf, classOf, prefixed } from '../../plugin/code-names.ts';
import type { PlanSetting } from '../../plugin/features/settings/plan-setting.ts';
import { php } from '../../writers/php.ts';
import type { BehaviourModule } from '../behaviour.ts';
import { contextOf } from '../context.ts';
import { readerClass } from '../shown/reader-class.ts';
import { figureAssets } from './assets.ts';
import { checkFigure } from './check.ts';
import { describeFigure } from './describe.ts';
import { counterExamples, examples } from './examples.ts';
import { madeFigures } from './figure-plan.ts';
import { figureBlocks, figuresClass } from './figures-class.ts';
import { figureTests } from './tests.ts';

/** A count, a sum, an average and the like of records of any kind is shown as a number or a chart. */
export const figure: BehaviourModule<'figure'> = {
  kind: 'figure',
  describe: describeFigure,
  check: checkFigure,
  examples,
  counterExamples,
  settings: (figures) =>
    figures.flatMap(({ name, title, goal }): readonly PlanSetting[] =>
      goal?.from === 'number'
        ? [
            {
              key: `${name}_goal`,
              type: 'number',
              label: `${title}: goal`,
              description: 'What is to be reached.',
              default: goal.value,
              min: 0,
              section: 'display',
            },
          ]
        : [],
    ),
  contribute(plan, figures) {
    const words = contextOf(plan.source);
    const kinds = new Map(madeFigures(plan, figures).map(({ kind }) => [kind.key, kind]));
    return {
      classes: [
        ...[...kinds.values()].map((kind) => readerClass(plan, kind)),
        {
          name: classNameOf(plan, 'Figures'),
          summary: 'Works figures out and shows them.',
          code: figuresClass(plan, figures),
        },
      ],
      boot: [php`( new ${classOf(plan, 'Figures')}() )->register();`],
      files: [...figureBlocks(plan, figures).files, ...figureAssets(plan)],
      usesRepositories: true,
      cleanup: { transients: [prefixed(plan, 'figure_')] },
      tests: figureTests(plan, figures),
      readme: { features: figures.map((one) => describeFigure(one, words)) },
      instructions: figures.map(
        ({ name, title }) =>
          `The block **${title}** and the shortcode \`[${prefixed(plan, name)}]\` show “${title}” anywhere.`,
      ),
    };
  },
};
