import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { findWorkerAssets } from '../../server/src/workers/assets.ts';
import { createWorkerPool, type WorkerPool } from '../../server/src/workers/pool.ts';
import type { WorkerPoolOptions } from '../../server/src/workers/pool-options.ts';
import type { StubTasks } from './stub-tasks.ts';

const assets = { ...findWorkerAssets(), workerFile: fileURLToPath(new URL('./stub-worker.ts', import.meta.url)) };
let pool: WorkerPool<StubTasks>;
const open = (options: WorkerPoolOptions = {}) => {
  pool = createWorkerPool<StubTasks>({ threads: 2, assets, ...options });
  return pool;
};
afterEach(() => pool.close());

describe('the worker pool', () => {
  it('answers tasks and keeps one thread warm', async () => {
    const { run, stats } = open();
    expect(await run('echo', 'hello')).toMatchObject({ text: 'hello' });
    expect(stats()).toEqual({ active: 0, queued: 0, threads: 1, utilisation: 0 });
  });

  it('runs no more tasks at once than it has threads, and the others after them', async () => {
    const { run, stats } = open();
    const all = Promise.all(Array.from({ length: 6 }, () => run('wait', 30)));
    expect(stats()).toMatchObject({ active: 2, queued: 4, utilisation: 1 });
    expect(new Set(await all).size).toBeLessThanOrEqual(2);
  });

  it('refuses a task when the queue is full, saying when to come back', async () => {
    const { run } = open({ maxQueue: 1 });
    const taken = [run('wait', 50), run('wait', 50), run('wait', 50)];
    await expect(run('echo', 'x')).rejects.toMatchObject({ code: 'server_overloaded', retryAfter: 1 });
    await Promise.all(taken);
  });

  it('begins a short task of one owner while another has more long ones than threads', async () => {
    const { run } = open({ reserved: 1, maxWaitMs: 60_000 });
    const long = Array.from({ length: 6 }, () => run('wait', 400, { owner: 'a', bytes: 1_000_000 }));
    await run('echo', 'short', { owner: 'b' });
    expect(await Promise.race([Promise.all(long), 'still running'])).toBe('still running');
    await Promise.all(long);
  });

  it('refuses at once what cannot begin in time, saying when to come back', async () => {
    const { run, stats } = open({ threads: 1, maxWaitMs: 2500 });
    const sent = Array.from({ length: 8 }, () => run('wait', 100, { bytes: 1_000_000 }));
    expect(stats()).toMatchObject({ active: 1, queued: 2 });
    const outcomes = await Promise.allSettled(sent);
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected').map(({ reason }) => reason);
    expect(refused).toHaveLength(5);
    for (const reason of refused) expect(reason).toMatchObject({ code: 'server_overloaded', retryAfter: 4 });
  });

  it('refuses what was thought to begin in time and did not', async () => {
    const { run } = open({ threads: 1 });
    const long = run('wait', 600);
    await expect(run('echo', 'x', { maxWaitMs: 100 })).rejects.toMatchObject({ code: 'server_overloaded' });
    await long;
  });

  it('stops a task at its time limit and harms no other', async () => {
    const { run } = open();
    const other = run('wait', 600);
    await expect(run('spin', null, { timeoutMs: 300 })).rejects.toMatchObject({ code: 'timeout' });
    const after = Promise.all([run('echo', 'a'), run('echo', 'b'), run('echo', 'c')]);
    expect(await other).toBeGreaterThan(0);
    expect(await after).toHaveLength(3);
  });

  it('survives tasks that all run into their time limit', async () => {
    const { run } = open();
    const outcomes = await Promise.allSettled(Array.from({ length: 6 }, () => run('spin', null, { timeoutMs: 250 })));
    expect(outcomes.every(({ status }) => status === 'rejected')).toBe(true);
    expect(await run('echo', 'alive')).toMatchObject({ text: 'alive' });
  });

  it('fails only the task that ran out of memory', async () => {
    const { run } = open({ heapMb: 32 });
    const other = run('wait', 500);
    const queued = Promise.all(Array.from({ length: 4 }, () => run('wait', 5)));
    await expect(run('fillHeap', null)).rejects.toMatchObject({ code: 'server_error', message: /memory/ });
    expect(await other).toBeGreaterThan(0);
    expect(await queued).toHaveLength(4);
  });

  it('retires a thread whose WebAssembly memory has grown, with no task lost', async () => {
    const { run, stats } = open({ retireAboveMb: 64 });
    const first = await run('growWasm', 16);
    expect(await run('growWasm', 16)).toBe(first);
    const burst = await Promise.all([
      run('growWasm', 100),
      ...Array.from({ length: 40 }, (_, index) => run(index % 7 ? 'wait' : 'growWasm', index % 7 ? 2 : 100)),
    ]);
    expect(burst).toHaveLength(41);
    const grown = burst.filter((_, index) => index === 0 || (index - 1) % 7 === 0);
    expect(new Set(grown).size).toBe(grown.length);
    expect(stats()).toMatchObject({ active: 0, queued: 0 });
  });

  it.runIf(process.platform === 'linux')(
    'gives the processor to other threads before those with long tasks',
    async () => {
      const { run } = open({ threads: 3, reserved: 1 });
      const [short, long] = [await run('niceness', null), await run('niceness', null, { bytes: 1_000_000 })];
      expect(long).toBeGreaterThan(short);
      expect(await run('niceness', null)).toBe(short);
    },
  );

  it('lets a thread that will retire answer first, whatever ends meanwhile', async () => {
    const { run } = open();
    const retiring = run('retireAndWait', 300);
    await Promise.all([run('echo', 'a'), run('wait', 50)]);
    const last = await retiring;
    expect(await run('wait', 1)).not.toBe(last);
  });

  it('drops a queued task whose caller gave up', async () => {
    const { run, stats } = open({ threads: 1 });
    const running = run('wait', 100);
    const controller = new AbortController();
    const queued = run('echo', 'never', { signal: controller.signal });
    controller.abort(new Error('gone'));
    await expect(queued).rejects.toThrow('gone');
    expect(stats().queued).toBe(0);
    await running;
  });

  it('reports a failed task as a server error that keeps its cause', async () => {
    await expect(open().run('fail', 'broken')).rejects.toMatchObject({
      code: 'server_error',
      cause: { message: 'broken' },
    });
  });

  it('drains: ends what it has, takes nothing new', async () => {
    const { run, drain } = open({ threads: 1 });
    const taken = [run('wait', 50), run('wait', 50)];
    const drained = drain();
    await expect(run('echo', 'late')).rejects.toMatchObject({ code: 'server_overloaded' });
    await drained;
    expect((await Promise.allSettled(taken)).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
  });
});
