import { setImmediate as nextRound } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import type { CompletionTask } from '../../../server/src/inference/engine.ts';
import { createQueuedEngine, type QueueLimits } from '../../../server/src/inference/queue/queued-engine.ts';
import { greedy } from '../support.ts';
import { type ManualEngine, manualEngine } from './manual-engine.ts';

function open(limits: Partial<QueueLimits> = {}, engine: ManualEngine = manualEngine()) {
  const close = vi.fn(async () => {});
  const all = { maxConcurrent: 1, maxQueue: 2000, reserved: 0, maxWaitMs: Number.POSITIVE_INFINITY, ...limits };
  const queued = createQueuedEngine(engine, all, close);
  const ask = (prompt: string, more: Partial<CompletionTask> = {}, signal = new AbortController().signal) =>
    queued.complete({ ...greedy, prompt, organizationId: prompt.charAt(0), ...more }, () => {}, signal);
  /** Ends what runs, one after another, until nothing waits. @param at how many have ended already */
  const endAll = async (at = 0) => {
    for (; at < engine.begun.length; at++) {
      engine.end(engine.begun[at] ?? '');
      await nextRound();
    }
    return engine.begun;
  };
  return { queued, engine, ask, endAll, close };
}

const counts = ({ queue }: ReturnType<typeof open>['queued']) => [queue.active, queue.queued];

describe('turns at a model', () => {
  it('let another organisation begin as soon as what runs has ended, before 1,000 requests', async () => {
    const { queued, engine, ask, endAll } = open();
    const many = Array.from({ length: 1000 }, (_, index) => ask(`a${index}`));
    engine.end('a0');
    await nextRound();
    const other = ask('b0');
    expect(counts(queued)).toEqual([1, 999]);
    const order = await endAll(1);
    expect(order.slice(0, 4)).toEqual(['a0', 'a1', 'b0', 'a2']);
    expect(order).toHaveLength(1001);
    await Promise.all([...many, other]);
    expect(counts(queued)).toEqual([0, 0]);
  });

  it('go to a keystroke before a batch, of the same organisation or another', async () => {
    const { ask, endAll } = open();
    const batch = { priority: 'batch' } as const;
    const all = [ask('a0'), ask('a-batch', batch), ask('b-batch', batch), ask('b-key'), ask('c-key'), ask('a-key')];
    const order = await endAll();
    expect(order.slice(0, 3)).toEqual(['a0', 'b-key', 'c-key']);
    expect(order.indexOf('a-key')).toBeLessThan(order.indexOf('a-batch'));
    expect(order).toHaveLength(6);
    await Promise.all(all);
  });

  it('are as many at a time as the model takes', async () => {
    const { queued, engine, ask, endAll } = open({ maxConcurrent: 3 });
    const all = ['a0', 'a1', 'a2', 'a3', 'a4'].map((prompt) => ask(prompt));
    expect(engine.begun).toEqual(['a0', 'a1', 'a2']);
    expect(counts(queued)).toEqual([3, 2]);
    await endAll();
    await Promise.all(all);
  });
});

describe('a task is refused', () => {
  it('when the queue is full, the latest of the organisation that has most', async () => {
    const { queued, engine, ask, endAll } = open({ maxQueue: 2 });
    const taken = [ask('a0'), ask('a1')];
    const last = ask('a2');
    const other = ask('b0');
    await expect(last).rejects.toMatchObject({ code: 'server_overloaded', status: 503, retryAfter: 1 });
    expect(counts(queued)).toEqual([1, 2]);
    await endAll();
    await Promise.all([...taken, other]);
    expect(engine.begun).toEqual(['a0', 'b0', 'a1']);
  });

  it('at once when it could not begin in time', async () => {
    const { queued, engine, ask, endAll } = open({ maxWaitMs: 1 });
    const first = ask('a0');
    await expect(ask('a1')).rejects.toMatchObject({ code: 'server_overloaded', retryAfter: 1 });
    expect(counts(queued)).toEqual([1, 0]);
    await endAll();
    await first;
    expect(engine.begun).toEqual(['a0']);
  });

  it('without a place when the engine cannot do what it asks for', async () => {
    const { ask, endAll } = open({ maxQueue: 1 });
    const first = [ask('a0'), ask('a1')];
    expect(await ask('a2', { messages: [] })).toEqual({ kind: 'unsupported', capability: 'messages' });
    await endAll();
    await Promise.all(first);
  });
});

describe('who leaves', () => {
  it('makes room in the queue at once', async () => {
    const { queued, ask, engine, endAll } = open();
    const leaving = new AbortController();
    const first = ask('a0');
    const left = ask('a1', {}, leaving.signal);
    const last = ask('a2');
    leaving.abort(new Error('gone'));
    expect(counts(queued)).toEqual([1, 1]);
    expect(await left).toMatchObject({ kind: 'aborted' });
    await endAll();
    await Promise.all([first, last]);
    expect(engine.begun).toEqual(['a0', 'a2']);
  });

  it('makes room for the next although the engine goes on', async () => {
    const { queued, ask, engine } = open({}, manualEngine({ isDeaf: true }));
    const leaving = new AbortController();
    const left = ask('a0', {}, leaving.signal);
    const next = ask('a1');
    leaving.abort(new Error('gone'));
    await expect.poll(() => engine.begun).toEqual(['a0', 'a1']);
    engine.end('a0');
    engine.end('a1');
    // The tokens that were made nonetheless are counted.
    expect(await left).toMatchObject({ kind: 'done', usage: { total_tokens: 2 } });
    await next;
    expect(counts(queued)).toEqual([0, 0]);
  });
});

it('a model that stops refuses what waits and what comes, and ends what runs', async () => {
  const { queued, ask, endAll } = open();
  const first = ask('a0');
  const waiting = ask('a1');
  queued.stop();
  await expect(waiting).rejects.toMatchObject({ code: 'server_overloaded' });
  await expect(ask('a2')).rejects.toMatchObject({ code: 'server_overloaded' });
  await endAll();
  expect(await first).toMatchObject({ kind: 'done' });
});

it('a model that is replaced is closed after its last task, and when nobody has it any more', async () => {
  const { queued, ask, engine, close } = open();
  const release = queued.queue.hold();
  const both = [ask('a0'), ask('a1')];
  const retired = queued.retire();
  engine.end('a0');
  await nextRound();
  release();
  release();
  await nextRound();
  expect([engine.begun, close.mock.calls.length]).toEqual([['a0', 'a1'], 0]);
  engine.end('a1');
  await retired;
  expect(close).toHaveBeenCalledOnce();
  expect(await Promise.all(both)).toMatchObject([{ kind: 'done' }, { kind: 'done' }]);
});
