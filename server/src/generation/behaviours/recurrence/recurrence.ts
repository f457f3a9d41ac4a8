import { classNameOf, classOf } from '../../plugin/code-names.ts';
import { listed } from '../../plugin/features/support/format-text.ts';
import { php } from '../../writers/php.ts';
import type { BehaviourModule, Fault, PlanContext, Words } from '../behaviour.ts';
import { contextOf } from '../context.ts';
import { isInTable } from '../in-table.ts';
import { oneOfNames } from '../shown/check-parts.ts';
import { recurrenceClass } from './recurrence-class.ts';
import { madeRecurrences, type Recurrence, recurrenceKey, rhythmLabels } from './recurrence-plan.ts';
import { recurrenceTests } from './tests.ts';

function describe({ entity, rhythms, months_ahead: months }: Recurrence, words: Words): string {
  const { singular, plural } = words.entity(entity);
  const names = rhythms.map((one) => rhythmLabels[one].toLowerCase());
  return `${plural.charAt(0).toUpperCase()}${plural.slice(1)} can repeat (${listed(names)}): each time is a ${singular} of its own, ${months} months ahead.`;
}

function check(one: Recurrence, context: PlanContext): Fault | null {
  const { plan } = context;
  const own = (plan.entities ?? []).filter(({ key }) => !isInTable(key, context));
  const known = own.map(({ key }) => key);
  if (!known.includes(one.entity)) return { at: 'entity', expected: oneOfNames(known), got: one.entity };
  const rival = (plan.behaviours ?? []).find(
    (other) => other.kind === 'recurrence' && other !== one && other.entity === one.entity,
  );
  if (rival !== undefined) return { at: 'entity', expected: 'records that do not repeat yet', got: one.entity };
  const dates = (own.find(({ key }) => key === one.entity)?.fields ?? []).flatMap(({ key, type, multiple }) =>
    (type === 'date' || type === 'datetime') && multiple !== true ? [key] : [],
  );
  if (!dates.includes(one.date)) return { at: 'date', expected: oneOfNames(dates), got: one.date };
  const others = dates.filter((key) => key !== one.date);
  return one.end_date === undefined || others.includes(one.end_date)
    ? null
    : { at: 'end_date', expected: oneOfNames(others), got: one.end_date };
}

/** Records repeat, each time as a record of its own. */
export const recurrence: BehaviourModule<'recurrence'> = {
  kind: 'recurrence',
  describe,
  check,
  // Each is about records that only the plan has.
  examples: [],
  counterExamples: [
    'Remind people every week.',
    'Send a summary once a month.',
    'Customers repeat an order with one click.',
    'Duplicate an event with one click.',
    'Members pay monthly.',
    'Delete old events every night.',
  ],
  contribute(plan, all) {
    const words = contextOf(plan.source);
    const made = madeRecurrences(plan, all);
    const keys = made.map((one) => recurrenceKey(plan, one));
    return {
      classes: made.map((one) => ({
        name: classNameOf(plan, `Recurrence_${one.number}`),
        summary: `Repeats ${one.kind.plural}.`,
        code: recurrenceClass(plan, one),
      })),
      boot: made.map(({ number }) => php`( new ${classOf(plan, `Recurrence_${number}`)}() )->register();`),
      activation: keys.map(
        (key) => php`
          if ( ! wp_next_scheduled( ${`${key}_continue`} ) ) {
            wp_schedule_event( time() + HOUR_IN_SECONDS, 'daily', ${`${key}_continue`} );
          }
        `,
      ),
      deactivation: keys.map((key) => php`wp_unschedule_hook( ${`${key}_continue`} );`),
      cleanup: { cronHooks: keys.map((key) => `${key}_continue`) },
      readme: { features: all.map((one) => describe(one, words).replace(/\.$/, '')) },
      instructions: made.map(
        ({ kind }) => `The box **Repeats** beside the editor says how often ${kind.plural} repeat, and until when.`,
      ),
      tests: recurrenceTests(plan, made),
    };
  },
};
