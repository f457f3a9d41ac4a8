import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runInProcess } from './in-process.ts';
import { analyze, deprecated, makeTree, reflected } from './program.ts';

const found = async (cwd: string, ...args: string[]) => {
  const { stdout, status, stderr } = await analyze([...(args.length === 0 ? ['.'] : args), '--format', 'json'], {
    cwd,
  });
  expect(stdout, stderr).not.toBe('');
  const { results } = JSON.parse(stdout) as {
    results: { file: string; score: number; issues: { rule: string; severity: string; message: string }[] }[];
  };
  const byFile = results.map(({ file, issues }) => [file, issues.map(({ rule, severity }) => `${severity} ${rule}`)]);
  return { status, files: Object.fromEntries(byFile), results };
};
const withConfig = (config: object, files: Record<string, string>) =>
  makeTree({ 'presswright.json': JSON.stringify(config), ...files });

describe('presswright.json', () => {
  it('leaves out what it excludes, and what it does not include', async () => {
    const files = { 'inc/a.php': reflected, 'inc/old/b.php': reflected, 'other/c.php': reflected };
    const cwd = withConfig({ include: ['inc/'], exclude: ['old/'] }, files);
    expect(Object.keys((await found(cwd)).files)).toEqual(['inc/a.php']);
    const { stdout } = await analyze(['.'], { cwd });
    expect(stdout).toContain('Left out by presswright.json: 2 files and folders');
    // What is named is wanted.
    expect(Object.keys((await found(cwd, 'other/c.php', 'inc/old')).files)).toEqual(['inc/old/b.php', 'other/c.php']);
    expect(Object.keys((await found(cwd, '.', '--no-config')).files)).toHaveLength(3);
  });

  it('sets severities and turns rules off, before the score and the exit status', async () => {
    const config = { rules: { 'quality/*': 'off', 'security/unescaped-output': 'info' } };
    const cwd = withConfig(config, { 'a.php': reflected, 'b.php': deprecated });
    const { files, status, results } = await found(cwd);
    expect(files).toEqual({ 'a.php': ['info security/unescaped-output'], 'b.php': [] });
    expect(results.map(({ score }) => score)).toEqual([9.9, 10]);
    expect(status).toBe(0);
    expect((await found(cwd, '.', '--severity', 'high')).files['a.php']).toEqual([]);
  });

  it('has other rules for some files, whichever folder the command runs in', async () => {
    const config = { overrides: [{ files: ['tests/'], rules: { 'security/*': 'off' } }] };
    const cwd = withConfig(config, { 'tests/a.php': reflected, 'inc/a.php': reflected });
    expect((await found(cwd)).files).toEqual({
      'inc/a.php': ['high security/unescaped-output'],
      'tests/a.php': [],
    });
    expect((await found(join(cwd, 'tests'))).files).toEqual({ 'a.php': [] });
    const { stdout } = await analyze(['-', '--stdin-name', 'tests/b.php'], { cwd, input: reflected });
    expect(stdout).toContain('No findings');
  });

  it('holds where it is the nearest above a file', async () => {
    const off = { rules: { 'security/unescaped-output': 'off' } };
    const cwd = withConfig(off, { 'a.php': reflected, 'own/presswright.json': '{}', 'own/b.php': reflected });
    expect((await found(cwd)).files).toEqual({ 'a.php': [], 'own/b.php': ['high security/unescaped-output'] });
  });

  it('names a baseline beside itself; --baseline wins', async () => {
    const cwd = withConfig({ baseline: 'known.json' }, { 'inc/a.php': reflected });
    await analyze(['.', '--write-baseline', 'known.json'], { cwd });
    writeFileSync(join(cwd, 'none.json'), '{"format":"presswright-baseline","version":1,"entries":[]}');
    expect((await found(join(cwd, 'inc'))).files).toEqual({ 'a.php': [] });
    expect((await found(cwd, '.', '--baseline', 'none.json')).status).toBe(1);
  });

  it('says what to do when its baseline is not there', async () => {
    const cwd = withConfig({ baseline: 'known.json' }, { 'a.php': reflected });
    const { status, stderr } = await analyze(['.'], { cwd });
    expect(stderr).toBe(
      'presswright: presswright.json: /baseline: known.json cannot be read (ENOENT); --write-baseline known.json writes it\n',
    );
    expect(status).toBe(2);
  });

  it('tells the rules the text domain, the prefixes and the versions', async () => {
    const code = [
      '<?php',
      "add_action( 'init', 'shelf_init' );",
      'function shelf_init() {',
      "\techo esc_html__( 'Books', 'other' );",
      "\tupdate_option( 'bks_seen', wp_timezone_string() );",
      '\treturn fn() => 1;',
      '}',
      'function bks_more() {}',
    ].join('\n');
    const plugin = '<?php\n/**\n * Plugin Name: Shelf\n * Version: 1\n * License: GPL-2.0-or-later\n */\n';
    const facts = { text_domain: 'book-shelf', prefixes: ['BKS_'], minimum_wp: '5.0', minimum_php: '7.3' };
    const script = "import { __ } from '@wordpress/i18n';\n__( 'Save', 'other' );\n";
    const files = { 'shelf.php': plugin, 'inc/a.php': code, 'a.js': script };
    const { results } = await found(withConfig(facts, files));
    const messages = results.flatMap(({ issues }) => issues.map(({ message }) => message));
    const expected = [
      "The text domain 'other' is not 'book-shelf', the domain by the project's configuration.",
      "The text domain 'other' is not 'book-shelf'.",
      "The function shelf_init starts with none of the project's prefixes.",
      expect.stringMatching(/^wp_timezone_string\(\) .*5\.3.* 5\.0/),
      expect.stringMatching(/^An arrow function needs PHP 7\.4; .* 7\.3/),
    ];
    expect(messages).toEqual(expect.arrayContaining(expected));
    expect(messages.filter((message) => message.includes('bks_'))).toEqual([]);
    const without = (await found(withConfig({}, files))).results.flatMap(({ issues }) => issues);
    for (const message of expected) expect(without).not.toContainEqual(expect.objectContaining({ message }));
  });

  it('is one clear error when it is wrong, wherever it lies', async () => {
    const cwd = makeTree({ 'a.php': reflected, 'own/presswright.json': '{\n "rules": { "security/*": "of" } }' });
    writeFileSync(join(cwd, 'own', 'b.php'), reflected);
    const { status, stdout, stderr } = await analyze(['.'], { cwd });
    expect(stderr).toBe(
      'presswright: own/presswright.json:2: /rules/security~1*: expected one of critical, high, medium, low, info, off, got "of"\n',
    );
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    const missing = await analyze(['.', '--config', 'none.json'], { cwd });
    expect(missing.stderr).toBe('presswright: none.json cannot be read (ENOENT)\n');
    expect(missing.status).toBe(2);
  });
});

describe('an unused suppression', () => {
  const code = '<?php\n// presswright-ignore security/sql-injection -- why\necho 1;\n';
  it('is reported where all of its project was read: not where a file of it was named', async () => {
    const cwd = makeTree({ 'shop.php': '<?php\n/* Plugin Name: Shop */\n', 'inc/a.php': code, 'inc/b.php': '<?php\n' });
    const of = async (...paths: string[]) => (await found(cwd, ...paths)).files['inc/a.php'];
    expect(await of('.')).toEqual(['info quality/unused-suppression']);
    expect(await of('inc')).toEqual([]);
    expect(await of('inc/a.php')).toEqual([]);
    expect(await of('shop.php', 'inc/a.php', 'inc/b.php')).toEqual([]);
  });
});

describe('--stats', () => {
  it('says where the time went and what each rule found, below the report and in JSON', async () => {
    const cwd = makeTree({ 'a.php': `${reflected}echo $name;\n`, 'b.php': deprecated, 'c.css': 'a { color: red }' });
    const { stdout } = await analyze(['.', '--stats', '--fail-on', 'never'], { cwd });
    expect(stdout).toMatch(/\nTime: [\d.]+ s to find the files, [\d.]+ s to analyse them, in all threads together\n/);
    expect(stdout).toMatch(/\nLanguage +files +bytes +findings\nphp +2 +\d+ +3\ncss +1 +16 +0\n/);
    expect(stdout).toMatch(
      /\nsecurity\/unescaped-output +2 +1 +0 +2 +0 +0 +0\nquality\/deprecated-function +1 +1 +0 +0 +1 +0 +0\n/,
    );
    expect(stdout).toMatch(/\nSlowest, from +files +seconds\na\.php +3 +[\d.]+\n$/);
    const json = await analyze(['.', '--stats', '--format', 'json', '--fail-on', 'never'], { cwd });
    expect(JSON.parse(json.stdout).stats).toMatchObject({
      rules: [
        { rule: 'security/unescaped-output', findings: 2, files: 1, severities: { high: 2 } },
        { rule: 'quality/deprecated-function', findings: 1 },
      ],
      slowest: [{ file: 'a.php', files: 3 }],
    });
    const without = await analyze(['.', '--format', 'json', '--fail-on', 'never'], { cwd });
    expect(JSON.parse(without.stdout).stats).toBeUndefined();
  });
});

describe('presswright config', () => {
  it('shows what holds for a file', async () => {
    const config = { rules: { 'quality/*': 'low' }, overrides: [{ files: ['t/'], rules: { 'quality/*': 'off' } }] };
    const cwd = withConfig({ ...config, exclude: ['x.php'] }, { 't/a.php': '', 'x.php': '' });
    const { stdout } = await runInProcess(['config', 't/a.php'], { cwd });
    expect(stdout).toBe('presswright.json\n{\n  "rules": {\n    "quality/*": "off"\n  }\n}\n');
    expect((await runInProcess(['config', 'x.php'], { cwd })).stdout).toMatch(
      /^presswright\.json \(x\.php is left out\)/,
    );
    expect((await runInProcess(['config', 'gone'], { cwd })).status).toBe(2);
  });

  it('prints the published schema, with every rule', async () => {
    const { stdout } = await runInProcess(['config', '--schema']);
    expect(stdout).toBe(readFileSync('shared/presswright.schema.json', 'utf8'));
    const { properties } = JSON.parse(stdout);
    expect(properties.rules.propertyNames.enum).toEqual(
      expect.arrayContaining(['security/*', 'security/sql-injection']),
    );
  });
});
