import type { Transferable } from 'node:worker_threads';
import { createCostEstimates } from './cost-estimates.ts';
import { defaultThreads, type WorkerPoolOptions } from './pool-options.ts';
import { createTaskDispatcher } from './task-dispatcher.ts';
import { longMs, type Priority } from './task-queue.ts';
import type { TaskTable, WorkerTasks } from './tasks.ts';
import { createThreadRunner } from './thread-runner.ts';

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
  /** Most threads at once. */
  readonly threads: number;
  stats(): PoolStats;
  /** Takes no more tasks, waits for those it has, then ends the threads. */
  drain(): Promise<void>;
  /** Ends the threads now; tasks that it has fail with `server_overloaded`. */
  close(): Promise<void>;
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
  const reserved = Math.min(options.reserved ?? 0, threads - 1);
  const estimates = createCostEstimates();
  const runner = createThreadRunner(options, threads, () => dispatcher.dispatch());
  const dispatcher = createTaskDispatcher({
    threads,
    reserved,
    maxQueued: options.maxQueue ?? 512,
    // A retiring thread counts until it is gone, else its place would be taken by a task that cannot start.
    places: () => threads - runner.retiring,
  });

  return {
    threads,
    run(task, input, runOptions = {}) {
      const { signal, bytes = 0, timeoutMs = options.timeoutMs ?? 10_000, transferList = [] } = runOptions;
      const cost = Math.min(timeoutMs, estimates.estimate(task, bytes));
      const running = dispatcher.run<unknown>(
        {
          owner: runOptions.owner ?? '',
          priority: runOptions.priority ?? 'interactive',
          cost,
          maxWaitMs: runOptions.maxWaitMs ?? options.maxWaitMs ?? Number.POSITIVE_INFINITY,
          begin: () => runner.run({ job: { task, input }, timeoutMs, transferList, isLong: cost > longMs }),
          onEnd: (elapsedMs) => estimates.learn(task, bytes, elapsedMs),
        },
        signal,
      );
      return running as Promise<Tasks[typeof task]['output']>;
    },
    stats: () => ({
      active: dispatcher.active,
      queued: dispatcher.queued,
      threads: runner.threads,
      utilisation: dispatcher.active / threads,
    }),
    async drain() {
      dispatcher.stop('begun');
      await dispatcher.idle();
      await runner.end();
    },
    async close() {
      dispatcher.stop('refused');
      await runner.end();
    },
  };
}
