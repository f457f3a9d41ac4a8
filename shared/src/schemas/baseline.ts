import { type Static, Type } from 'typebox';
import { StringEnum } from './common.ts';
import { categories, severities } from './severities.ts';

/** Findings that are known and accepted. `statement` tells them apart by content, so they stay known when lines move. */
export const BaselineEntry = Type.Object({
  file: Type.String({ description: 'Path with `/`, as the analysis is told it' }),
  rule: Type.String(),
  statement: Type.String({ description: 'SHA-256 of the statement without white space and comments, 32 hex digits' }),
  count: Type.Integer({ minimum: 1, description: 'How many findings of this rule in such statements are known' }),
  category: StringEnum(categories),
  severity: StringEnum(severities),
  message: Type.String({ description: 'For people; not compared' }),
});
export type BaselineEntry = Static<typeof BaselineEntry>;

/** A baseline file. */
export const Baseline = Type.Object({
  format: Type.Literal('presswright-baseline'),
  version: Type.Literal(1),
  entries: Type.Array(BaselineEntry, { maxItems: 100_000 }),
});
export type Baseline = Static<typeof Baseline>;

/** What a baseline did to an answer. */
export const BaselineOutcome = Type.Object({
  file: Type.String({ description: 'Id of the baseline' }),
  hidden: Type.Integer({ description: 'Findings that the baseline holds and the answer leaves out' }),
  stale: Type.Integer({
    description: 'Findings of the analysed files that the baseline holds and nobody has any more',
  }),
  stale_entries: Type.Array(BaselineEntry, { description: 'The first 100 of them' }),
});
export type BaselineOutcome = Static<typeof BaselineOutcome>;
