import { Type } from 'typebox';
import { StringEnum } from '../../common.ts';
import { Key, strict } from './parts.ts';

export const rhythms = ['daily', 'weekly', 'biweekly', 'monthly', 'monthly_weekday', 'yearly'] as const;

export const recurrence = Type.Object(
  {
    kind: Type.Literal('recurrence'),
    entity: Key('An entity of the plan that no table stores'),
    date: Key('Its field of type date or datetime that is another one each time'),
    end_date: Type.Optional(Key('Its field of type date or datetime that moves along')),
    rhythms: Type.Array(StringEnum(rhythms), {
      minItems: 1,
      maxItems: rhythms.length,
      uniqueItems: true,
      description:
        'What can be chosen; `biweekly`: every two weeks, `monthly`: on the same day of the month, `monthly_weekday`: such as on the second Tuesday',
    }),
    months_ahead: Type.Integer({
      minimum: 1,
      maximum: 24,
      description: 'How far ahead there are records for it; further ones are made as time goes by',
    }),
  },
  {
    ...strict,
    description:
      'Records repeat: whoever edits one chooses how often and until when, and each time is a record of its own, with its page, its sign-ups and its place in lists.',
  },
);
