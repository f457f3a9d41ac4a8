import { describe, expect, it } from 'vitest';
import { allRules } from '../../server/src/analysis/rules/registry.generated.ts';
import type { Example, RuleMeta } from '../../server/src/analysis/rules/rule.ts';
import { analyzeExample } from './analyzer-for-tests.ts';

/** Lines on which a rule reports something in an example. */
function linesOf(meta: RuleMeta, example: string | Example): number[] {
  const lines = analyzeExample(meta, example)
    .issues.filter(({ rule }) => rule === meta.id)
    .map(({ line }) => line);
  return [...new Set(lines)];
}

describe.each(allRules.map(({ meta }) => [meta.id, meta] as const))('%s', (_id, meta) => {
  it.each(meta.examples.bad.map((example) => [example.code, example] as const))(
    'reports its bad example %j',
    (_code, example) => {
      expect(linesOf(meta, example)).toEqual(example.lines);
    },
  );

  const good = meta.examples.good.map((example) => [typeof example === 'string' ? example : example.code, example]);
  it.each(good as [string, string | Example][])('is silent on its good example %j', (_code, example) => {
    expect(linesOf(meta, example)).toEqual([]);
  });
});
