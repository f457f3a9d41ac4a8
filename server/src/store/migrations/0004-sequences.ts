import { type Kysely, type Migration, sql } from 'kysely';
import { isPostgres } from './dialect.ts';

/** Gives files and API keys a sequence as events have one: the order of lists, also within one second. */
export const sequences: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await (isPostgres(db) ? upOnPostgres(db) : upOnSqlite(db));
    for (const table of ['files', 'api_keys']) {
      await db.schema.createIndex(`${table}_sequence`).on(table).columns(['organization_id', 'sequence']).execute();
    }
  },
};

/**
 * A sequence of PostgreSQL counts up when a row is written, not when it is committed: a reader that moves forward would
 * skip what commits late. So who writes a row of an organisation first takes its lock, which is held to the end of the
 * transaction; then sequences rise in the order of commits. One lock for all tables, lest transactions wait in a ring.
 */
async function upOnPostgres(db: Kysely<unknown>): Promise<void> {
  await sql`create sequence presswright_sequence`.execute(db);
  await sql`
    create function presswright_number_row() returns trigger language plpgsql as $$
    begin
      perform pg_advisory_xact_lock(hashtext('presswright_sequence'), hashtext(new.organization_id));
      new.sequence := nextval('presswright_sequence');
      return new;
    end $$`.execute(db);
  for (const table of ['files', 'api_keys']) {
    await sql`alter table ${sql.table(table)} add column sequence bigint not null unique`.execute(db);
  }
  for (const table of ['files', 'api_keys', 'events']) {
    await sql`
      create trigger ${sql.raw(`${table}_number_row`)} before insert on ${sql.table(table)}
      for each row execute function presswright_number_row()`.execute(db);
  }
  await db.schema.dropIndex('files_organization').execute();
  await db.schema.dropIndex('api_keys_organization').execute();
}

/** SQLite cannot add such a column: the tables are made again. What had no order within a second keeps that of its making. */
async function upOnSqlite(db: Kysely<unknown>): Promise<void> {
  const numbered = (table: string) =>
    db.schema
      .createTable(`${table}_numbered`)
      .addColumn('sequence', 'integer', (column) => column.primaryKey().autoIncrement())
      .addColumn('id', 'text', (column) => column.notNull().unique())
      .addColumn('organization_id', 'text', (column) =>
        column.notNull().references('organizations.id').onDelete('cascade'),
      );
  await numbered('files')
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('filename', 'text', (column) => column.notNull())
    .addColumn('bytes', 'bigint', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('status_details', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await numbered('api_keys')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull().unique())
    .addColumn('hint', 'text', (column) => column.notNull())
    .addColumn('scopes', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint')
    .addColumn('revoked_at', 'bigint')
    .addColumn('last_used_at', 'bigint')
    .execute();
  const columns = {
    files: 'id, organization_id, purpose, filename, bytes, status, status_details, created_at',
    api_keys: 'id, organization_id, name, hash, hint, scopes, created_at, expires_at, revoked_at, last_used_at',
  };
  for (const [table, names] of Object.entries(columns)) {
    const next = `${table}_numbered`;
    await sql
      .raw(`insert into ${next} (${names}) select ${names} from ${table} order by created_at, rowid`)
      .execute(db);
    await db.schema.dropTable(table).execute();
    await db.schema.alterTable(next).renameTo(table).execute();
  }
}
