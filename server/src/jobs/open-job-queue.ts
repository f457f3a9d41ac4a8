import type { DatabaseOptions } from '../store/database.ts';
import type { Store } from '../store/store.ts';
import { createEmbeddedQueue } from './embedded-queue.ts';
import type { JobQueue, JobQueueOptions } from './job-queue.ts';

/** Opens the job queue of a migrated store: a table on SQLite, pg-boss on PostgreSQL. */
export async function openJobQueue(
  store: Store,
  { databaseUrl }: Pick<DatabaseOptions, 'databaseUrl'>,
  options: JobQueueOptions,
): Promise<JobQueue> {
  if (databaseUrl === null) return createEmbeddedQueue(store.jobs, options);
  const { openPgBossQueue } = await import('./pg-boss-queue.ts');
  return openPgBossQueue(databaseUrl, options);
}
