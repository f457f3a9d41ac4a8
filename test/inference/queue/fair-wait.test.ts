import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { CompletionOutcome } from '../../../server/src/inference/engine.ts';
import { createQueuedEngine } from '../../../server/src/inference/queue/queued-engine.ts';
import { greedy } from '../support.ts';
import { manualEngine } from './manual-engine.ts';

/** Milliseconds that the engine takes for a task, by a clock that the test turns. */
const serviceMs = 40;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

it('1,000 requests of one organisation make no request of another wait for more than one of them', async () => {
  const begun = new Map<string, number>();
  const engine = {
    ...manualEngine(),
    async complete({ prompt }: { readonly prompt: string }): Promise<CompletionOutcome> {
      begun.set(prompt, performance.now());
      await new Promise((resolve) => setTimeout(resolve, serviceMs));
      const usage = { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 };
      return { kind: 'done', finishReason: 'stop', usage };
    },
  };
  const limits = { maxConcurrent: 1, maxQueue: 2000, reserved: 0, maxWaitMs: Number.POSITIVE_INFINITY };
  const queued = createQueuedEngine(engine, limits);
  const ask = (organizationId: string, prompt: string) =>
    queued.complete({ ...greedy, organizationId, prompt }, () => {}, new AbortController().signal);
  const many = Array.from({ length: 1000 }, (_, at) => ask('many', `many ${at}`));
  const few: Promise<CompletionOutcome>[] = [];
  const asked: number[] = [];
  // They come at all points of a task of the others, each when the one before has been answered.
  for (let at = 0; at < 20; at++) {
    await vi.advanceTimersByTimeAsync(2 * serviceMs + at * 2);
    asked.push(performance.now());
    few.push(ask('few', `few ${at}`));
  }
  await vi.advanceTimersByTimeAsync(1100 * serviceMs);
  const outcomes = await Promise.all([...many, ...few]);
  expect(outcomes.filter(({ kind }) => kind === 'done')).toHaveLength(1020);
  const waits = asked.map((time, at) => (begun.get(`few ${at}`) ?? Number.NaN) - time);
  expect(waits).toEqual(waits.map(() => expect.toSatisfy((wait) => wait >= 0 && wait <= serviceMs)));
  // The measure tells: it was waited, and the many waited for their own.
  expect(Math.max(...waits)).toBeGreaterThan(serviceMs / 2);
  expect(begun.get('many 999')).toBeGreaterThan(900 * serviceMs);
});
