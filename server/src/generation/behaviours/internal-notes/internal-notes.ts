import { classNameOf, classOf } from '../../plugin/code-names.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { php } from '../../writers/php.ts';
import type { BehaviourModule, BehaviourOf, PlanContext } from '../behaviour.ts';
import { recordKind } from '../records/record-kinds.ts';
import { oneOfNames } from '../shown/check-parts.ts';
import { notesScript } from './assets.ts';
import { counterExamples, examples } from './examples.ts';
import { noteKey, notesClass } from './notes-class.ts';
import { notesTests } from './tests.ts';

/** What of the site has an editor with boxes and a list with columns. */
const edited = ['post', 'page', 'product'];

/** Kinds of records that can have notes: those that are posts. */
function notable({ plan }: PlanContext): readonly string[] {
  const own = (plan.entities ?? []).map(({ key }) => key);
  const tables = (plan.behaviours ?? []).flatMap((one) => (one.kind === 'stored_in_table' ? [one.entity] : []));
  return [...own.filter((key) => !tables.includes(key)), ...edited.filter((key) => !own.includes(key))];
}

const typesOf = (plan: PluginPlan, all: readonly BehaviourOf<'internal_notes'>[]): readonly string[] => [
  ...new Set(
    all.flatMap(({ entity }) => {
      const kind = recordKind(plan, entity);
      return kind?.storage === 'post' && kind.type !== null ? [kind.type] : [];
    }),
  ),
];

/** Staff leave notes on what they edit. */
export const internalNotes: BehaviourModule<'internal_notes'> = {
  kind: 'internal_notes',
  describe: ({ entity }, words) =>
    `Staff leave notes on ${words.entity(entity).plural} while they edit them, which nobody else sees.`,
  check({ entity }, context) {
    const known = notable(context);
    return known.includes(entity) ? null : { at: 'entity', expected: oneOfNames(known), got: entity };
  },
  examples,
  counterExamples,
  contribute(plan, all) {
    const types = typesOf(plan, all);
    return {
      classes: [
        {
          name: classNameOf(plan, 'Internal_Notes'),
          summary: 'Lets staff leave notes on what they edit.',
          code: notesClass(plan, types),
        },
      ],
      adminBoot: [php`( new ${classOf(plan, 'Internal_Notes')}() )->register();`],
      files: [notesScript(plan)],
      cleanup: { postMeta: [noteKey(plan)] },
      privacy: [
        'Internal notes of staff are stored with the name of the author and the time. They are visible to editors only.',
      ],
      readme: {
        features: ['Internal notes beside the editor, with name and time, which visitors and the REST API never see'],
      },
      instructions: ['The box “Internal notes” is beside the editor; the list shows how many notes there are.'],
      tests: notesTests(plan, types),
    };
  },
};
