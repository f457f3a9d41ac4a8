import type { Transferable } from 'node:worker_threads';
import { ServiceError } from '@presswright/shared/errors';
import { Piscina } from 'piscina';
import { findWorkerAssets } from './assets.ts';
import { idleTimeoutMs, type WorkerPoolOptions, youngHeapMb } from './pool-options.ts';
import { createRetirementBuffer, openRetirement } from './retirement.ts';
import type { Job, WorkerSetup } from './worker-runtime.ts';

/** Threads, each of which runs one task at a time. The queue is kept elsewhere. */
export interface ThreadRunner {
  /** Threads alive. */
  readonly threads: number;
  /** Places that no new task can have, because the thread there is about to end. */
  readonly retiring: number;
  /** Runs a task; there must be a place for it. Throws as the pool's `run` does. */
  run(job: Job, timeoutMs: number, transferList: readonly Transferable[]): Promise<unknown>;
  /** Ends the threads now; tasks that they have fail with `server_overloaded`. */
  end(): Promise<void>;
}

/** @param onPlace called when a retired thread has left its place */
export function createThreadRunner(options: WorkerPoolOptions, threads: number, onPlace: () => void): ThreadRunner {
  const assets = options.assets ?? findWorkerAssets();
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
    resourceLimits: { maxOldGenerationSizeMb: options.heapMb ?? 256, maxYoungGenerationSizeMb: youngHeapMb },
    workerData: setup,
    loadBalancer: (_task, workers) =>
      workers.find((worker) => worker.currentUsage === 0 && !retirement.isRetired(worker.id)) ?? null,
  });
  piscina.on('error', (error: unknown) => options.onError?.(error));
  const retiring = new Set<number>();
  let ending = false;

  function endRetired(): void {
    for (const thread of piscina.threads) {
      const id = thread.threadId;
      if (!retirement.isRetired(id) || retiring.has(id)) continue;
      retiring.add(id);
      thread.once('exit', () => {
        retiring.delete(id);
        onPlace();
      });
      void thread.terminate();
    }
  }

  return {
    get threads() {
      return piscina.threads.length;
    },
    get retiring() {
      return retiring.size;
    },
    async run(job, timeoutMs, transferList) {
      const limit = new AbortController();
      const timer = setTimeout(() => limit.abort(), timeoutMs);
      try {
        return await piscina.run(job, { signal: limit.signal, transferList: [...transferList] });
      } catch (cause) {
        if (limit.signal.aborted) {
          throw new ServiceError('timeout', `The task took longer than ${timeoutMs} ms and was stopped.`, { cause });
        }
        throw asServiceError(cause, ending);
      } finally {
        clearTimeout(timer);
        endRetired();
      }
    },
    async end() {
      ending = true;
      await piscina.destroy();
    },
  };
}

function asServiceError(cause: unknown, ending: boolean): ServiceError {
  if (ending) return new ServiceError('server_overloaded', 'The server is stopping.', { retryAfter: 1, cause });
  if (cause instanceof Error && 'code' in cause && cause.code === 'ERR_WORKER_OUT_OF_MEMORY') {
    return new ServiceError('server_error', 'The task needed more memory than one task may use.', { cause });
  }
  return new ServiceError('server_error', undefined, { cause });
}
