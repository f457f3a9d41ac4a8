import { readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';
import { basename } from 'node:path';
import { getHeapStatistics } from 'node:v8';
import { threadId, workerData } from 'node:worker_threads';
import type { WorkerAssets } from './assets.ts';
import { openRetirement } from './retirement.ts';
import type { TaskTable } from './tasks.ts';

/** What the pool tells each worker when it starts it. */
export interface WorkerSetup {
  readonly assets: WorkerAssets;
  readonly retirement: SharedArrayBuffer;
  /** Whether to load the analyser before it is asked for. */
  readonly preload: boolean;
  /** Memory outside the JavaScript heap, in bytes, above which the worker retires after its task. */
  readonly retireAboveBytes: number;
}

/** What a task's function can use of the thread it runs in. */
export interface WorkerThread extends WorkerSetup {
  /** This thread takes no task after the one it is at. */
  retire(): void;
}

/** One function a task. */
export type TaskHandlers<Tasks extends TaskTable<Tasks>> = {
  readonly [K in keyof Tasks]: (
    input: Tasks[K]['input'],
    thread: WorkerThread,
  ) => Promise<Tasks[K]['output']> | Tasks[K]['output'];
};

export interface Job<K = PropertyKey, Input = unknown> {
  readonly task: K;
  readonly input: Input;
  /** Whether the thread lets others have the processor first from now on. */
  readonly yields?: boolean;
}

/** A thread's first task, where it was started for tasks that wait: it loads what they will need and answers its id. */
export const beginTask = 'begin';

/**
 * Makes the function that a worker file exports as its default and the pool calls for every task.
 * @param begin loads what most tasks need
 */
export function serveTasks<Tasks extends TaskTable<Tasks>>(
  handlers: TaskHandlers<Tasks>,
  begin?: (thread: WorkerThread) => Promise<unknown>,
) {
  const setup = workerData as WorkerSetup;
  const retirement = openRetirement(setup.retirement);
  const thread: WorkerThread = { ...setup, retire: () => retirement.retire(threadId) };
  return async <K extends keyof Tasks>(job: Job<K, Tasks[K]['input']>): Promise<Tasks[K]['output'] | number> => {
    if (job.task === beginTask) {
      await begin?.(thread);
      return threadId;
    }
    if (job.yields === true) yieldProcessor();
    try {
      return await handlers[job.task](job.input, thread);
    } finally {
      // Of this thread alone, WebAssembly memory included, shared buffers (the model) not.
      if (getHeapStatistics().external_memory > setup.retireAboveBytes) thread.retire();
    }
  };
}

/** Between what a desktop gives to background work and the least. */
const yieldingNice = 10;
let isYielding = false;

/** Where Linux counts priorities by thread; elsewhere nothing happens. */
function yieldProcessor(): void {
  if (isYielding || process.platform !== 'linux') return;
  isYielding = true;
  try {
    const thread = basename(readlinkSync('/proc/thread-self'));
    setPriority(Number(thread), yieldingNice);
  } catch {
    // A sandbox may forbid it: the thread works as well without.
  }
}
