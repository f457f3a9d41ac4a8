import { type DatabaseConnection, type Dialect, type Driver, PostgresDialect, PostgresDriver } from 'kysely';
import type { Pool } from 'pg';
import { asServiceError } from './errors.ts';

export interface PostgresOptions {
  /** `postgresql://user:password@host:port/database?sslmode=…`; what it leaves out comes from `PGHOST`, `PGPASSWORD`, …. */
  readonly url: string;
  /** Connections at most. */
  readonly maxConnections: number;
  /** Milliseconds that one statement may take on the server; 0: any. */
  readonly statementTimeoutMs: number;
  /** A connection was lost while no statement ran on it. */
  readonly onError: (error: unknown) => void;
}

/** PostgreSQL through `pg`, which is loaded and connected at the first query. */
export function createPostgresDialect(options: PostgresOptions): Dialect {
  const config = { pool: () => createPool(options), onCreateConnection: translateErrors };
  const dialect = new PostgresDialect(config);
  return {
    createDriver: (): Driver => new TranslatingDriver(config),
    createAdapter: () => dialect.createAdapter(),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createIntrospector: (database) => dialect.createIntrospector(database),
  };
}

/** The type of PostgreSQL's 64-bit integers. */
const int8 = 20;

async function createPool({ url, maxConnections, statementTimeoutMs, onError }: PostgresOptions): Promise<Pool> {
  const { Pool, types } = await import('pg');
  const pool = new Pool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    statement_timeout: statementTimeoutMs,
    // A transaction of a process that hangs must not keep its locks.
    idle_in_transaction_session_timeout: 60_000,
    application_name: 'presswright',
    types: {
      // Times, sizes and sequences fit a double; as text, pg's default, they would not compare.
      getTypeParser: (type: number, format?: 'text' | 'binary') =>
        type === int8 && format !== 'binary' ? Number : types.getTypeParser(type, format),
    },
  });
  // A connection may be lost between two statements of a transaction too, when the pool does not watch over it.
  pool.on('connect', (client) => client.on('error', onError));
  // Idle ones tell the pool as well, which opens others.
  pool.on('error', () => {});
  return pool;
}

class TranslatingDriver extends PostgresDriver {
  override async acquireConnection(): Promise<DatabaseConnection> {
    try {
      return await super.acquireConnection();
    } catch (error) {
      throw asServiceError(error);
    }
  }
}

async function translateErrors(connection: DatabaseConnection): Promise<void> {
  const execute = connection.executeQuery.bind(connection);
  connection.executeQuery = async (query) => {
    try {
      return await execute(query);
    } catch (error) {
      throw asServiceError(error);
    }
  };
}
