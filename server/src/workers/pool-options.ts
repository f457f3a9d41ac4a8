import { availableParallelism } from 'node:os';
import type { WorkerAssets } from './assets.ts';

export interface WorkerPoolOptions {
  /** Most threads at once. Default: one a core, at least three, one of which may be reserved. */
  readonly threads?: number;
  /** Threads that long tasks, and one owner alone, may not take. Default 0; one thread at least is left for them. */
  readonly reserved?: number;
  /** Threads kept while idle, started ahead. Default 1. */
  readonly warmThreads?: number;
  /** Whether a thread that has nothing to do yet loads the analyser, so that the first to need it need not wait. */
  readonly preload?: boolean;
  /** Tasks that may wait for a thread; with one more, the largest is refused with `server_overloaded`. Default 512. */
  readonly maxQueue?: number;
  /** Milliseconds a task may wait for a thread, unless `run` says otherwise. Default: any time. */
  readonly maxWaitMs?: number;
  /** Milliseconds a task may run, thread start included, unless `run` says otherwise. Default 10,000. */
  readonly timeoutMs?: number;
  /** JavaScript heap of one thread, in MiB. Default 256. */
  readonly heapMb?: number;
  /** Of it, room for new objects. Default `youngHeapMb`. */
  readonly youngHeapMb?: number;
  /** Memory outside the heap, in MiB, with which a thread retires after its task. Default 80: a loaded parser has 42, half a
   * megabyte of PHP about doubles that. */
  readonly retireAboveMb?: number;
  /** Files of the worker. Default: `findWorkerAssets()`. */
  readonly assets?: WorkerAssets;
  /** Told of a thread that died without a task, or could not start. */
  readonly onError?: (error: unknown) => void;
}

/** Milliseconds a thread beyond the warm ones stays without work. */
export const idleTimeoutMs = 30_000;

/**
 * New objects of a thread, in MiB. Half as much is searched twice as often, for a twentieth of an analysis more; left alone it
 * grows to several times that, and nothing gets faster.
 */
export const youngHeapMb = 48;

export function defaultThreads(): number {
  return Math.max(3, availableParallelism());
}
