import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CompletionEvent, Engine } from '../../../server/src/inference/engine.ts';
import { greedy, openInference, type TestInference } from '../support.ts';

let inference: TestInference;
beforeAll(() => {
  inference = openInference();
});
afterAll(() => inference.close());

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** Runs one stream. @returns what it told, held by nobody else */
async function stream(engine: Engine, index: number) {
  const task = {
    ...greedy,
    prompt: `<?php\nfunction part_${index}() {\n\t$posts = get_posts( `,
    organizationId: `org_${index % 7}`,
    seed: index,
    maxTokens: 40,
  };
  const events: CompletionEvent[] = [];
  const outcome = await engine.complete(task, (event) => events.push(event), new AbortController().signal);
  return { ref: new WeakRef(events), first: events[0]?.kind, outcome: outcome.kind };
}

it('200 streams at once on the built-in engine all end, and nothing of them is kept', async () => {
  const { engine, queue } = await inference.models.get('org_any', 'svc-llm-7b');
  const running = Array.from({ length: 200 }, (_, index) => stream(engine, index));
  expect([queue?.active, queue?.queued]).toEqual([2, 198]);
  const ends = await Promise.all(running);
  expect(new Set(ends.map(({ first, outcome }) => `${first} ${outcome}`))).toEqual(new Set(['started done']));
  expect([queue?.active, queue?.queued]).toEqual([0, 0]);
  await expect
    .poll(() => {
      collectGarbage();
      return ends.filter(({ ref }) => ref.deref() !== undefined).length;
    })
    .toBe(0);
});
