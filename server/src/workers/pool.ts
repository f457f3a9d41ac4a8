import type { Transferable } from 'node:worker_threads';
import { ServiceError } from '@presswright/shared/errors';
import { Piscina } from 'piscina';
import { findWorkerAssets } from './assets.ts';
import { defaultThreads, idleTimeoutMs, type WorkerPoolOptions, youngHeapMb } from './pool-options.ts';
import { createRetirementBuffer, openRetirement } from './retirement.ts';
import type { TaskTable, WorkerTasks } from './tasks.ts';
import type { Job, WorkerSetup } from './worker-runtime.ts';

export interface RunOptions {
  /** Gives up waiting: a queued task is dropped; a running one is left to end within its time and its result dropped. */
  readonly signal?: AbortSignal;
  readonly timeoutMs?: number;
  readonly transferList?: readonly Transferable[];
}

export interface PoolStats {
  /** Tasks running now. */
  readonly active: number;
  /** Tasks waiting for a thread. */
  readonly queued: number;
  /** Threads alive. */
  readonly threads: number;
  /** Busy share of the threads that there may be, 0–1. */
  readonly utilisation: number;
}

export interface WorkerPool<Tasks extends TaskTable<Tasks> = WorkerTasks> {
  /**
   * Runs a task in a thread.
   *
   * @throws ServiceError `server_overloaded` (queue full or pool closing), `timeout` (the thread is replaced),
   *   `server_error` (the task failed, or its thread died); or the signal's reason
   */
  run<K extends keyof Tasks>(task: K, input: Tasks[K]['input'], options?: RunOptions): Promise<Tasks[K]['output']>;
  stats(): PoolStats;
  /** Takes no more tasks, waits for those it has, then ends the threads. */
  drain(): Promise<void>;
  /** Ends the threads now; tasks that it has fail with `server_overloaded`. */
  close(): Promise<void>;
}

interface Waiting {
  readonly job: Job;
  readonly timeoutMs: number;
  readonly transferList: readonly Transferable[];
  settle(outcome: Promise<unknown>): void;
}

/**
 * Threads that run user code's analysis and completion.
 *
 * The queue is kept here rather than in piscina: a task is handed over only when a thread can take it, so its time limit
 * counts its own time, and no task waits on a thread that is about to retire.
 */
export function createWorkerPool<Tasks extends TaskTable<Tasks> = WorkerTasks>(
  options: WorkerPoolOptions = {},
): WorkerPool<Tasks> {
  const threads = options.threads ?? defaultThreads();
  const maxQueue = options.maxQueue ?? 512;
  const defaultTimeoutMs = options.timeoutMs ?? 10_000;
  const assets = options.assets ?? findWorkerAssets();
  const retirementBuffer = createRetirementBuffer();
  const retirement = openRetirement(retirementBuffer);
  const setup: WorkerSetup = {
    assets,
    retirement: retirementBuffer,
    retireAboveBytes: (options.retireAboveMb ?? 80) * 2 ** 20,
  };
  const piscina = new Piscina({
    filename: assets.workerFile,
    minThreads: Math.min(options.warmThreads ?? 1, threads),
    maxThreads: threads,
    idleTimeout: idleTimeoutMs,
    // With its waiting loop on shared memory a worker's event loop never turns between tasks, and closed message ports
    // would pile up.
    atomics: 'disabled',
    recordTiming: false,
    resourceLimits: { maxOldGenerationSizeMb: options.heapMb ?? 256, maxYoungGenerationSizeMb: youngHeapMb },
    workerData: setup,
    loadBalancer: (_task, workers) =>
      workers.find((worker) => worker.currentUsage === 0 && !retirement.isRetired(worker.id)) ?? null,
  });
  piscina.on('error', (error: unknown) => options.onError?.(error));

  const queue: Waiting[] = [];
  const retiring = new Set<number>();
  let active = 0;
  let meanMs = 20;
  let closing = false;
  let idle = Promise.withResolvers<void>();

  function dispatch(): void {
    // A retiring thread counts until it is gone, else its place would be taken by a task that cannot start.
    while (active + retiring.size < threads) {
      const next = queue.shift();
      if (!next) break;
      active++;
      const started = performance.now();
      next.settle(
        execute(next).finally(() => {
          active--;
          meanMs += (performance.now() - started - meanMs) / 16;
          endRetired();
          dispatch();
          if (active === 0 && queue.length === 0) idle.resolve();
        }),
      );
    }
  }

  async function execute({ job, timeoutMs, transferList }: Waiting): Promise<unknown> {
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(), timeoutMs);
    try {
      return await piscina.run(job, { signal: limit.signal, transferList: [...transferList] });
    } catch (cause) {
      if (limit.signal.aborted) {
        throw new ServiceError('timeout', `The task took longer than ${timeoutMs} ms and was stopped.`, { cause });
      }
      throw asServiceError(cause, closing);
    } finally {
      clearTimeout(timer);
    }
  }

  function endRetired(): void {
    for (const thread of piscina.threads) {
      const id = thread.threadId;
      if (!retirement.isRetired(id) || retiring.has(id)) continue;
      retiring.add(id);
      thread.once('exit', () => {
        retiring.delete(id);
        dispatch();
      });
      void thread.terminate();
    }
  }

  function overloaded(message: string): ServiceError {
    const seconds = Math.ceil(((queue.length + 1) * meanMs) / threads / 1000);
    return new ServiceError('server_overloaded', message, { retryAfter: Math.min(30, Math.max(1, seconds)) });
  }

  async function end(): Promise<void> {
    await piscina.destroy();
  }

  return {
    run(task, input, { signal, timeoutMs = defaultTimeoutMs, transferList = [] } = {}) {
      if (signal?.aborted) return Promise.reject(signal.reason);
      if (closing) return Promise.reject(overloaded('The server is stopping.'));
      if (queue.length >= maxQueue) return Promise.reject(overloaded(`${maxQueue} tasks are waiting already.`));
      const { promise, resolve, reject } = Promise.withResolvers<Tasks[typeof task]['output']>();
      const entry: Waiting = {
        job: { task, input },
        timeoutMs,
        transferList,
        settle: (outcome) => outcome.then((value) => resolve(value as Tasks[typeof task]['output']), reject),
      };
      const giveUp = () => {
        const place = queue.indexOf(entry);
        if (place >= 0) queue.splice(place, 1);
        reject(signal?.reason);
      };
      signal?.addEventListener('abort', giveUp, { once: true });
      queue.push(entry);
      dispatch();
      return promise.finally(() => signal?.removeEventListener('abort', giveUp));
    },
    stats: () => ({
      active,
      queued: queue.length,
      threads: piscina.threads.length,
      utilisation: active / threads,
    }),
    async drain() {
      closing = true;
      if (active > 0 || queue.length > 0) {
        idle = Promise.withResolvers();
        await idle.promise;
      }
      await end();
    },
    async close() {
      closing = true;
      for (const waiting of queue.splice(0)) waiting.settle(Promise.reject(overloaded('The server is stopping.')));
      await end();
    },
  };
}

function asServiceError(cause: unknown, closing: boolean): ServiceError {
  if (closing) return new ServiceError('server_overloaded', 'The server is stopping.', { retryAfter: 1, cause });
  if (cause instanceof Error && 'code' in cause && cause.code === 'ERR_WORKER_OUT_OF_MEMORY') {
    return new ServiceError('server_error', 'The task needed more memory than one task may use.', { cause });
  }
  return new ServiceError('server_error', undefined, { cause });
}
