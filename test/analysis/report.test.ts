import { describe, expect, it } from 'vitest';
import { scoreOf } from '../../server/src/analysis/score.ts';
import { severities } from '../../shared/src/schemas/analysis.ts';
import { analyze, analyzer, findings } from './analyzer-for-tests.ts';

const flawed = "<?php\necho $_GET['a'];\nwp_redirect( $_GET['b'] );\nfoo();\n";

describe('the report of a file', () => {
  it('gives each issue its place, snippet, rule, class and trace', () => {
    const [issue] = analyze("<?php\n$a = $_GET['a'];\n\techo '<b>' . $a;\n").issues;
    expect(issue).toMatchObject({
      line: 3,
      column: 15,
      end_line: 3,
      end_column: 17,
      severity: 'high',
      type: 'security_vulnerability',
      category: 'security',
      rule: 'security/unescaped-output',
      cwe: 'CWE-79',
      code_snippet: "echo '<b>' . $a;",
      confidence: 'high',
      trace: [
        { line: 2, column: 6 },
        { line: 2, column: 1 },
        { line: 3, column: 15 },
      ],
      fix: {
        safe: true,
        edits: [{ start_line: 3, start_column: 15, end_line: 3, end_column: 17, text: 'esc_html( $a )' }],
      },
    });
  });

  it('counts columns in UTF-16 units', () => {
    expect(analyze("<?php\necho '🙂' . $_GET['a'];\n").issues[0]).toMatchObject({ line: 2, column: 13 });
  });

  it('orders issues by place and reports the same thing once', () => {
    const lines = analyze(
      "<?php\nfunction f( $x ) {\n\techo $x;\n}\nf( $_GET['a'] );\nf( $_GET['b'] );\necho $_POST['c'];\n",
    ).issues.map(({ line }) => line);
    expect(lines).toEqual([3, 7]);
  });

  it('filters by severity without changing the score', () => {
    const all = analyze(flawed, 'a.php');
    const options = { analysisType: 'all' } as const;
    const high = analyzer.analyze({ code: flawed, name: 'a.php' }, { ...options, severity: 'high' });
    expect(all.issues.map(({ severity }) => severity)).toEqual(['high', 'low', 'medium']);
    expect(high.issues.map(({ severity }) => severity)).toEqual(['high']);
    expect(high.score).toBe(all.score);
  });

  it('asks for a review, at no cost, where only a pattern supports a finding', () => {
    const code =
      "<?php\nfunction acme_is_five( $given ) {\n\treturn in_array( $given, array( 'five', 5 ) ) || $given == true;\n}\n";
    const options = { analysisType: 'all', severity: 'all' } as const;
    const report = analyzer.analyze({ code, name: 'a.php' }, options);
    const reviews = report.issues.filter(({ type }) => type === 'review');
    expect(reviews.map(({ rule, severity, confidence }) => [rule, severity, confidence])).toEqual([
      ['quality/loose-comparison', 'info', 'low'],
    ]);
    const rest = report.issues.filter((issue) => !reviews.includes(issue));
    expect(report.score).toBe(scoreOf(rest));
    expect(report.recommendations.join()).not.toContain('loose-comparison');
    const quiet = analyzer.analyze({ code, name: 'a.php' }, { ...options, hidesReviews: true });
    expect(quiet).toEqual({ ...report, issues: rest });
    const high = analyzer.analyze({ code, name: 'a.php' }, { ...options, severity: 'low' });
    expect(high.issues.filter(({ type }) => type === 'review')).toEqual([]);
  });

  it('runs only the rules of the type that was asked for', () => {
    const report = analyzer.analyze({ code: flawed, name: 'a.php' }, { analysisType: 'performance', severity: 'all' });
    expect(report).toMatchObject({ issues: [], score: 10 });
  });

  it('recommends the worst first and names the lines', () => {
    const { recommendations } = analyze(`${flawed}echo $_GET['c'];\n`, 'a.php');
    expect(recommendations[0]).toMatch(
      /^Lines 2, 5 \(security\/unescaped-output, 2 high\): .*esc_html.* 2 of 2 have a safe fix\.$/,
    );
    expect(recommendations).toHaveLength(3);
  });
});

describe('findings that say the same', () => {
  const options = { analysisType: 'quality', severity: 'all' } as const;
  const report = (code: string) =>
    analyzer.analyze({ code: `<?php\nadd_action( 'init', 'f' );\n${code}`, name: 'a.php' }, options);
  const told = (code: string) => report(code).issues.map(({ rule, line }) => `${rule.split('/')[1]}:${line}`);

  it('are one, which names the other lines and mends them all', () => {
    const { issues } = report('$a = json_encode( $b );\n$c = json_encode( $d );\n$e = json_encode( $f );\n');
    expect(issues).toHaveLength(1);
    expect(issues[0]).toMatchObject({ line: 3, suggestion: 'Use wp_json_encode(). The same on lines 4, 5.' });
    expect(issues[0]?.fix?.edits.map(({ start_line: line }) => line)).toEqual([3, 4, 5]);
  });

  it('are not one with what says something else, is worse, or is silenced', () => {
    expect(told('$a = json_encode( $b );\n$c = date( $d );\n')).toEqual([
      'discouraged-function:3',
      'discouraged-function:4',
    ]);
    expect(told('var_dump( $a );\nvar_dump( $b );\n')).toEqual(['discouraged-function:3', 'discouraged-function:4']);
    expect(
      told('$a = json_encode( $b ); // presswright-ignore\n$c = json_encode( $d );\n$e = json_encode( $f );\n'),
    ).toEqual(['discouraged-function:4']);
  });

  it('cost the score once', () => {
    const one = report('$a = json_encode( $b );\n').score;
    expect(report('$a = json_encode( $b );\n$c = json_encode( $d );\n').score).toBe(one);
  });

  it('insert a comment once for two of a line', () => {
    const [issue] = report("$a = __( '%1$s of %2$s', 'a' ) . __( '%1$s by %2$s', 'a' );\n").issues;
    expect(issue?.fix?.edits).toHaveLength(1);
  });
});

describe('recommendations', () => {
  it('name the one input that several findings come from, and each way to put a rule’s findings right', () => {
    const code = `<?php
$q = $_GET['q'];
echo $q;
echo '<a title="' . $q . '">';
$wpdb->query( "DELETE FROM x WHERE a = '$q'" );
`;
    const { recommendations } = analyze(code, 'a.php');
    expect(recommendations).toContainEqual(
      expect.stringMatching(
        /^\$_GET\['q'\] on line 2 leads to 3 findings \(.*; security\/sql-injection, security\/unescaped-output\), at lines 3, 4, 5:/,
      ),
    );
    expect(recommendations).toContainEqual(
      expect.stringMatching(
        /^Lines 3, 4 \(security\/unescaped-output, 2 high\): line 3: .*esc_html.* line 4: .*esc_attr/,
      ),
    );
  });
});

describe('the score', () => {
  it('is 10 only for a file in which nothing was found', () => {
    expect(scoreOf([])).toBe(10);
    expect(scoreOf([{ severity: 'info' }])).toBeLessThan(10);
  });

  it('is not lowered by what only asks for a review', () => {
    expect(scoreOf([{ severity: 'info', type: 'review' }])).toBe(10);
  });

  it('never rises with one more issue and never gains from a worse one', () => {
    for (let count = 0; count < 60; count++) {
      const issues = Array.from({ length: count }, (_, at) => ({
        severity: severities[at % severities.length] ?? 'low',
      }));
      const before = scoreOf(issues);
      let last = 0;
      for (const severity of severities) {
        const after = scoreOf([...issues, { severity }]);
        expect(after).toBeLessThanOrEqual(before);
        expect(after).toBeGreaterThanOrEqual(last);
        last = after;
      }
    }
  });
});

describe('suppression comments', () => {
  const bad = "echo $_GET['a'];";
  it.each([
    ['on the line', `<?php\n${bad} // presswright-ignore security/unescaped-output -- an example\n`],
    ['on the line before', `<?php\n// presswright-ignore security/unescaped-output -- an example\n${bad}\n`],
    ['by the short name', `<?php\n# presswright-ignore unescaped-output\n${bad}\n`],
    ['of every rule', `<?php\n${bad} // presswright-ignore\n`],
    ['as a block comment', `<?php\n/* presswright-ignore security/unescaped-output -- why */\n${bad}\n`],
    ['as an HTML comment', `<!-- presswright-ignore security/unescaped-output -->\n<?php ${bad} ?>\n`],
  ])('%s', (_name, code) => {
    expect(findings(code)).toEqual([]);
  });

  it.each([
    ['of another rule', `<?php\n${bad} // presswright-ignore security/sql-injection\n`],
    ['in a string', `<?php\n$a = '// presswright-ignore';\n${bad}\n`],
  ])('not %s', (_name, code) => {
    expect(findings(code)).toHaveLength(1);
  });
});

describe('comments of PHPCS', () => {
  const sniff = 'WordPress.PHP.DevelopmentFunctions';
  const dump = 'var_dump( $a );';
  const linesOf = (code: string) =>
    analyze(`<?php\n${code}`, 'a.php')
      .issues.filter(({ rule }) => rule === 'quality/discouraged-function')
      .map(({ line }) => line);

  it.each([
    ['the sniff', `${dump} // phpcs:ignore ${sniff}.error_log_var_dump -- why\n`],
    ['the category', `${dump} // phpcs:ignore WordPress.PHP\n`],
    ['nothing', `${dump} // phpcs:ignore\n`],
    ['the sniff up to the end', `// phpcs:disable ${sniff}\nfoo();\n${dump}\n`],
    ['the sniff around it', `// phpcs:disable ${sniff}\n${dump}\n// phpcs:enable\n`],
  ])('silence a line when they name %s', (_name, code) => {
    expect(linesOf(`${dump}\n`)).toEqual([2]);
    expect(linesOf(code)).toEqual([]);
  });

  it.each([
    ['name another sniff', `${dump} // phpcs:ignore WordPress.DB.PreparedSQL\n`, [2]],
    ['are over', `// phpcs:disable ${sniff}\n// phpcs:enable ${sniff}\n${dump}\n`, [4]],
  ])('do not when they %s', (_name, code, lines) => {
    expect(linesOf(code)).toEqual(lines);
  });

  it('silence no flaw whose way was followed: they answer what was asked of the line alone', () => {
    const code = `<?php\n$a = $_GET['a'];\necho $a; // phpcs:ignore WordPress.Security.EscapeOutput\n`;
    expect(findings(code)).toEqual(['unescaped-output:3']);
    expect(findings(code.replace('phpcs:ignore WordPress', 'presswright-ignore -- WordPress'))).toEqual([]);
  });
});

describe('comments of ESLint', () => {
  const linesOf = (code: string) =>
    analyze(code, 'a.js')
      .issues.filter(({ rule }) => rule === 'security/javascript-eval')
      .map(({ line }) => line);

  it.each([
    ['the next line', '// eslint-disable-next-line no-eval\neval( x );\neval( y );\n', [3]],
    ['their own line', 'eval( x ); // eslint-disable-line no-eval -- why\neval( y );\n', [2]],
    ['all up to where they end', '/* eslint-disable no-eval */\neval( x );\n/* eslint-enable */\neval( y );\n', [4]],
  ])('silence the rule they name in %s', (_what, code, lines) => {
    expect(linesOf(code)).toEqual(lines);
  });

  it('silence no security rule that they do not name', () => {
    expect(linesOf('/* eslint-disable */\n// eslint-disable-next-line no-console\neval( x );\n')).toEqual([3]);
  });
});
