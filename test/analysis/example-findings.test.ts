import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { allRules } from '../../server/src/analysis/rules/registry.generated.ts';
import type { Example, RuleMeta } from '../../server/src/analysis/rules/rule.ts';
import { analyzeExample } from './analyzer-for-tests.ts';

const file = join(import.meta.dirname, 'example-findings.txt');

/** What a message names: code, numbers. How it reads is nothing that a table can judge. */
const namesIn = (message: string): string => (message.match(/`[^`]+`|\$\w+|[\w:>-]+\(\)|\d+/g) ?? []).join(' ');

/** What is found in an example, by whichever rule: from where to where, how bad, how sure, of what, what a fix writes. */
function findingsIn(meta: RuleMeta, kind: string, example: string | Example, at: number): string {
  const lines = analyzeExample(meta, example).issues.map((issue) => {
    const { rule, line, column, end_line, end_column, severity, confidence, type, message, fix, trace } = issue;
    const edits = (fix?.edits ?? []).map(
      (edit) =>
        `${edit.start_line}:${edit.start_column}-${edit.end_line}:${edit.end_column}=${JSON.stringify(edit.text)}`,
    );
    const mend = fix ? ` fix safe=${fix.safe} ${edits.join(' ')}` : '';
    const way = trace && trace.length > 0 ? ` way ${trace.map((step) => `${step.line}:${step.column}`).join(' ')}` : '';
    return `  ${rule} ${line}:${column}-${end_line}:${end_column} ${severity} ${confidence} ${type} ${namesIn(message)}${mend}${way}`.trimEnd();
  });
  return lines.length === 0 ? '' : `${kind} ${at}\n${lines.join('\n')}\n`;
}

const findingsOf = (meta: RuleMeta): string =>
  meta.examples.bad.map((example, at) => findingsIn(meta, 'bad', example, at)).join('') +
  meta.examples.good.map((example, at) => findingsIn(meta, 'good', example, at)).join('');

// `PRESSWRIGHT_OUTLINES=write` writes the table anew: read the difference before you commit it.
if (process.env.PRESSWRIGHT_OUTLINES === 'write') {
  const rules = allRules.map(({ meta }) => meta).toSorted((a, b) => (a.id < b.id ? -1 : 1));
  writeFileSync(file, rules.map((meta) => `# ${meta.id}\n${findingsOf(meta)}`).join(''));
}

/** The table's part of each rule, by its id. */
const known = new Map(
  readFileSync(file, 'utf8')
    .split(/^# /m)
    .slice(1)
    .map((part) => [part.split('\n', 1)[0] ?? '', part.slice(part.indexOf('\n') + 1)] as const),
);

describe('findings in the examples of', () => {
  it.each(allRules.map(({ meta }) => [meta.id, meta] as const))('%s', (id, meta) => {
    expect(findingsOf(meta)).toBe(known.get(id));
  });
});
