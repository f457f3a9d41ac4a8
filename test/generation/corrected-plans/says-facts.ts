import { expect, it } from 'vitest';
import { faultOf, projectOf } from '../behaviours/support.ts';
import type { Request } from './requests.ts';

/** Tests that the files of each plan have all facts that it can say, and that few enough are left that it cannot. */
export function saysFacts(
  requests: readonly Request[],
  { wholeFloor, unsaidCeiling }: { readonly wholeFloor: number; readonly unsaidCeiling: number },
): void {
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
}
