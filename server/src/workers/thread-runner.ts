import type { Transferable } from 'node:worker_threads';
import { ServiceError } from '@presswright/shared/errors';
import { Piscina } from 'piscina';
import { findWorkerAssets } from './assets.ts';
import { idleTimeoutMs, type WorkerPoolOptions, youngHeapMb } from './pool-options.ts';
import { createRetirementBuffer, openRetirement } from './retirement.ts';
import { chooseThread, type ThreadState } from './thread-choice.ts';
import { beginTask, type Job, type WorkerSetup } from './worker-runtime.ts';

/** Threads, each of which runs one task at a time. The queue is kept elsewhere. */
export interface ThreadRunner {
  /** Threads alive. */
  readonly threads: number;
  /** Places that no new task can have, because the thread there is about to end. */
  readonly retiring: number;
  /** Runs a task; there must be a place for it. Throws as the pool's `run` does. */
  run(task: ThreadTask): Promise<unknown>;
  /** Ends the threads now; tasks that they have fail with `server_overloaded`. */
  end(): Promise<void>;
}

export interface ThreadTask {
  readonly job: Job;
  /** Milliseconds, from when a thread has it. */
  readonly timeoutMs: number;
  readonly transferList: readonly Transferable[];
  /** Whether it is long: a long task waits for a new thread rather than take the last that is ready. */
  readonly isLong: boolean;
}

/** Milliseconds after which a thread that has not begun is given up, and what waits for it fails. */
const startTimeoutMs = 60_000;

/** A task for which no thread is ready yet. */
interface Waiting {
  readonly task: ThreadTask;
  begin(threadId: number): void;
  fail(cause: unknown): void;
}

interface KnownThread extends ThreadState {
  /** Whether it may have tasks: it has loaded what they need. */
  readonly isReady: boolean;
}

/** @param onPlace called when a retired thread has left its place */
export function createThreadRunner(options: WorkerPoolOptions, threads: number, onPlace: () => void): ThreadRunner {
  const assets = options.assets ?? findWorkerAssets();
  const reserved = Math.min(options.reserved ?? 0, threads - 1);
  const retirementBuffer = createRetirementBuffer();
  const retirement = openRetirement(retirementBuffer);
  const setup: WorkerSetup = {
    assets,
    retirement: retirementBuffer,
    preload: options.preload ?? false,
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
    resourceLimits: {
      maxOldGenerationSizeMb: options.heapMb ?? 256,
      maxYoungGenerationSizeMb: options.youngHeapMb ?? youngHeapMb,
    },
    workerData: setup,
    loadBalancer: (task, workers) => {
      const { threadId } = placementOf(task);
      return (
        workers.find(({ id }) => (threadId === undefined ? states.get(id)?.isReady === false : id === threadId)) ?? null
      );
    },
  });
  /** By thread id, threads that are gone included. */
  const states = new Map<number, KnownThread>();
  const waiting: Waiting[] = [];
  const retiring = new Set<number>();
  let starting = 0;
  let ending = false;
  piscina.on('error', (error: unknown) => options.onError?.(error));
  for (const { threadId } of piscina.threads) know(threadId, true);
  piscina.on('workerCreate', ({ id }: { readonly id: number }) => {
    if (states.has(id)) return;
    // A thread that nobody asked for is one of those that are kept.
    const unready = [...states.values()].filter(({ isReady }) => !isReady).length;
    know(id, unready >= starting);
    place();
  });

  function know(id: number, isReady: boolean): void {
    states.set(id, { id, running: 'nothing', ended: 0, yields: false, isReady });
  }

  function readyThreads(): ThreadState[] {
    const alive = new Set(piscina.threads.map(({ threadId }) => threadId));
    for (const id of states.keys()) if (!alive.has(id)) states.delete(id);
    return [...states.values()].filter(({ id, isReady }) => isReady && !retirement.isRetired(id));
  }

  /** Gives the waiting tasks threads, and starts threads for those that find none. */
  function place(): void {
    for (const entry of [...waiting]) {
      const thread = chooseThread(readyThreads(), { isLong: entry.task.isLong, reserved });
      if (thread === undefined) continue;
      waiting.splice(waiting.indexOf(entry), 1);
      entry.begin(thread.id);
    }
    while (!ending && starting < waiting.length && piscina.threads.length < threads) void startThread();
  }

  async function startThread(): Promise<void> {
    starting++;
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(), startTimeoutMs);
    try {
      const job = { task: beginTask, ...placementIn({ threadId: undefined }) };
      const id = await piscina.run(job, { signal: limit.signal });
      const state = states.get(id);
      if (state !== undefined) states.set(id, { ...state, isReady: true });
    } catch (cause) {
      for (const entry of waiting.splice(0)) entry.fail(cause);
    } finally {
      clearTimeout(timer);
      starting--;
      place();
    }
  }

  function endRetired(): void {
    for (const thread of piscina.threads) {
      const id = thread.threadId;
      // What a thread has said of itself comes before its answer.
      const isBusy = states.get(id)?.running !== 'nothing';
      if (isBusy || !retirement.isRetired(id) || retiring.has(id)) continue;
      retiring.add(id);
      thread.once('exit', () => {
        retiring.delete(id);
        onPlace();
        place();
      });
      void thread.terminate();
    }
  }

  async function runOn(threadId: number, { job, timeoutMs, transferList, isLong }: ThreadTask): Promise<unknown> {
    const state = states.get(threadId);
    if (state !== undefined) states.set(threadId, { ...state, running: isLong ? 'long' : 'short' });
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(), timeoutMs);
    try {
      const placed = { ...job, yields: isLong && reserved > 0, ...placementIn({ threadId }) };
      return await piscina.run(placed, { signal: limit.signal, transferList: [...transferList] });
    } catch (cause) {
      if (limit.signal.aborted) {
        throw new ServiceError('timeout', `The task took longer than ${timeoutMs} ms and was stopped.`, { cause });
      }
      throw asServiceError(cause, ending);
    } finally {
      clearTimeout(timer);
      if (state !== undefined) {
        const yields = state.yields || (isLong && reserved > 0);
        states.set(threadId, { ...state, running: 'nothing', ended: state.ended + 1, yields });
      }
      endRetired();
      place();
    }
  }

  return {
    get threads() {
      return piscina.threads.length;
    },
    get retiring() {
      return retiring.size;
    },
    run: (task) =>
      new Promise((resolve, reject) => {
        waiting.push({
          task,
          begin: (threadId) => resolve(runOn(threadId, task)),
          fail: (cause) => reject(asServiceError(cause, ending)),
        });
        place();
      }),
    async end() {
      ending = true;
      for (const entry of waiting.splice(0)) entry.fail(new Error('The server is stopping.'));
      await piscina.destroy();
    },
  };
}

/** What the load balancer is told of a task. */
interface Placement {
  /** undefined: any thread that has just started. */
  readonly threadId: number | undefined;
}

function placementIn(placement: Placement): object {
  return { [Piscina.queueOptionsSymbol]: placement };
}

function placementOf(task: object): Placement {
  const { [Piscina.queueOptionsSymbol]: placement } = task as { readonly [key: symbol]: Placement | undefined };
  return placement ?? { threadId: undefined };
}

function asServiceError(cause: unknown, ending: boolean): ServiceError {
  if (ending) return new ServiceError('server_overloaded', 'The server is stopping.', { retryAfter: 1, cause });
  if (cause instanceof Error && 'code' in cause && cause.code === 'ERR_WORKER_OUT_OF_MEMORY') {
    return new ServiceError('server_error', 'The task needed more memory than one task may use.', { cause });
  }
  return new ServiceError('server_error', undefined, { cause });
}
