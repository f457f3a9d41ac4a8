import { readFileSync } from 'node:fs';
import { threadId } from 'node:worker_threads';
import { serveTasks } from '../../server/src/workers/worker-runtime.ts';
import type { StubTasks } from './stub-tasks.ts';

const kept: unknown[] = [];

// The compiler's Node types know WebAssembly's namespace but none of its classes.
const { Memory } = Reflect.get(globalThis, 'WebAssembly') as { Memory: new (size: { initial: number }) => object };

/** Tasks that misbehave in every way that real ones might. */
export default serveTasks<StubTasks>({
  echo: (text) => ({ text, threadId }),
  wait: (ms) => new Promise((resolve) => setTimeout(() => resolve(threadId), ms)),
  spin: () => {
    for (;;) kept.length = 0;
  },
  fillHeap: () => {
    for (;;) kept.push(new Array(1000).fill(Math.random()));
  },
  growWasm: (megabytes) => {
    kept.push(new Memory({ initial: megabytes * 16 }));
    return threadId;
  },
  retireAndWait: (ms, thread) => {
    thread.retire();
    return new Promise((resolve) => setTimeout(() => resolve(threadId), ms));
  },
  // The nineteenth field of stat(5), counted after the name in brackets.
  niceness: () => Number(readFileSync('/proc/thread-self/stat', 'latin1').split(') ')[1]?.split(' ')[16]),
  fail: (message) => {
    throw new TypeError(message);
  },
});
