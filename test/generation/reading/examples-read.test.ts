import { expect, it } from 'vitest';
import { behaviourModules } from '../../../server/src/generation/behaviours/table.ts';
import { readDescription } from '../../../server/src/generation/reading/read-description.ts';

const kindsOf = (says: string): readonly string[] =>
  (readDescription(says, 'Plugin').plan.behaviours ?? []).map(({ kind }) => kind);

it.each(behaviourModules.flatMap(({ kind, counterExamples }) => counterExamples.map((says) => [kind, says] as const)))(
  'does not take for %s: %s',
  (kind, says) => {
    expect(kindsOf(says)).not.toContain(kind);
  },
);

it('takes most examples for what they are', () => {
  const all = behaviourModules.flatMap(({ kind, examples }) => examples.map(({ says }) => ({ kind, says })));
  const right = all.filter(({ kind, says }) => kindsOf(says).includes(kind));
  expect(right.length / all.length).toBeGreaterThan(0.5);
}, 120_000);
