import { Type } from 'typebox';
import { StringEnum } from '../../common.ts';
import { Label } from '../parts.ts';
import { Condition, strict, TextTemplate } from './parts.ts';

export const waitingList = Type.Object(
  {
    kind: Type.Literal('waiting_list'),
    event: StringEnum(['back_in_stock', 'cheaper'] as const, { description: 'What people wait for' }),
    products: Type.Optional(
      Type.Array(Condition, {
        maxItems: 12,
        description: 'Which products it is about, all have to be so; absent: all',
      }),
    ),
    label: Label('Above the form'),
    button: Label('On the button'),
    requires_login: Type.Boolean({ description: 'Only customers with an account' }),
    consent: TextTemplate('Text of a checkbox that has to be checked; empty: none', 300),
    most: Type.Integer({ minimum: 0, maximum: 100_000, description: 'People for each product; 0: any number' }),
    keep_days: Type.Integer({ minimum: 1, maximum: 1095, description: 'Addresses are deleted after so many days' }),
    subject: TextTemplate('Empty: the standard subject', 200),
    message: TextTemplate('Empty: the standard message; `{product}`, `{price}`, `{link}`, `{leave}`, `{site}`'),
  },
  { ...strict, description: 'Customers are told once a product is there again, or costs less.' },
);
