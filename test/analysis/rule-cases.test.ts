import { describe, expect, it } from 'vitest';
import { allRules } from '../../server/src/analysis/rules/registry.generated.ts';
import type { RuleMeta } from '../../server/src/analysis/rules/rule.ts';
import { analyzeExample } from './analyzer-for-tests.ts';
import { type RuleCase, readRuleCases, withMarks, withoutMarks } from './support/rule-cases.ts';

const metas = new Map<string, RuleMeta>(allRules.map(({ meta }) => [meta.id, meta]));
const cases = readRuleCases();

/** The case's code with what its rule reports marked in it. */
function marked({ rule, name, marked: code, beside }: RuleCase): string {
  const meta = metas.get(rule);
  if (meta === undefined) throw new Error(`there is no rule ${rule}`);
  const plain = withoutMarks(code);
  const example = {
    code: plain,
    ...(name !== undefined && { name }),
    ...(Object.keys(beside).length > 0 && { beside }),
  };
  const own = analyzeExample(meta, example, meta.category).issues.filter((issue) => issue.rule === rule);
  return withMarks(
    plain,
    own.map(({ line, severity, confidence, fix }) => {
      const mend = fix ? (fix.safe ? ' safe' : ' fix') : '';
      return { line, text: `${severity} ${confidence}${mend}` };
    }),
  );
}

describe.each([...new Set(cases.map(({ rule }) => rule))])('%s', (rule) => {
  it.each(cases.filter((one) => one.rule === rule).map((one) => [one.title, one] as const))('%s', (_title, one) => {
    expect(marked(one)).toBe(one.marked);
  });
});
