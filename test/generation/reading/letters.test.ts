import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { checkPlan } from '../../../server/src/generation/plugin/plans/check-plan.ts';
import { composePlan } from '../../../server/src/generation/reading/composing/compose.ts';
import { readMarks } from '../../../server/src/generation/reading/learned/read-marks.ts';

/** Letters of customers, each followed by what they insist on, a line each. */
const letters = ['first', 'second'].flatMap((file) =>
  readFileSync(new URL(`letters/${file}.md`, import.meta.url), 'utf8')
    .split(/^# /m)
    .slice(1)
    .map((letter) => {
      const [head = '', ...lines] = letter.split('\n');
      return {
        head,
        text: lines
          .filter((line) => !line.startsWith('- '))
          .join('\n')
          .trim(),
      };
    }),
);

/** Words at the edges of clauses that ask for nothing by themselves. */
const small = /^(?:and|but|or|then|so|also)$/;

/** Whether each letter of a text stands in one of some quotes of it. */
function coverage(text: string, quotes: readonly string[]): (start: number, end: number) => boolean {
  const seen = new Uint8Array(text.length);
  for (const quote of quotes)
    for (let at = text.indexOf(quote); at !== -1 && quote !== ''; at = text.indexOf(quote, at + 1))
      seen.fill(1, at, at + quote.length);
  return (start, end) => seen.subarray(start, end).every((one) => one === 1);
}

describe('letters of customers', () => {
  test.each(letters)('every word of $head is in the plan or told', ({ text }) => {
    const { plan, understood, notUnderstood } = composePlan(text);
    checkPlan(plan);
    const isCovered = coverage(
      text,
      [...understood, ...notUnderstood].map((one) => one.text),
    );
    for (const { acts, tokens } of readMarks(text)) {
      if (acts.length === 0) continue;
      const open = tokens.filter(
        ({ lower, start, end }) => /[\p{L}\p{N}]/u.test(lower) && !small.test(lower) && !isCovered(start, end),
      );
      expect(open.map((token) => token.text)).toEqual([]);
    }
  });

  test.each(letters)('what is understood of $head is a part of its plan', ({ text }) => {
    const { plan, understood } = composePlan(text);
    for (const { as } of understood) {
      const [, list, index] = /^(\w+)\[(\d+)\]$/.exec(as) ?? [];
      if (list === undefined) expect(['behaviours', 'entities', 'roles']).toContain(as);
      else expect((plan as unknown as Record<string, readonly unknown[]>)[list]?.[Number(index)]).toBeDefined();
    }
  });
});
