import { join } from 'node:path';
import { Kysely } from 'kysely';
import { createPostgresDialect } from './postgres/dialect.ts';
import type { Database } from './schema.ts';
import { createSqliteDialect } from './sqlite/dialect.ts';

/** Which database keeps the store. */
export interface DatabaseOptions {
  readonly dataDir: string;
  /** A PostgreSQL address; null: SQLite in the data folder. */
  readonly databaseUrl: string | null;
  /** Milliseconds that a statement waits for SQLite's write lock. */
  readonly maxLockWaitMs?: number;
  /** A connection was lost while no statement ran on it. */
  readonly onError?: (error: unknown) => void;
}

const maxLockWaitMs = 5_000;
const maxConnections = 10;
const statementTimeoutMs = 30_000;

/** Opens the database that the options name. Nothing is read, and no file made, before the first query. */
export function openDatabase(options: DatabaseOptions): Kysely<Database> {
  const { databaseUrl: url, onError = () => {} } = options;
  const dialect =
    url === null
      ? createSqliteDialect(databasePath(options.dataDir), options.maxLockWaitMs ?? maxLockWaitMs)
      : createPostgresDialect({ url, maxConnections, statementTimeoutMs, onError });
  return new Kysely<Database>({ dialect });
}

/** The same database with one connection whose statements may take any time, for migrations. */
export function openForMigration(options: DatabaseOptions): Kysely<Database> {
  const { databaseUrl: url, onError = () => {} } = options;
  if (url === null) return openDatabase(options);
  return new Kysely<Database>({
    dialect: createPostgresDialect({ url, maxConnections: 2, statementTimeoutMs: 0, onError }),
  });
}

/** SQLite's file in the data folder. */
export function databasePath(dataDir: string): string {
  return join(dataDir, 'presswright.db');
}

/** Where the store is, for people: a path, or a PostgreSQL address without user and password. */
export function describeDatabase({ dataDir, databaseUrl }: Pick<DatabaseOptions, 'dataDir' | 'databaseUrl'>): string {
  if (databaseUrl === null) return databasePath(dataDir);
  const { hostname, port, pathname, searchParams } = new URL(databaseUrl);
  const host = hostname || searchParams.get('host') || 'localhost';
  return `PostgreSQL at ${host}${port === '' ? '' : `:${port}`}${pathname}`;
}
