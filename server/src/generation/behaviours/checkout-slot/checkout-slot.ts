import { classNameOf, classOf } from '../../plugin/code-names.ts';
import { listed } from '../../plugin/features/support/format-text.ts';
import { php } from '../../writers/php.ts';
import type { BehaviourModule, Fault } from '../behaviour.ts';
import { deleteOrderMeta } from '../shop/order-meta.ts';
import { counterExamples, examples } from './examples.ts';
import { type CheckoutSlot, slotKey } from './slot-plan.ts';
import { slotsClass } from './slots-class.ts';
import { slotTests } from './tests.ts';

function describe({
  label,
  lead_hours: lead,
  days_ahead: days,
  capacity,
  required,
  shipping_methods: ways,
}: CheckoutSlot): string {
  return [
    `Customers ${required ? 'choose' : 'can choose'} a “${label}” up to ${days} days ahead`,
    ...(lead > 0 ? [`at least ${lead} hours from now`] : []),
    ...(capacity > 0 ? [`with ${capacity} orders for each slot`] : []),
    ...(ways.length > 0 ? [`with ${listed(ways)}`] : []),
  ]
    .join(', ')
    .concat('.');
}

function check({ slots, lead_hours: lead, days_ahead: days }: CheckoutSlot): Fault | null {
  for (const [index, { weekdays, from, until }] of slots.entries()) {
    if ((from === '') !== (until === ''))
      return { at: `slots[${index}].until`, expected: 'both from and until, or neither', got: until };
    if (from !== '' && until <= from)
      return { at: `slots[${index}].until`, expected: `a time after from (${from})`, got: until };
    const same = slots.findIndex(
      (other) =>
        other.from === from &&
        other.until === until &&
        (other.weekdays.length === 0 || weekdays.length === 0 || other.weekdays.some((day) => weekdays.includes(day))),
    );
    if (same !== index) return { at: `slots[${index}]`, expected: 'a slot that is not there already', got: from };
  }
  if (lead >= (days + 1) * 24) return { at: 'lead_hours', expected: `less than days_ahead (${days} days)`, got: lead };
  return null;
}

/** Customers choose a day and a time for delivery or pick-up. */
export const checkoutSlot: BehaviourModule<'checkout_slot'> = {
  kind: 'checkout_slot',
  describe,
  check,
  examples,
  counterExamples,
  settings: (all) =>
    all.flatMap(({ label, capacity, lead_hours: lead, closed }, index) => [
      {
        key: `slot_${index + 1}_capacity`,
        type: 'integer' as const,
        label: `${label}: orders for each slot`,
        description: '0 for any number.',
        default: capacity,
        min: 0,
        max: 100_000,
        section: 'general' as const,
      },
      {
        key: `slot_${index + 1}_lead`,
        type: 'integer' as const,
        label: `${label}: hours in advance`,
        description: 'No slot is sooner.',
        default: lead,
        min: 0,
        max: 2160,
        section: 'general' as const,
      },
      {
        key: `slot_${index + 1}_closed`,
        type: 'textarea' as const,
        label: `${label}: closed days`,
        description: 'One on each line, such as 2026-12-24, or 12-24 for every year.',
        default: closed.join('\n'),
        section: 'general' as const,
      },
    ]),
  contribute: (plan, all) => {
    const keys = all.map((_, index) => slotKey(plan, index + 1));
    return {
      classes: all.map((slot, index) => ({
        name: classNameOf(plan, `Checkout_Slot_${index + 1}`),
        summary: 'Lets customers choose a day and a time at the checkout.',
        code: slotsClass(plan, slot, index + 1),
      })),
      boot: all.map((_, index) => php`( new ${classOf(plan, `Checkout_Slot_${index + 1}`)}() )->register();`),
      cleanup: {
        postMeta: keys,
        transients: keys,
        statements: [deleteOrderMeta(keys)],
      },
      readme: { features: all.map((one) => describe(one).replace(/\.$/, '')) },
      privacy: ['The plugin keeps with each order which day and time its customer has chosen.'],
      instructions: ['WooCommerce has to be active: the slots are chosen at its checkout.'],
      tests: slotTests(plan, all),
    };
  },
};
