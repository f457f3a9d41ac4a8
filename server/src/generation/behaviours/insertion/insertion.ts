import { classNameOf, classOf, prefixed } from '../../plugin/code-names.ts';
import { php } from '../../writers/php.ts';
import type { BehaviourModule } from '../behaviour.ts';
import { contextOf } from '../context.ts';
import { readerClass } from '../shown/reader-class.ts';
import { insertionAssets } from './assets.ts';
import { checkInsertion } from './check.ts';
import { describeInsertion } from './describe.ts';
import { counterExamples, examples } from './examples.ts';
import { labelOf, madeInsertions } from './insertion-plan.ts';
import { insertionsClass } from './insertions-class.ts';
import { insertionSettings } from './settings.ts';
import { insertionTests } from './tests.ts';

/** A text, a value, a button, a notice, a badge, a picture or code is shown at places of the site. */
export const insertion: BehaviourModule<'insertion'> = {
  kind: 'insertion',
  describe: describeInsertion,
  check: checkInsertion,
  settings: insertionSettings,
  examples,
  counterExamples,
  contribute(plan, insertions) {
    const words = contextOf(plan.source);
    const kinds = new Map(
      madeInsertions(plan, insertions).flatMap(({ kind }) => (kind === null ? [] : [[kind.key, kind] as const])),
    );
    return {
      classes: [
        ...[...kinds.values()].map((kind) => readerClass(plan, kind)),
        {
          name: classNameOf(plan, 'Insertions'),
          summary: 'Shows texts, values, buttons and the like at places of the site.',
          code: insertionsClass(plan, insertions),
        },
      ],
      boot: [php`( new ${classOf(plan, 'Insertions')}() )->register();`],
      files: insertionAssets(plan, insertions),
      usesRepositories: kinds.size > 0,
      tests: insertionTests(plan, insertions),
      readme: { features: insertions.map((one) => describeInsertion(one, words)) },
      instructions: insertions.map(
        (one) => `The shortcode \`[${prefixed(plan, one.name)}]\` shows “${labelOf(one)}” anywhere else.`,
      ),
    };
  },
};
