import { expect, it } from 'vitest';
import { releaseNumber } from '../../server/src/analysis/wordpress/header.ts';
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
