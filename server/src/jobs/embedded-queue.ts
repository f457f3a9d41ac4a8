import { randomUUID } from 'node:crypto';
import type { JobRepository } from '../store/jobs.ts';
import { EmbeddedWorker } from './embedded-worker.ts';
import { defaultPollInterval, type Job, type JobQueue, type JobQueueOptions } from './job-queue.ts';

const keptMs = 7 * 24 * 3600 * 1000;
const sweepMs = 3600 * 1000;

/** The queue of a store on SQLite: a table whose jobs workers lease. */
export function createEmbeddedQueue(jobs: JobRepository, options: JobQueueOptions): JobQueue {
  const { pollInterval = defaultPollInterval, onError } = options;
  const workers: EmbeddedWorker[] = [];
  const known = new Set(options.kinds.map(({ name }) => name));
  const sweep = setInterval(() => jobs.deleteEnded(Date.now() - keptMs).catch(onError), sweepMs).unref();
  const requireKnown = ({ name }: { readonly name: string }) => {
    if (!known.has(name)) throw new Error(`the queue was opened without the kind ${name}`);
  };

  return {
    async enqueue(kind, data, { within, delay = 0, priority = 0, uniqueKey } = {}) {
      requireKnown(kind);
      const id = randomUUID();
      const isNew = await (within?.jobs ?? jobs).create({
        id,
        kind: kind.name,
        data: JSON.stringify(data),
        priority,
        uniqueKey: uniqueKey ?? null,
        dueAt: Date.now() + delay * 1000,
      });
      return isNew ? id : null;
    },
    async find<T extends object>(kind: { readonly name: string }, id: string): Promise<Job<T> | null> {
      const found = await jobs.find(kind.name, id);
      if (found === null) return null;
      const { state, data, attempts, error } = found;
      return { id, state, data: JSON.parse(data), attempts, error };
    },
    cancel: (kind, id) => jobs.cancel(kind.name, id, Date.now()),
    async work(kind, handler, { concurrency = 1 } = {}) {
      requireKnown(kind);
      const worker = new EmbeddedWorker({ jobs, kind, concurrency, pollMs: pollInterval * 1000, onError }, (attempt) =>
        // Data of a kind is what was put in with it.
        handler(attempt as Parameters<typeof handler>[0]),
      );
      workers.push(worker);
      worker.start();
    },
    async stop(maxWait) {
      clearInterval(sweep);
      await Promise.all(workers.splice(0).map((worker) => worker.stop(maxWait * 1000)));
    },
  };
}
