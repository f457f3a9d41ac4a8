import { expect, it } from 'vitest';
import { createCostEstimates } from '../../server/src/workers/cost-estimates.ts';

it('learns the fixed part and the price of a byte apart, for each kind of task', () => {
  const estimates = createCostEstimates();
  for (let round = 0; round < 200; round++) {
    estimates.learn('analyze', 100, 8);
    estimates.learn('analyze', 1_000_000, 4008);
  }
  expect(estimates.estimate('analyze', 0)).toBeCloseTo(8, 0);
  expect(estimates.estimate('analyze', 500_000)).toBeGreaterThan(1900);
  expect(estimates.estimate('analyze', 500_000)).toBeLessThan(2100);
  expect(estimates.estimate('other', 0)).toBe(20);
  expect(estimates.estimate('other', 100_000)).toBe(120);
  expect(estimates.estimate('readBody', 100_000)).toBe(30);
});

it('does not take small tasks that were slow for a high price of bytes', () => {
  const estimates = createCostEstimates();
  const before = estimates.estimate('analyze', 1_000_000);
  for (let round = 0; round < 200; round++) estimates.learn('analyze', 100, 500);
  expect(estimates.estimate('analyze', 1_000_000) - before).toBeLessThan(600);
});
