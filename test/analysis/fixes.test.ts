import { describe, expect, it } from 'vitest';
import { allRules } from '../../server/src/analysis/rules/registry.generated.ts';
import { exampleName } from '../../server/src/analysis/rules/rule.ts';
import type { Issue } from '../../shared/src/schemas/analysis.ts';
import { analyze } from './analyzer-for-tests.ts';

/** The code after every edit of these issues, the last ones first. */
function apply(code: string, issues: readonly Issue[]): string {
  const lines = code.split('\n');
  const offset = (line: number, column: number) =>
    lines.slice(0, line - 1).reduce((sum, text) => sum + text.length + 1, 0) + column - 1;
  const edits = issues
    .flatMap(({ fix }) => fix?.edits ?? [])
    .map((edit) => ({
      start: offset(edit.start_line, edit.start_column),
      end: offset(edit.end_line, edit.end_column),
      text: edit.text,
    }))
    .sort((a, b) => b.start - a.start);
  return edits.reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), code);
}

const examples = allRules.flatMap(({ meta }) =>
  meta.examples.bad.map((example) => [meta.id, exampleName(meta, example), example.code] as const),
);

describe('safe fixes', () => {
  it.each(examples)(
    '%s (%s): applying all of them mends what they are for and breaks nothing: %j',
    (_id, name, code) => {
      const before = analyze(code, name).issues;
      const fixable = before.filter(({ fix }) => fix?.safe === true);
      const after = analyze(apply(code, fixable), name).issues;
      const count = (issues: readonly Issue[], rule: string) => issues.filter((issue) => issue.rule === rule).length;
      for (const rule of new Set([...before, ...after].map((issue) => issue.rule))) {
        expect(count(after, rule)).toBe(count(before, rule) - count(fixable, rule));
      }
    },
  );

  it('splits the string around an interpolated value', () => {
    const code = `<?php\necho "<b class='$_GET[a]'>{$_GET['b']} $c[key]</b>";\n`;
    const { issues } = analyze(code);
    expect(apply(code, issues)).toBe(
      `<?php\necho "<b class='" . esc_attr( $_GET['a'] ) . "'>" . esc_html( $_GET['b'] ) . " $c[key]</b>";\n`,
    );
  });
});
