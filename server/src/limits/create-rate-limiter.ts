import type { DatabaseOptions } from '../store/database.ts';
import type { Store } from '../store/store.ts';
import { createDatabaseRateLimiter } from './database-rate-limiter.ts';
import { createMemoryRateLimiter } from './memory-rate-limiter.ts';
import type { RateLimiter } from './rate-limiter.ts';

/** The limiter of a migrated store: on SQLite, which serves one server, in memory; on PostgreSQL in the database. */
export function createRateLimiter(
  { rateWindows }: Pick<Store, 'rateWindows'>,
  { databaseUrl }: Pick<DatabaseOptions, 'databaseUrl'>,
): RateLimiter {
  return databaseUrl === null ? createMemoryRateLimiter() : createDatabaseRateLimiter(rateWindows);
}
