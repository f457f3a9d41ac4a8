import { describe, expect, it } from 'vitest';
import { examples } from '../../../server/src/generation/behaviours/checkout-slot/examples.ts';
import type { CheckoutSlot } from '../../../server/src/generation/behaviours/checkout-slot/slot-plan.ts';
import { planOf, pluginOf, refusalOf } from '../support/behaviour.ts';

const slot = (one: Partial<CheckoutSlot>): CheckoutSlot => ({
  kind: 'checkout_slot',
  label: 'Delivery time',
  slots: [{ weekdays: [], from: '', until: '' }],
  lead_hours: 0,
  cutoff: '',
  days_ahead: 14,
  closed: [],
  capacity: 0,
  required: true,
  shipping_methods: [],
  ...one,
});

describe('slots of the checkout', () => {
  it.each(examples.map((one) => [one.says, one.asks] as const))('make files that pass: %s', (_, asks) => {
    const { files, findings } = pluginOf(planOf(asks));
    expect(findings).toEqual([]);
    const code = files.get('includes/class-field-desk-checkout-slot-1.php') ?? '';
    for (const { from } of asks.slots) expect(code).toContain(`'from'     => '${from}'`);
    for (const method of asks.shipping_methods) expect(code).toContain(`'${method}'`);
  });

  it('have a class each', () => {
    const { files, findings } = pluginOf(planOf(slot({}), slot({ label: 'Pick-up' })));
    expect(findings).toEqual([]);
    expect(files.get('includes/class-field-desk-checkout-slot-2.php')).toContain("'field_desk_slot_2'");
  });

  it.each<[string, Partial<CheckoutSlot>, string]>([
    ['that end before they begin', { slots: [{ weekdays: [], from: '12:00', until: '10:00' }] }, 'slots[0].until'],
    ['without an end', { slots: [{ weekdays: [], from: '12:00', until: '' }] }, 'slots[0].until'],
    [
      'that are there twice',
      {
        slots: [
          { weekdays: [], from: '10:00', until: '12:00' },
          { weekdays: ['monday'], from: '10:00', until: '12:00' },
        ],
      },
      'slots[1]',
    ],
    ['of which there can be none', { lead_hours: 500, days_ahead: 5 }, 'lead_hours'],
  ])('are refused: %s', (_, wrong, path) => {
    expect(refusalOf(slot(wrong))).toContain(`plan.behaviours[0].${path}`);
  });
});
