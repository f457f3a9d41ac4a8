import { Type } from 'typebox';
import { Label, strict } from '../parts.ts';
import { ClockTime, Days, Weekdays } from './times.ts';

export const checkoutSlot = Type.Object(
  {
    kind: Type.Literal('checkout_slot'),
    label: Label('As the checkout names it: `Delivery time`'),
    slots: Type.Array(
      Type.Object(
        {
          weekdays: Weekdays('Empty: every day'),
          from: ClockTime('Empty: the whole day'),
          until: ClockTime('Its end'),
        },
        strict,
      ),
      { minItems: 1, maxItems: 40, description: 'What can be chosen on which days' },
    ),
    lead_hours: Type.Integer({ minimum: 0, maximum: 2160, description: 'No sooner than so many hours from now' }),
    cutoff: ClockTime('Who orders later waits a day longer; empty: none'),
    days_ahead: Type.Integer({ minimum: 1, maximum: 90, description: 'No later than so many days from today' }),
    closed: Days('Days on which nothing is possible'),
    capacity: Type.Integer({ minimum: 0, maximum: 100_000, description: 'Orders for each slot; 0: any number' }),
    required: Type.Boolean(),
    shipping_methods: Type.Array(Type.String({ pattern: '^[a-z][a-z0-9_:-]*$', maxLength: 60 }), {
      maxItems: 20,
      description: 'With which ways of shipping it is asked for, such as `local_pickup`; empty: all',
    }),
  },
  { ...strict, description: 'Customers choose a day and a time for delivery or pick-up.' },
);
