/**
 * A table in shared memory in which a worker says "give me no more tasks", read before each task is handed out.
 *
 * WebAssembly memory grows and never shrinks, so a worker that met a huge file would keep the memory for good; it retires
 * instead. A message could not say so in time: the pool hands out the next task on receiving a result.
 */
export interface Retirement {
  /** Called by the worker, before it answers its last task. */
  retire(threadId: number): void;
  isRetired(threadId: number): boolean;
}

const slots = 256;

export function createRetirementBuffer(): SharedArrayBuffer {
  return new SharedArrayBuffer(slots * Int32Array.BYTES_PER_ELEMENT);
}

/** A slot holds the whole thread id: another thread with the same slot can only undo a retirement, never cause one. */
export function openRetirement(buffer: SharedArrayBuffer): Retirement {
  const table = new Int32Array(buffer);
  return {
    retire(threadId) {
      Atomics.store(table, threadId % slots, threadId);
    },
    isRetired(threadId) {
      return Atomics.load(table, threadId % slots) === threadId;
    },
  };
}
