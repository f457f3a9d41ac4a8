import { type Kysely, type Migration, sql } from 'kysely';
import { isPostgres } from './dialect.ts';

/** The table of the embedded job queue. On PostgreSQL pg-boss has tables of its own. Times are Unix milliseconds. */
export const jobs: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    if (isPostgres(db)) return;
    await db.schema
      .createTable('jobs')
      .addColumn('sequence', 'integer', (column) => column.primaryKey().autoIncrement())
      .addColumn('id', 'text', (column) => column.notNull().unique())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('data', 'text', (column) => column.notNull())
      .addColumn('priority', 'integer', (column) => column.notNull())
      .addColumn('unique_key', 'text')
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('due_at', 'bigint', (column) => column.notNull())
      .addColumn('leased_until', 'bigint')
      .addColumn('ended_at', 'bigint')
      .addColumn('error', 'text')
      .execute();
    await sql`create unique index jobs_unique_key on jobs (kind, unique_key) where state in ('waiting', 'running')`.execute(
      db,
    );
    await sql`create index jobs_open on jobs (kind, state, priority desc, sequence) where state in ('waiting', 'running')`.execute(
      db,
    );
    await sql`create index jobs_ended on jobs (ended_at) where ended_at is not null`.execute(db);
  },
};
