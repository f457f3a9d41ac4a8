import { type SelectQueryBuilder, sql } from 'kysely';
import type { Database } from './schema.ts';

/** What a list is asked for. The marks are sequences of rows. */
export interface PageMarks {
  readonly limit: number;
  /** Only what is older than this row. */
  readonly after?: number | undefined;
  /** Only what is newer than this row, from the next one on. */
  readonly before?: number | undefined;
}

export interface Page<T> {
  readonly rows: T[];
  readonly hasMore: boolean;
}

/**
 * Reads a page of a table's rows by their `sequence`, newest first. An organisation's sequences rise in the order in which
 * its transactions commit, so neither direction skips a row that was committed late.
 */
export async function readPage<T extends keyof Database, Row>(
  query: SelectQueryBuilder<Database, T, Row>,
  { limit, after, before }: PageMarks,
): Promise<Page<Row>> {
  const sequence = sql<number>`sequence`;
  // From the oldest on when what is newer than a row is wanted: those next to it, not the newest of all.
  const direction = before === undefined ? 'desc' : 'asc';
  let wanted = query.orderBy(sequence, direction).limit(limit + 1);
  if (after !== undefined) wanted = wanted.where(sql<boolean>`sequence < ${after}`);
  if (before !== undefined) wanted = wanted.where(sql<boolean>`sequence > ${before}`);
  const found = await wanted.execute();
  const rows = found.slice(0, limit) as Row[];
  return { rows: direction === 'desc' ? rows : rows.reverse(), hasMore: found.length > limit };
}
