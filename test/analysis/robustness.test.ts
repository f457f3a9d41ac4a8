import { describe, expect, it } from 'vitest';
import { analyzer, findings } from './analyzer-for-tests.ts';

const run = (code: string, name = 'a.php') =>
  analyzer.analyze({ code, name }, { analysisType: 'all', severity: 'all' });

const many = (count: number, line: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => line(at)).join('\n');

describe('hostile and broken files', () => {
  it.each([
    ['1 MiB of nested parentheses', `<?php $x = ${'('.repeat(1 << 19)}1${')'.repeat(1 << 19)};`],
    ['10,000 nested arrays', `<?php $x = ${'['.repeat(10_000)}${']'.repeat(10_000)};`],
    ['50,000 assignments', `<?php\n${many(50_000, (at) => `$a${at} = $a${at - 1} . 'x';`)}`],
    ['a text appended to itself 20,000 times', `<?php $a = $_GET['x'];${"$a .= '<p>' . $a;\n".repeat(20_000)}echo $a;`],
    ['60 nested loops', `<?php ${'foreach ($_GET as $a) { $b = $b . $a; '.repeat(60)}echo $b;${'}'.repeat(60)}`],
    ['20,000 nested conditions', `<?php ${'if ($a) { $b = 1;'.repeat(20_000)}${'}'.repeat(20_000)}`],
    ['200 comparisons without operators between', `<?php return ${'$a=> == true || null == $b->c\n'.repeat(200)};`],
    ['10,000 elseifs', `<?php if (a()) {}${'elseif ($x == 1) { $a = 1; }\n'.repeat(10_000)}`],
    [
      '2,000 functions calling each other',
      `<?php ${many(2000, (at) => `function f${at}($x) { f${(at * 7) % 2000}($x); f${(at + 1) % 2000}($x); echo $x; }`)}`,
    ],
    ['an unterminated heredoc', `<?php $x = <<<EOT\n${'abc $x {$y} '.repeat(20_000)}`],
    ['brackets in no order', `<?php ${'}{)(][;,'.repeat(20_000)}`],
    ['300,000 dollar signs', `<?php ${'$'.repeat(300_000)}a;`],
    ['half a file', '<?php class A { function b() { if ( $x ) { foreach ( $a as'],
    ['an empty file', '<?php'],
  ])('%s: answered, not thrown', (_name, code) => {
    expect(run(code).language).toBe('php');
  });

  it('answers in full where a text is made of itself before it is looked up', () => {
    const code =
      '<?php\nfunction load( $file ) {\n\t$file = realpath( $file );\n\tif ( ! isset( $this->files[ $file ] ) ) { return; }\n\tif ( $this->files[ $file ] === 1 || in_array( $file, $this->all, true ) ) { echo 1; }\n}\n';
    expect(run(code).partial).toBe(false);
  });

  it('still finds what stands outside the broken part', () => {
    expect(findings("<?php\necho $_GET['a'];\nfunction ( { ;\n")).toEqual(['unescaped-output:2']);
    expect(findings("<?php\nfunction a() {\n\techo $_GET['a'];\n\tif ( $x ) {\n\t\tfoo(\n")).toEqual([
      'unescaped-output:3',
    ]);
    expect(findings("<?php\n$x = = 5;\necho $_GET['a'];\n")).toEqual(['unescaped-output:3']);
  });

  it('answers binary data with no language', () => {
    expect(run('\0\x01\x02GIF89a', 'a.php')).toMatchObject({ language: null, issues: [] });
  });
});
