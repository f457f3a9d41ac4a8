import { describe, expect, it } from 'vitest';
import { readCases, splitOf } from './cases.ts';
import { meets } from './expectations.ts';
import { knownFaults } from './known-faults.ts';
import { runAccuracy } from './run.ts';

const cases = readCases(`${import.meta.dirname}/cases`);

describe('the accuracy suite', () => {
  it('has 200 pairs or more, a third of which cross functions or files', () => {
    const crossing = cases.filter(({ notes }) => notes.flowDepth > 1);
    expect(cases.length).toBeGreaterThanOrEqual(200);
    expect(crossing.length * 3).toBeGreaterThanOrEqual(cases.length);
  });

  it('keeps between two and three fifths of the pairs in each half', () => {
    const held = cases.filter(({ id }) => splitOf(id) === 'held').length / cases.length;
    expect(held).toBeGreaterThan(0.4);
    expect(held).toBeLessThan(0.6);
  });

  it('has the same code under no two names', () => {
    const texts = cases.flatMap((pair) =>
      [pair.flawed, pair.safe].map((files) => files.map(({ name, code }) => `${name}\n${code}`).join('\n')),
    );
    expect(new Set(texts).size).toBe(2 * cases.length);
  });
});

describe('every case', () => {
  it('lies in its family and expects what the suite knows', () => {
    for (const { id, notes } of cases) {
      expect(id.split('/')[0]).toBe(notes.family);
      for (const word of notes.expect) expect(() => meets('', word), id).not.toThrow();
    }
  });

  it('has twins of the same files, or a safe one with more', () => {
    for (const { id, flawed, safe } of cases) {
      const names = safe.map(({ name }) => name);
      expect(flawed.length, id).toBeGreaterThan(0);
      for (const { name } of flawed) expect(names, id).toContain(name);
    }
  });
});

describe('runAccuracy()', () => {
  it('is right about every pair but those that are known, so that no family falls', { timeout: 120_000 }, async () => {
    const { outcomes } = await runAccuracy();
    const ids = (wrong: typeof outcomes) => wrong.map((outcome) => outcome.case.id).sort();
    expect({
      missed: ids(outcomes.filter(({ found }) => !found)),
      falseAlarms: ids(outcomes.filter(({ alarms }) => alarms.length > 0)),
    }).toEqual(knownFaults);
  });

  it('counts a found flaw and a quiet twin', async () => {
    const { total } = await runAccuracy({ filter: 'sql-injection/sanitized-but-unquoted' });
    expect(total).toMatchObject({ pairs: 1, found: 1, alarms: 0 });
  });

  it('counts nothing that was not expected', () => {
    expect(meets('security/sql-injection', 'sql-injection')).toBe(true);
    expect(meets('security/unescaped-output', 'sql-injection')).toBe(false);
    expect(meets('quality/x', 'quality/x')).toBe(true);
    expect(() => meets('quality/x', 'no-such-word')).toThrow(/no-such-word/);
  });
});
