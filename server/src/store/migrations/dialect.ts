import { type Kysely, PostgresAdapter } from 'kysely';

/** Whether a migration runs on PostgreSQL; on SQLite otherwise. */
export function isPostgres(db: Kysely<unknown>): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}
