import { expect, test } from 'vitest';
import { readDescription } from '../../../server/src/generation/reading/read-description.ts';
import { isWhole, judge, readRequests } from './terse/judge.ts';

/** Requests of one or two sentences, with bounds of what their plans have, lose and invent. */
test.each([
  { file: 'first.txt', whole: 26, lost: 57, violated: 18, invented: 79 },
  { file: 'second.txt', whole: 25, lost: 21, violated: 6, invented: 19 },
  { file: 'third.txt', whole: 22, lost: 3, violated: 0, invented: 12 },
  { file: 'fourth.txt', whole: 9, lost: 3, violated: 0, invented: 16 },
])('terse requests of $file', ({ file, ...bounds }) => {
  const verdicts = readRequests(file).map((one) => judge(one, readDescription(one.description, one.name)));
  const sum = (part: 'built' | 'told' | 'lost' | 'violated' | 'invented'): number =>
    verdicts.reduce((total, verdict) => total + verdict[part].length, 0);
  const whole = verdicts.filter(isWhole).length;
  console.log(
    `${file}: ${whole} of ${verdicts.length} wholly right; facts: ${sum('built')} built, ${sum('told')} told, ${sum('lost')} lost; ` +
      `${sum('violated')} violated, ${sum('invented')} invented`,
  );
  expect(whole).toBeGreaterThanOrEqual(bounds.whole);
  expect(sum('lost')).toBeLessThanOrEqual(bounds.lost);
  expect(sum('violated')).toBeLessThanOrEqual(bounds.violated);
  expect(sum('invented')).toBeLessThanOrEqual(bounds.invented);
});
