import { describe, expect, it } from 'vitest';
import { faultOf, projectOf } from '../behaviours/support.ts';
import { requests } from './requests.ts';

/** How many of the 60 are wholly right, and how many of their facts no plan can say. To be raised, never lowered. */
const wholeFloor = 60;
const unsaidCeiling = 0;

describe('plans that people corrected', () => {
  it.each(requests)('$job, $id: the files have every fact that the plan says', ({ plan, facts }) => {
    expect(faultOf(plan)).toBe('');
    const { project, findings } = projectOf(plan);
    expect(findings).toEqual([]);
    const code = project.files
      .flatMap(({ path, content }) =>
        path.endsWith('.php') && !path.startsWith('tests/') && typeof content === 'string' ? [content] : [],
      )
      .join('\n');
    const lost = facts.filter(({ patterns }) => patterns.some((pattern) => !new RegExp(pattern).test(code)));
    expect(lost.map(({ says }) => says)).toEqual([]);
  });

  it('say all facts of most descriptions', () => {
    const unsaid = requests.flatMap(({ facts }) => facts.filter(({ patterns }) => patterns.length === 0));
    const whole = requests.filter(({ facts }) => facts.every(({ patterns }) => patterns.length > 0));
    console.info(`${whole.length} of ${requests.length} wholly right, ${unsaid.length} facts that no plan can say`);
    expect(requests).toHaveLength(60);
    expect(whole.length).toBeGreaterThanOrEqual(wholeFloor);
    expect(unsaid.length).toBeLessThanOrEqual(unsaidCeiling);
  });
});
