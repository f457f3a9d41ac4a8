import type { Engine } from '../engine.ts';
import type { QueueLimits } from './queued-engine.ts';

/** What an operator may say of a model's queue. */
export interface QueueSettings {
  readonly max_concurrent?: number;
  readonly max_queue?: number;
}

export interface QueueSurroundings {
  /** Threads of the worker pool. */
  readonly threads: number;
  /** Servers that have the model; of a GGUF file the answers that are written at the same time. */
  readonly servers: number;
  readonly maxWaitMs: number;
}

/** Limits of an engine whose operator says nothing. */
const defaults: Readonly<Record<Engine['kind'], (around: QueueSurroundings) => Omit<QueueLimits, 'maxWaitMs'>>> = {
  // As many as the pool runs, which leaves a thread to other organisations too.
  builtin: ({ threads }) => ({ maxConcurrent: threads, maxQueue: 512, reserved: Math.min(1, threads - 1) }),
  llama: ({ servers }) => ({ maxConcurrent: servers, maxQueue: 64, reserved: 0 }),
  remote: ({ servers }) => ({ maxConcurrent: 16 * servers, maxQueue: 256, reserved: 0 }),
};

/** The limits of a model's queue: the operator's, else those of its kind of engine. */
export function queueLimits(
  kind: Engine['kind'],
  { max_concurrent: maxConcurrent, max_queue: maxQueue }: QueueSettings,
  around: QueueSurroundings,
): QueueLimits {
  const own = defaults[kind](around);
  const places = maxConcurrent ?? own.maxConcurrent;
  return {
    maxConcurrent: places,
    maxQueue: maxQueue ?? own.maxQueue,
    reserved: Math.min(own.reserved, places - 1),
    maxWaitMs: around.maxWaitMs,
  };
}
