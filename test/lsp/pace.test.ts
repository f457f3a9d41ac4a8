import type { GenerateRequest } from '@presswright/shared/schemas/generation';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Backend } from '../../lsp/src/backend/backend.ts';
import { Pace } from '../../lsp/src/backend/pace.ts';
import { CompletionSource } from '../../lsp/src/documents/completion-source.ts';
import { quietTime } from '../../lsp/src/documents/quiet-time.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const said = (remaining: number, seconds: number) =>
  new Headers({
    'x-ratelimit-remaining': String(remaining),
    'x-ratelimit-reset': String(1_000 + seconds),
    date: new Date(1_000_000).toUTCString(),
  });

test('requests that nobody asked for are spread over what is left of the window, by the clock of the server', () => {
  const pace = new Pace();
  expect(pace.wait('analyze', 0)).toBe(0);
  pace.spend('analyze', 0);
  expect(pace.wait('analyze', 0)).toBe(1_000);
  pace.observe(said(100, 60), 0);
  expect(pace.wait('analyze', 0)).toBe(1_200);
  expect(pace.wait('analyze', 1_000)).toBeCloseTo(180);
  expect(pace.wait('complete', 0)).toBe(0);
  pace.observe(said(0, 3_600), 0);
  expect(pace.wait('analyze', 0)).toBe(60_000);
  pace.observe(said(100_000, 60), 0);
  expect(pace.wait('analyze', 0)).toBeLessThan(5);
});

test('a window that is over, and headers that say nothing, leave the usual pace', () => {
  const pace = new Pace();
  pace.spend('complete', 0);
  pace.observe(new Headers({ 'x-ratelimit-remaining': 'many' }), 0);
  expect(pace.wait('complete', 0)).toBe(4_000);
  pace.observe(said(1, 2), 0);
  expect(pace.wait('complete', 3_000)).toBe(1_000);
  pace.spend('complete', 3_000);
  expect(pace.wait('complete', 3_000)).toBe(4_000);
});

test('two minutes of slow typing keep within ten requests a minute', async () => {
  vi.setSystemTime(0);
  const pace = new Pace();
  const asked: number[] = [];
  const observe = () => {
    const minute = Math.floor(Date.now() / 60_000);
    const spent = asked.filter((at) => Math.floor(at / 60_000) === minute).length;
    const headers = {
      'x-ratelimit-remaining': String(Math.max(0, 10 - spent)),
      'x-ratelimit-reset': String((minute + 1) * 60),
    };
    pace.observe(new Headers(headers));
  };
  const backend = {
    pace,
    usedModels: new Map(),
    answerTimes: { median: 20 } as Backend['answerTimes'],
    call: async () => {
      pace.spend('complete');
      asked.push(Date.now());
      observe();
      return undefined;
    },
  };
  const completions = new CompletionSource(backend, () => {});
  let analysis: NodeJS.Timeout | undefined;
  for (let key = 0; key < 300; key += 1) {
    const request: GenerateRequest = { prompt: 'x'.repeat(key + 1), language: 'php' };
    void completions.complete(request, 'typed', new AbortController().signal);
    clearTimeout(analysis);
    analysis = setTimeout(() => {
      pace.spend('analyze');
      asked.push(Date.now());
      observe();
    }, quietTime(backend));
    await vi.advanceTimersByTimeAsync(400);
  }
  const perMinute = [0, 1].map((minute) => asked.filter((at) => Math.floor(at / 60_000) === minute).length);
  expect(Math.max(...perMinute), perMinute.join(' and ')).toBeLessThanOrEqual(10);
  expect(Math.min(...perMinute), perMinute.join(' and ')).toBeGreaterThanOrEqual(3);
});
