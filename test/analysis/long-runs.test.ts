import { expect, it } from 'vitest';
import { releaseNumber } from '../../server/src/analysis/wordpress/header.ts';
import { collectAttribute } from '../../server/src/cli/generate/options.ts';
import { analyze } from './analyzer-for-tests.ts';

/** Seconds of work that each of these takes a fraction of; what tries every way to part a run would take years. */
const generous = 5;

function seconds(work: () => void): number {
  const before = process.cpuUsage();
  work();
  return process.cpuUsage(before).user / 1e6;
}

it('reads a version of many digits once', () => {
  for (const version of ['1', '1.4.0', '2.0-beta.1', '3.1RC2', '1.0-dev', '4.0pl1', '1.0.0+5'])
    expect(releaseNumber.test(version), version).toBe(true);
  for (const version of ['', 'v1.0', '1.0 beta', '1.0-final']) expect(releaseNumber.test(version), version).toBe(false);
  expect(seconds(() => releaseNumber.test(`${'0'.repeat(64)}x`))).toBeLessThan(generous);
});

it('reads comments that silence findings once', () => {
  const comments = ['presswright-ignore', 'phpcs:ignore', 'eslint-disable-line'].map(
    (word) => `// ${word} a${' '.repeat(20_000)}*!\n/* ${word}${' '.repeat(20_000)}! */`,
  );
  expect(seconds(() => analyze(`<?php\n${comments.join('\n')}\n`, 'a.php'))).toBeLessThan(generous);
});

it('reads statements and names with long runs once', () => {
  const spaces = ' '.repeat(20_000);
  const sql = `<?php $wpdb->get_results( "SELECT a FROM b${spaces}\\n," );`;
  const hook = `<?php do_action( $_GET['a'] . '${'a'.repeat(200_000)}' );`;
  const script = `x = { escapeMarkup: (a${spaces}, b) => a };`;
  expect(seconds(() => analyze(sql, 'a.php'))).toBeLessThan(generous);
  expect(seconds(() => analyze(hook, 'b.php'))).toBeLessThan(generous);
  expect(seconds(() => analyze(script, 'c.js'))).toBeLessThan(generous);
});

it('reads what rules look at closer once, too', () => {
  const run = (text: string, length = 100_000) => text.repeat(length / text.length);
  const analysed = {
    'comparison.php': `<?php if ( strpos( $a, 'b' ) ==${run(' ')}false ) {}`,
    'name.php': `<?php echo $_GET['${run('a')}!'];`,
    'prepare.php': `<?php $wpdb->query( "SELECT a FROM b WHERE c = '" . esc_sql( $_GET['c']${run(' ')} . 'd' ) . "'" );`,
    'statement.php': `<?php $wpdb->query( "${run(' ')}x" . $_GET['a'] );`,
    'order.php': `<?php $wpdb->query( "SELECT a FROM b ${run('order by ')}! " . $_GET['a'] );`,
    'script.php': `<script type="${run(' ')}x"><?php echo $_GET['a']; ?></script>`,
    'pattern.html': `<!-- /${run(' ')}x --><!-- wp:${run(' ')}x --><!--${run(' ')}/wp x -->`,
  };
  for (const [name, code] of Object.entries(analysed))
    expect(
      seconds(() => analyze(code, name)),
      name,
    ).toBeLessThan(generous);
});

it('reads a schema that the command line is given once', () => {
  expect(seconds(() => expect(() => collectAttribute(`${' '.repeat(100_000)}x y`)).toThrow(/name:type/))).toBeLessThan(
    generous,
  );
  expect(collectAttribute(' size : enum( small, large ) ')).toEqual({
    size: { type: 'enum', options: ['small', 'large'] },
  });
});
