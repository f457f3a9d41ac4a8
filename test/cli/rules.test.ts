import { describe, expect, it } from 'vitest';
import { allRules } from '../../server/src/analysis/rules/registry.generated.ts';
import { runInProcess } from './in-process.ts';

describe('presswright rules', () => {
  it('lists every rule by name, with severity and title', async () => {
    const { stdout, status } = await runInProcess(['rules']);
    expect(status).toBe(0);
    const lines = stdout.trimEnd().split('\n');
    expect(lines).toHaveLength(allRules.length);
    expect(lines).toEqual([...lines].sort());
    expect(stdout).toMatch(/^security\/unescaped-output +high +Unescaped output$/m);
  });

  it('lists those of a category, as JSON too', async () => {
    const { stdout } = await runInProcess(['rules', '--category', 'performance', '--format', 'json']);
    const rules: { id: string; category: string }[] = JSON.parse(stdout);
    expect(rules.length).toBeGreaterThan(5);
    for (const rule of rules)
      expect(rule).toMatchObject({ category: 'performance', title: expect.stringMatching(/\S/) });
  });
});

describe('presswright explain', () => {
  it('shows what a rule reports and what not, by its name alone too', async () => {
    const { stdout } = await runInProcess(['explain', 'security/unescaped-output']);
    expect(stdout).toContain('security/unescaped-output (high, PHP, CWE-79');
    expect(stdout).toMatch(/Reported on line 2:\n\n {4}<\?php\n/);
    expect(stdout).toMatch(/Not reported:\n\n {4}<\?php\n/);
    expect((await runInProcess(['explain', 'unescaped-output'])).stdout).toBe(stdout);
  });

  it('suggests the nearest rule for a slip, else says where the names are', async () => {
    const slip = await runInProcess(['explain', 'security/unescaped-ouput']);
    expect(slip).toMatchObject({ status: 2, stdout: '' });
    expect(slip.stderr).toContain('did you mean security/unescaped-output?');
    expect((await runInProcess(['explain', 'nothing-of-ours'])).stderr).toContain('presswright rules');
  });

  it('can explain every rule', async () => {
    const { explainRule } = await import('../../server/src/cli/rules/explain.ts');
    for (const { meta } of allRules) expect(explainRule(meta)).toContain(meta.title);
  });
});
