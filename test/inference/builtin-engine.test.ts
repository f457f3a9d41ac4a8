import { expect, it } from 'vitest';
import { createBuiltinEngine } from '../../server/src/inference/builtin/engine.ts';
import type { LearnedModel } from '../../server/src/inference/builtin/learned-model.ts';
import type { RunOptions, WorkerPool } from '../../server/src/workers/pool.ts';
import { greedy } from './support.ts';

it('tells the worker pool whose completion it is, how urgent, and how large', async () => {
  const asked: (RunOptions | undefined)[] = [];
  const pool = {
    async run(_task: 'complete', input: { readonly port: { close(): void } }, options?: RunOptions) {
      asked.push(options);
      input.port.close();
      return { kind: 'aborted', usage: { prompt_tokens: 0, completion_tokens: 0, total_tokens: 0 } };
    },
  } as unknown as WorkerPool;
  const model = {
    ready: async () => ({ buffer: new SharedArrayBuffer(8), id: 'x' }),
    state: () => 'healthy',
    meta: () => null,
  } as unknown as LearnedModel;
  const engine = createBuiltinEngine(pool, model, 4096);
  const { signal } = new AbortController();
  for (const [organizationId, priority] of [
    ['org_a', 'interactive'],
    ['org_b', 'batch'],
  ] as const) {
    await engine.complete({ ...greedy, organizationId, priority, prompt: 'abc', suffix: 'de' }, () => {}, signal);
  }
  expect(asked).toMatchObject([
    { owner: 'org_a', priority: 'interactive', bytes: 5 },
    { owner: 'org_b', priority: 'batch', bytes: 5 },
  ]);
});
