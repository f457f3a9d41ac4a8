import type { Transferable } from 'node:worker_threads';
import { ServiceError } from '@presswright/shared/errors';
import { createCostEstimates } from './cost-estimates.ts';
import { defaultThreads, type WorkerPoolOptions } from './pool-options.ts';
import { createTaskQueue, longMs, type Priority, type QueuedTask } from './task-queue.ts';
import type { TaskTable, WorkerTasks } from './tasks.ts';
import { createThreadRunner } from './thread-runner.ts';
import type { Job } from './worker-runtime.ts';

export interface RunOptions {
  /** Gives up waiting: a queued task is dropped; a running one is left to end within its time and its result dropped. */
  readonly signal?: AbortSignal;
  readonly timeoutMs?: number;
  readonly transferList?: readonly Transferable[];
  /** Who the task is for: owners take turns. Default: the server itself. */
  readonly owner?: string;
  /** Default `interactive`. */
  readonly priority?: Priority;
  /** Size of what the task reads, for an estimate of its time. */
  readonly bytes?: number;
  /** Milliseconds it may wait for a thread; what cannot begin by then is refused at once. Default: the pool's. */
  readonly maxWaitMs?: number;
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
   * @throws ServiceError `server_overloaded` (it cannot begin in time, or the pool is closing; `retryAfter` says when to
   *   come back), `timeout` (the thread is replaced), `server_error` (the task failed, or its thread died); or the
   *   signal's reason
   */
  run<K extends keyof Tasks>(task: K, input: Tasks[K]['input'], options?: RunOptions): Promise<Tasks[K]['output']>;
  stats(): PoolStats;
  /** Takes no more tasks, waits for those it has, then ends the threads. */
  drain(): Promise<void>;
  /** Ends the threads now; tasks that it has fail with `server_overloaded`. */
  close(): Promise<void>;
}

interface Waiting extends QueuedTask {
  readonly job: Job;
  readonly bytes: number;
  readonly timeoutMs: number;
  readonly transferList: readonly Transferable[];
  settle(outcome: Promise<unknown>): void;
}

/** Seconds that a refused client is told to wait, at most. */
const maxRetryAfter = 60;

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
  const reserved = Math.min(options.reserved ?? 0, threads - 1);
  const queue = createTaskQueue<Waiting>({ threads, reserved, maxQueued: options.maxQueue ?? 512 });
  const estimates = createCostEstimates();
  const runner = createThreadRunner(options, threads, () => dispatch());
  let active = 0;
  let closing = false;
  let idle = Promise.withResolvers<void>();

  function dispatch(): void {
    // A retiring thread counts until it is gone, else its place would be taken by a task that cannot start.
    while (active + runner.retiring < threads) {
      const next = queue.take();
      if (next === undefined) break;
      active++;
      const started = performance.now();
      const running = runner.run({ ...next, isLong: next.cost > longMs }).finally(() => {
        const elapsed = performance.now() - started;
        active--;
        queue.done(next, elapsed);
        estimates.learn(next.job.task, next.bytes, elapsed);
        dispatch();
        if (active === 0 && queue.size === 0) idle.resolve();
      });
      next.settle(running);
    }
  }

  function overloaded(message: string, task?: QueuedTask): ServiceError {
    const seconds = task === undefined ? 1 : Math.ceil(queue.estimateWait(task) / 1000);
    return new ServiceError('server_overloaded', message, {
      retryAfter: Math.min(maxRetryAfter, Math.max(1, seconds)),
    });
  }

  function refuse(task: Waiting): void {
    const message = 'The server has more work than it can begin in time; try again later.';
    task.settle(Promise.reject(overloaded(message, task)));
  }

  return {
    run(task, input, runOptions = {}) {
      const { signal, bytes = 0, timeoutMs = options.timeoutMs ?? 10_000 } = runOptions;
      if (signal?.aborted) return Promise.reject(signal.reason);
      if (closing) return Promise.reject(overloaded('The server is stopping.'));
      const { promise, resolve, reject } = Promise.withResolvers<Tasks[typeof task]['output']>();
      const entry: Waiting = {
        job: { task, input },
        bytes,
        timeoutMs,
        transferList: runOptions.transferList ?? [],
        owner: runOptions.owner ?? '',
        priority: runOptions.priority ?? 'interactive',
        cost: Math.min(timeoutMs, estimates.estimate(task, bytes)),
        maxWaitMs: runOptions.maxWaitMs ?? options.maxWaitMs ?? Number.POSITIVE_INFINITY,
        settle: (outcome) => outcome.then((value) => resolve(value as Tasks[typeof task]['output']), reject),
      };
      const giveUp = () => {
        queue.remove(entry);
        reject(signal?.reason);
      };
      signal?.addEventListener('abort', giveUp, { once: true });
      for (const refused of queue.push(entry)) refuse(refused);
      dispatch();
      const late = expiry(entry.maxWaitMs, () => {
        if (queue.remove(entry)) refuse(entry);
      });
      return promise.finally(() => {
        clearTimeout(late);
        signal?.removeEventListener('abort', giveUp);
      });
    },
    stats: () => ({ active, queued: queue.size, threads: runner.threads, utilisation: active / threads }),
    async drain() {
      closing = true;
      if (active > 0 || queue.size > 0) {
        idle = Promise.withResolvers();
        await idle.promise;
      }
      await runner.end();
    },
    async close() {
      closing = true;
      for (const waiting of queue.clear()) waiting.settle(Promise.reject(overloaded('The server is stopping.')));
      await runner.end();
    },
  };
}

/** An estimate may be wrong: a task that still waits at its limit is refused then. */
function expiry(maxWaitMs: number, expire: () => void): NodeJS.Timeout | undefined {
  return Number.isFinite(maxWaitMs) ? setTimeout(expire, maxWaitMs) : undefined;
}
