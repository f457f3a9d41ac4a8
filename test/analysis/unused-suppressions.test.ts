import type { AnalysisType } from '@presswright/shared/schemas/analysis';
import { describe, expect, it } from 'vitest';
import type { AnalyzeOptions, SourceFile } from '../../server/src/analysis/analyzer.ts';
import { analyzer } from './analyzer-for-tests.ts';

const rule = 'quality/unused-suppression';

/** `line severity message suggestion` of what is said of suppressions in the first file. */
function told(
  code: string,
  options: Partial<AnalyzeOptions & SourceFile> & { others?: SourceFile[]; hasPlugin?: boolean } = {},
): string[] {
  const { name = 'a.php', config, others = [], hasPlugin = true, ...rest } = options;
  const file = { code, name, ...(config === undefined ? {} : { config }) };
  const all = { analysisType: 'all', severity: 'all', isWhole: true, ...rest } as const;
  const plugin = { name: 'shelf.php', code: '<?php\n/* Plugin Name: Shelf */\n' };
  const [report] = analyzer.analyzeTogether([file, ...others, ...(hasPlugin ? [plugin] : [])], all);
  return (report?.issues ?? [])
    .filter((issue) => issue.rule === rule)
    .map(({ line, severity, message, suggestion }) => `${line} ${severity} ${message} ${suggestion}`);
}

const bad = "echo $_GET['a'];";
const unused = (name: string) => `2 info Nothing of ${name} is found here to silence. Remove the comment.`;
const safe = (comment: string) => `<?php\n${comment}\necho esc_html( $_GET['a'] );\n`;

describe('a suppression', () => {
  it.each([
    ['that silences', `<?php\n// presswright-ignore security/unescaped-output -- why\n${bad}\n`],
    ['of all rules that silences', `<?php\n${bad} // presswright-ignore -- why\n`],
    ['by the short name that silences', `<?php\n${bad} // presswright-ignore unescaped-output\n`],
    [
      'that silences beside phpcs:ignore',
      `<?php\n${bad} // presswright-ignore unescaped-output phpcs:ignore WordPress.Security\n`,
    ],
    ['in a string', "<?php\n$a = '// presswright-ignore security/x';\n"],
    ['of another tool', safe('// phpcs:ignore WordPress.Security.EscapeOutput')],
    [
      'that is silenced itself',
      '<?php\n// presswright-ignore unused-suppression -- a template\n// presswright-ignore sql-injection -- why\necho 1;\n',
    ],
  ])('%s is left alone', (_what, code) => {
    expect(told(code)).toEqual([]);
  });

  it.each([
    [
      'that silences nothing',
      safe('// presswright-ignore security/unescaped-output -- why'),
      [unused('security/unescaped-output')],
    ],
    [
      'of all rules that silences nothing',
      safe('// presswright-ignore'),
      ['2 info Nothing is found here to silence. Remove the comment.'],
    ],
    [
      'of which one name silences',
      `<?php\n// presswright-ignore unescaped-output, sql-injection -- why\n${bad}\n`,
      ['2 info Nothing of sql-injection is found here to silence. Remove sql-injection from the comment.'],
    ],
    [
      'with a misspelt name',
      `<?php\n// presswright-ignore security/unescaped-outptu -- why\n${bad}\n`,
      [
        '2 low There is no rule security/unescaped-outptu, so this comment silences nothing. Write security/unescaped-output.',
      ],
    ],
    [
      'with a misspelt short name',
      safe('// presswright-ignore sql-injektion'),
      ['2 low There is no rule sql-injektion, so this comment silences nothing. Write sql-injection.'],
    ],
    [
      'with a reason in the place of a rule',
      safe('// presswright-ignore because we made it'),
      [
        '2 low There is no rule because, so this comment silences nothing. Write a reason behind --, and the rule before it.',
      ],
    ],
  ])('%s is reported', (_what, code, expected) => {
    expect(told(code)).toEqual(expected);
  });

  it.each([
    ['a script', 'a.js', '// presswright-ignore security/dom-xss\nfoo();\n'],
    ['a style sheet', 'a.css', '/* presswright-ignore quality/css-important -- why */\na { color: red }\n'],
    ['a page', 'a.php', '<!-- presswright-ignore security/unescaped-output -->\n<p>a</p>\n<?php\n'],
  ])('in %s is reported', (_what, name, code) => {
    expect(told(code, { name })).toHaveLength(1);
  });

  it('is called unused only where its rule ran, over all there is; a misspelt one always', () => {
    const code = safe('// presswright-ignore security/unescaped-output -- why');
    expect(told(code, { isWhole: false })).toEqual([]);
    expect(told(code, { hasPlugin: false })).toEqual([]);
    const inTest = `${code}class Shelf_Test extends WP_UnitTestCase {}\n`;
    expect(told(inTest, { name: 'tests/test-shelf.php' })).toEqual([]);
    expect(told(code, { analysisType: 'quality' })).toEqual([]);
    expect(told(code, { config: { rules: { 'security/*': 'off' } } })).toEqual([]);
    expect(told(safe('// presswright-ignore'), { analysisType: 'quality' })).toEqual([]);
    expect(told(safe('// presswright-ignore quality/css-important'))).toEqual([]);
    const deprecated = safe('// presswright-ignore quality/deprecated-function');
    expect(told(deprecated, { analysisType: 'quality' })).toEqual([unused('quality/deprecated-function')]);
    const misspelt = safe('// presswright-ignore security/unescaped-outptu');
    expect(told(misspelt, { isWhole: false })).toHaveLength(1);
    for (const analysisType of ['security', 'performance'] satisfies AnalysisType[])
      expect(told(misspelt, { analysisType })).toEqual([]);
  });

  it('that silences what another file leads there is used', () => {
    const code =
      '<?php\nfunction shelf_show( $name ) {\n\techo $name; // presswright-ignore unescaped-output -- why\n}\n';
    expect(told(code, { others: [{ name: 'b.php', code: "<?php\nshelf_show( $_GET['a'] );\n" }] })).toEqual([]);
    expect(told(code)).toHaveLength(1);
  });

  it('is not called unused in a file that was read in part', () => {
    const deep = `<?php\n// presswright-ignore unescaped-output\n$a = ${'['.repeat(20_000)}${']'.repeat(20_000)};\n`;
    expect(told(deep)).toEqual([]);
  });

  it('need not be told of', () => {
    const code = safe('// presswright-ignore unescaped-output');
    expect(told(code, { config: { rules: { [rule]: 'off' } } })).toEqual([]);
  });
});
