import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { allRules } from '../../server/src/analysis/rules/registry.generated.ts';
import type { Example, RuleMeta } from '../../server/src/analysis/rules/rule.ts';
import { analyzeExample } from './analyzer-for-tests.ts';
import { findingLine, readRecord } from './support/findings-record.ts';

/** What is found in an example, by whichever rule. */
function findingsIn(meta: RuleMeta, kind: string, example: string | Example, at: number): string {
  const lines = analyzeExample(meta, example).issues.map(findingLine);
  return lines.length === 0 ? '' : `${kind} ${at}\n${lines.join('\n')}\n`;
}

const findingsOf = (meta: RuleMeta): string =>
  meta.examples.bad.map((example, at) => findingsIn(meta, 'bad', example, at)).join('') +
  meta.examples.good.map((example, at) => findingsIn(meta, 'good', example, at)).join('');

const record = readRecord(
  join(import.meta.dirname, 'example-findings.txt'),
  () => new Map(allRules.map(({ meta }) => [meta.id, findingsOf(meta)])),
);

describe('findings in the examples of', () => {
  it.each(allRules.map(({ meta }) => [meta.id, meta] as const))('%s', (id, meta) => {
    expect(findingsOf(meta)).toBe(record.get(id));
  });
});
