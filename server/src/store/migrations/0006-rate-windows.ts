import { type Kysely, type Migration, sql } from 'kysely';
import { isPostgres } from './dialect.ts';

/**
 * Requests counted by organisation, for servers that share a PostgreSQL; on SQLite the one server counts in memory.
 * Unlogged: no request waits for the disk to keep a count, and a crash of PostgreSQL only begins the windows anew. Half of
 * each page stays free, so that updates stay on it and touch no index.
 */
export const rateWindows: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    if (!isPostgres(db)) return;
    await db.schema
      .createTable('rate_windows')
      .modifyFront(sql`unlogged`)
      .addColumn('organization_id', 'text', (column) =>
        column.primaryKey().references('organizations.id').onDelete('cascade'),
      )
      .addColumn('minute_used', 'bigint', (column) => column.notNull())
      .addColumn('minute_ends_at', 'timestamptz', (column) => column.notNull())
      .addColumn('day_used', 'bigint', (column) => column.notNull())
      .addColumn('day_ends_at', 'timestamptz', (column) => column.notNull())
      .modifyEnd(sql`with (fillfactor = 50)`)
      .execute();
  },
};
