import { type Dialect, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import { SqliteDriver } from './driver.ts';

/** SQLite's definitions are part of a transaction like everything else: a migration runs whole or not at all. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/**
 * SQLite on `node:sqlite`, opened at the first query.
 * @param maxLockWaitMs how long a statement waits for a lock of another process before it fails `server_overloaded`
 */
export function createSqliteDialect(path: string, maxLockWaitMs: number): Dialect {
  return {
    createDriver: () => new SqliteDriver(path, maxLockWaitMs),
    createAdapter: () => new TransactionalSqliteAdapter(),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createIntrospector: (database) => new SqliteIntrospector(database),
  };
}
