import { Type } from 'typebox';
import { StringEnum } from '../../common.ts';
import { Label, strict } from '../parts.ts';

export const orderFlow = Type.Object(
  {
    kind: Type.Literal('order_flow'),
    statuses: Type.Array(
      Type.Object(
        {
          key: Type.String({ pattern: '^[a-z][a-z0-9-]{0,16}$', maxLength: 17, description: 'Such as `ready`' }),
          label: Label('As staff and customers read it'),
          is_paid: Type.Boolean({ description: 'Counts as paid, in reports too' }),
        },
        strict,
      ),
      { maxItems: 12, description: 'Statuses of orders besides those of WooCommerce' },
    ),
    number: Type.Optional(
      Type.Object(
        {
          prefix: Type.String({
            pattern: '^[A-Za-z0-9 ./_{}#-]*$',
            maxLength: 40,
            description: 'Before the number; `{year}`, `{month}`',
          }),
          digits: Type.Integer({ minimum: 1, maximum: 10, description: 'Filled with zeros to so many' }),
          first: Type.Integer({ minimum: 1, maximum: 1_000_000_000 }),
          restarts: StringEnum(['never', 'yearly'] as const),
        },
        { ...strict, description: 'Numbers of orders without gaps, in a form of the shop’s own' },
      ),
    ),
    cancel_hours: Type.Integer({
      minimum: 0,
      maximum: 8760,
      description: 'Customers cancel their orders within so many hours; 0: as WooCommerce has it',
    }),
    reorder: Type.Boolean({ description: 'Customers order the same again with a click' }),
  },
  {
    ...strict,
    description: 'What becomes of orders: statuses and numbers of the shop’s own, cancelling, ordering again.',
  },
);
