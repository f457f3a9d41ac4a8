import { randomUUID } from 'node:crypto';
import { type JobWithMetadata, PgBoss } from 'pg-boss';
import { defaultPollInterval, type Job, type JobQueue, type JobQueueOptions, type JobState } from './job-queue.ts';

/** Seconds between looks for jobs whose worker is lost. */
const superviseSeconds = 5;
const keptSeconds = 7 * 24 * 3600;
/** A job may wait for its time for so long; pg-boss deletes it then. */
const maxWaitSeconds = 365 * 24 * 3600;

const states: Readonly<Record<JobWithMetadata['state'], JobState>> = {
  created: 'waiting',
  retry: 'waiting',
  active: 'running',
  completed: 'succeeded',
  failed: 'dead',
  cancelled: 'cancelled',
};

/** Opens pg-boss, which makes and migrates the schema `pgboss` in the database. */
export async function openPgBossQueue(url: string, options: JobQueueOptions): Promise<JobQueue> {
  const boss = new PgBoss({
    connectionString: url,
    application_name: 'presswright-jobs',
    max: 4,
    connectionTimeoutMillis: 5_000,
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
    schedule: false,
  });
  boss.on('error', options.onError);
  await boss.start();
  for (const { name, maxAttempts, retryDelay, maxRetryDelay, lease, maxRun } of options.kinds) {
    const settings = {
      retryLimit: maxAttempts - 1,
      retryDelay,
      retryBackoff: true,
      retryDelayMax: maxRetryDelay,
      heartbeatSeconds: lease,
      expireInSeconds: maxRun,
      deleteAfterSeconds: keptSeconds,
      retentionSeconds: maxWaitSeconds,
    };
    await boss.createQueue(name, { ...settings, policy: 'exclusive' });
    // One that an older version made.
    await boss.updateQueue(name, settings);
  }

  return {
    async enqueue(kind, data, { within, delay, priority, uniqueKey } = {}) {
      return boss.send(kind.name, data, {
        priority: priority ?? 0,
        // The policy is one job a key: without a key of its own every job has another.
        singletonKey: uniqueKey === undefined ? randomUUID() : `key:${uniqueKey}`,
        ...(delay === undefined ? {} : { startAfter: new Date(Date.now() + delay * 1000) }),
        ...(within === undefined ? {} : { db: within }),
      });
    },
    async find<T extends object>(kind: { readonly name: string }, id: string): Promise<Job<T> | null> {
      const [found] = await boss.findJobs<T>(kind.name, { id });
      if (found === undefined) return null;
      const { state, data, retryCount, output, startedOn } = found;
      // A retry is counted when it begins.
      const attempts = startedOn === null ? 0 : retryCount + 1;
      return { id, state: states[state], data, attempts, error: errorOf(output) };
    },
    async cancel(kind, id) {
      // The count is not in pg-boss' types.
      const response: object = await boss.cancel(kind.name, id);
      return 'affected' in response && response.affected === 1;
    },
    async work<T extends object>(
      kind: { readonly name: string },
      handler: (attempt: { id: string; data: T; attempt: number; signal: AbortSignal }) => Promise<void>,
      { concurrency = 1 }: { readonly concurrency?: number } = {},
    ) {
      const pollingIntervalSeconds = Math.max(0.5, options.pollInterval ?? defaultPollInterval);
      for (let place = 0; place < concurrency; place++) {
        let worker = '';
        worker = await boss.work<T>(kind.name, { batchSize: 1, pollingIntervalSeconds }, async (jobs) => {
          // pg-boss looks for the next job at its next turn only; where there was one, there may be another.
          boss.notifyWorker(worker);
          for (const { id, data, retryCount, signal } of jobs) {
            await handler({ id, data, attempt: retryCount + 1, signal });
          }
        });
      }
    },
    async stop(maxWait) {
      await boss.stop({ graceful: true, timeout: maxWait * 1000 });
    },
  };
}

/** pg-boss keeps what a handler threw as JSON. */
function errorOf(output: unknown): string | null {
  if (typeof output !== 'object' || output === null) return null;
  if ('message' in output) return String(output.message);
  return 'value' in output ? (errorOf(output.value) ?? String(output.value)) : null;
}
