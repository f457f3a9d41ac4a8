import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { analyze, clean, deprecated, makeTree, reflected } from './program.ts';

const withBaseline = async (files: Record<string, string>) => {
  const cwd = makeTree(files);
  const { status, stderr } = await analyze(['.', '--write-baseline', 'known.json'], { cwd });
  expect(status, stderr).toBe(0);
  return cwd;
};
const report = async (cwd: string, args: readonly string[] = []) => {
  const { stdout, status } = await analyze(['.', '--baseline', 'known.json', '--format', 'json', ...args], { cwd });
  return { ...JSON.parse(stdout), status };
};

describe('presswright analyze --baseline', () => {
  it('hides what it knows, however lines move and code around it is laid out', async () => {
    const cwd = await withBaseline({ 'a.php': `${reflected}if ( $x ) {\n\tcall( get_page( $id ), 2 );\n}\n` });
    expect(await report(cwd)).toMatchObject({ status: 0, baseline: { hidden: 2, stale: [] } });
    writeFileSync(
      join(cwd, 'a.php'),
      `<?php\n\n// New; here.\n$other = 1; $name = $_GET['name']; /* as before */ echo $name;\n\n` +
        'if ( $x )\n{\n  // And this.\n  call(\n    get_page( $id ),\n    2\n  );\n}\n',
    );
    expect(await report(cwd)).toMatchObject({
      status: 0,
      summary: { total_issues: 0 },
      baseline: { hidden: 2, stale: [] },
    });
  });

  it('reports one more of the same, a known flaw in another file, and a changed statement', async () => {
    const cwd = await withBaseline({ 'a.php': deprecated });
    writeFileSync(join(cwd, 'a.php'), `${deprecated}$page = get_page( $id );\n$page = get_page( $other );\n`);
    writeFileSync(join(cwd, 'b.php'), deprecated);
    const { results, baseline, status } = await report(cwd);
    const found = (results as { file: string; issues: { line: number }[] }[]).map(({ file, issues }) => [
      file,
      issues.map(({ line }) => line),
    ]);
    expect(found).toEqual([
      ['a.php', [3, 4]],
      ['b.php', [2]],
    ]);
    expect(baseline).toMatchObject({ hidden: 1, stale: [] });
    expect(status).toBe(1);
  });

  it('names what is gone, but not what this run did not look for', async () => {
    const cwd = await withBaseline({ 'a.php': deprecated, 'b.php': deprecated });
    writeFileSync(join(cwd, 'a.php'), clean);
    const { stdout, status } = await analyze(['.', '--baseline', 'known.json'], { cwd });
    expect(stdout).toContain('1 finding hidden by known.json\n1 finding of known.json is gone');
    expect(stdout).toContain(
      '  a.php: get_page() has been deprecated since WordPress 3.5.0. [quality/deprecated-function]\n',
    );
    expect(status).toBe(0);
    expect((await report(cwd, ['--type', 'security'])).baseline.stale).toEqual([]);
    expect((await report(cwd, ['--severity', 'high'])).baseline.stale).toEqual([]);
    const { stdout: other } = await analyze(['b.php', '--baseline', 'known.json', '--format', 'json'], { cwd });
    expect(JSON.parse(other).baseline.stale).toEqual([]);
  });

  it('knows its files from any folder', async () => {
    const cwd = await withBaseline({ 'inc/a.php': deprecated });
    const { status } = await analyze(['a.php', '--baseline', '../known.json'], { cwd: join(cwd, 'inc') });
    expect(status).toBe(0);
  });

  it('is written the same way twice', async () => {
    const cwd = await withBaseline({ 'b.php': reflected, 'a.php': deprecated + reflected.slice(6) });
    const first = readFileSync(join(cwd, 'known.json'), 'utf8');
    await analyze(['.', '--write-baseline', 'known.json', '--jobs', '1'], { cwd });
    expect(readFileSync(join(cwd, 'known.json'), 'utf8')).toBe(first);
    expect(first).not.toContain(cwd);
  });

  it.each([
    ['missing.json', 'missing.json cannot be read (ENOENT)'],
    ['a.php', 'a.php is not a baseline: it is not JSON; name another file, or write it anew with --write-baseline\n'],
    ['other.json', 'other.json is not a baseline: it lacks "format": "presswright-baseline"'],
    ['newer.json', 'it has version 2; this program knows version 1'],
    ['broken.json', 'broken.json is not a baseline: /entries/0'],
  ])('refuses %s', async (file, message) => {
    const head = '{"format":"presswright-baseline","version"';
    const cwd = makeTree({
      'a.php': clean,
      'other.json': '{"entries":[]}',
      'newer.json': `${head}:2,"entries":[]}`,
      'broken.json': `${head}:1,"entries":[{"file":"a.php","count":0}]}`,
    });
    const { status, stderr } = await analyze(['.', '--baseline', file], { cwd });
    expect(stderr).toContain(message);
    expect(status).toBe(2);
  });
});
