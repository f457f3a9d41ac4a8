import { classNameOf, classOf, prefixed } from '../../plugin/code-names.ts';
import { listed } from '../../plugin/features/support/format-text.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { php } from '../../writers/php.ts';
import type { BehaviourModule, Words } from '../behaviour.ts';
import { contextOf } from '../context.ts';
import { recordKind } from '../records/record-kinds.ts';
import { checkLookup } from './check.ts';
import { counterExamples, examples } from './examples.ts';
import { lookupClass } from './lookup-class.ts';
import { lookupPart, type MadeLookup, type RecordLookup, secretOption } from './lookup-plan.ts';
import { lookupTests } from './tests.ts';

function describe({ entity, email, attributes }: RecordLookup, words: Words): string {
  const { singular, plural } = words.entity(entity);
  return `Every ${singular} has a number; with it and the ${words.attribute(entity, email)}, visitors look ${plural} up and see ${listed(attributes.map((key) => words.attribute(entity, key)))}.`;
}

const madeOf = (plan: PluginPlan, all: readonly RecordLookup[]): readonly MadeLookup[] =>
  all.flatMap((one) => {
    const kind = recordKind(plan, one.entity);
    const find = (key: string) => kind?.attributes.find((attribute) => attribute.key === key);
    const email = find(one.email);
    if (kind === undefined || email === undefined) return [];
    return [{ one, kind, email, shown: one.attributes.flatMap((key) => find(key) ?? []) }];
  });

/** Visitors look up how their record stands by its number and their address. */
export const recordLookup: BehaviourModule<'record_lookup'> = {
  kind: 'record_lookup',
  describe,
  check: checkLookup,
  examples,
  counterExamples,
  contribute(plan, all) {
    const words = contextOf(plan.source);
    const made = madeOf(plan, all);
    return {
      usesRepositories: made.some(({ kind }) => kind.storage === 'row'),
      classes: made.map((one) => ({
        name: classNameOf(plan, lookupPart(one)),
        summary: `Numbers of ${one.kind.plural}, and the form to look one up.`,
        code: lookupClass(plan, one),
      })),
      boot: made.map((one) => php`( new ${classOf(plan, lookupPart(one))}() )->register();`),
      cleanup: { options: [secretOption(plan)], transients: [prefixed(plan, 'lookup_')] },
      readme: { features: made.map(({ one }) => describe(one, words).replace(/\.$/, '')) },
      privacy: [
        'To prevent abuse of the forms that look entries up, a hash of the visitor’s IP address is stored for one hour.',
      ],
      instructions: made.map(
        ({ one, kind }) =>
          `The shortcode \`[${prefixed(plan, one.name)}]\` shows a form to look ${kind.plural} up. Emails to the person can have the number of the ${kind.singular} as \`{number}\`.`,
      ),
      tests: lookupTests(plan, made),
    };
  },
};
