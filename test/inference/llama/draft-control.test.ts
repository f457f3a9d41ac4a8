import { expect, it } from 'vitest';
import { createDraftControl } from '../../../server/src/inference/llama/child/draft-control.ts';

/** Steps until nothing is drafted any more; at most so many. @param cost milliseconds of a step with so many drafted tokens */
function stepsUntilRest(cost: (proposed: number) => number, isRight: (step: number) => boolean): number {
  const control = createDraftControl();
  let rests = 0;
  for (let step = 0; step < 500; step++) {
    const proposed = control.length();
    control.learn(proposed, isRight(step) ? proposed : 0, cost(proposed));
    // A few steps without drafts are there to compare with.
    rests = proposed === 0 ? rests + 1 : 0;
    if (rests > 32) return step;
  }
  return 500;
}

it('goes on where checking a draft costs little and drafts are right', () => {
  expect(
    stepsUntilRest(
      (proposed) => 10 + proposed * 0.1,
      () => true,
    ),
  ).toBe(500);
});

it('rests where a token takes longer with drafts than without', () => {
  expect(
    stepsUntilRest(
      (proposed) => 10 + proposed,
      () => false,
    ),
  ).toBeLessThan(100);
  // Right, and dearer than what they save.
  expect(
    stepsUntilRest(
      (proposed) => (proposed > 0 ? 100 * proposed : 10),
      () => true,
    ),
  ).toBeLessThan(100);
});

it('looks again after a rest', () => {
  const control = createDraftControl();
  const lengths = Array.from({ length: 400 }, (_, step) => {
    const proposed = control.length();
    control.learn(proposed, step < 100 ? 0 : proposed, proposed === 0 ? 10 : 11);
    return proposed;
  });
  expect(lengths.slice(40, 90)).toEqual(Array(50).fill(0));
  expect(lengths.slice(-100).filter((length) => length === 16).length).toBeGreaterThan(80);
});

it('drafts further while all is accepted, and less far where it is not', () => {
  const control = createDraftControl();
  const first = control.length();
  control.learn(first, first, 1);
  expect(control.length()).toBe(2 * first);
  control.learn(2 * first, 2, 1);
  expect(control.length()).toBe(3);
});
