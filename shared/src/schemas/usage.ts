import { type Static, Type } from 'typebox';
import { Timestamp } from './common.ts';

export const UsageQuery = Type.Object({
  date: Type.Optional(
    Type.String({
      pattern: '^\\d{4}-\\d{2}-\\d{2}$',
      description: 'Calendar day in UTC, year-month-day; default today',
    }),
  ),
});
export type UsageQuery = Static<typeof UsageQuery>;

export const Usage = Type.Object({
  object: Type.Literal('usage'),
  daily_costs: Type.Array(
    Type.Object({
      timestamp: Timestamp,
      line_items: Type.Array(Type.Object({ name: Type.String(), cost: Type.Number() })),
    }),
  ),
  total_usage: Type.Number(),
});
export type Usage = Static<typeof Usage>;
