import { chmodSync, lstatSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { applyFixes } from '../../server/src/analysis/apply-fixes.ts';
import { writeFixed } from '../../server/src/cli/analyze/fix/write-fixed.ts';
import { analyze, clean, makeTree, reflected } from './program.ts';

const escaped = "<?php\n$name = $_GET['name'];\necho esc_html( $name );\n";
const tree = { 'a.php': reflected, 'b.php': clean };

describe('presswright analyze --fix', () => {
  it('writes the safe fixes and reports what is left', async () => {
    const cwd = makeTree({ ...tree, 'c.php': "<?php\neval( $_GET['c'] );\n" });
    chmodSync(join(cwd, 'a.php'), 0o640);
    const { status, stdout, stderr } = await analyze(['.', '--fix', '--severity', 'high'], { cwd });
    expect(readFileSync(join(cwd, 'a.php'), 'utf8')).toBe(escaped);
    expect(statSync(join(cwd, 'a.php')).mode & 0o777).toBe(0o640);
    expect(readFileSync(join(cwd, 'b.php'), 'utf8')).toBe(clean);
    expect(stderr).toContain('1 finding fixed');
    expect(stdout).not.toContain('a.php:3');
    expect(stdout).toContain('c.php:2');
    expect(status).toBe(1);
    expect(readdirSync(cwd).sort()).toEqual(['a.php', 'b.php', 'c.php']);
  });

  it('ends with 0 when nothing is left', async () => {
    const cwd = makeTree(tree);
    expect((await analyze(['.', '--fix', '--severity', 'high'], { cwd })).status).toBe(0);
  });

  it.each([
    ['CR LF', '\r\n', ''],
    ['a byte order mark', '\n', '\ufeff'],
  ])('keeps %s', async (_what, end, mark) => {
    const as = (text: string) => mark + text.replaceAll('\n', end);
    const cwd = makeTree({ 'a.php': as(reflected) });
    await analyze(['.', '--fix'], { cwd });
    expect(readFileSync(join(cwd, 'a.php'), 'utf8')).toBe(as(escaped));
  });

  it('keeps an encoding that is not UTF-8', async () => {
    const latin = (text: string) => Buffer.from(text.replace('<?php', '<?php // caf\u00e9'), 'latin1');
    const cwd = makeTree({ 'a.php': latin(reflected) });
    await analyze(['.', '--fix'], { cwd });
    expect(readFileSync(join(cwd, 'a.php'))).toEqual(latin(escaped));
  });

  it('writes to where a link that was named leads, and leaves the link', async () => {
    const cwd = makeTree({ 'real/a.php': reflected });
    symlinkSync('real/a.php', join(cwd, 'link.php'));
    await analyze(['link.php', '--fix'], { cwd });
    expect(lstatSync(join(cwd, 'link.php')).isSymbolicLink()).toBe(true);
    expect(readFileSync(join(cwd, 'real/a.php'), 'utf8')).toBe(escaped);
  });

  it('leaves a read-only file alone, says so and ends with 2', async () => {
    const cwd = makeTree(tree);
    chmodSync(join(cwd, 'a.php'), 0o444);
    const { status, stderr, stdout } = await analyze(['.', '--fix', '--severity', 'high'], { cwd });
    expect(stderr).toContain('0 findings fixed\na.php is read-only: not fixed\n');
    expect(stdout).toContain('a.php:3:6: high');
    expect(readFileSync(join(cwd, 'a.php'), 'utf8')).toBe(reflected);
    expect(status).toBe(2);
  });

  it('goes on with the other files after one that is read-only', async () => {
    const cwd = makeTree({ 'a.php': reflected, 'b.php': reflected });
    chmodSync(join(cwd, 'a.php'), 0o444);
    const { status, stderr } = await analyze(['.', '--fix', '--severity', 'high'], { cwd });
    expect(stderr).toContain('1 finding fixed\na.php is read-only: not fixed\n');
    expect(readFileSync(join(cwd, 'b.php'), 'utf8')).toBe(escaped);
    expect(status).toBe(2);
  });

  it('does not name a file that changed while it was analysed and was fixed after that', async () => {
    // So many that the last is changed while the others are analysed and written.
    const names = Array.from({ length: 120 }, (_, at) => `f${String(at).padStart(3, '0')}.php`);
    const cwd = makeTree(Object.fromEntries(names.map((name) => [name, reflected])));
    const last = join(cwd, 'f119.php');
    const first = join(cwd, 'f000.php');
    let isOver = false;
    const other = (async () => {
      while (!isOver && readFileSync(first, 'utf8') === reflected) await new Promise((done) => setImmediate(done));
      writeFileSync(last, `${reflected}// theirs\n`);
    })();
    const { status, stderr } = await analyze(['.', '--fix', '--severity', 'high'], { cwd });
    isOver = true;
    await other;
    expect(readFileSync(last, 'utf8')).toBe(`${escaped}// theirs\n`);
    expect(stderr).toContain('120 findings fixed\n');
    expect(stderr).not.toContain('not fixed');
    expect(status).toBe(0);
  });

  it('fixes nothing that a baseline hides', async () => {
    const cwd = makeTree(tree);
    await analyze(['.', '--write-baseline', 'known.json'], { cwd });
    await analyze(['.', '--baseline', 'known.json', '--fix'], { cwd });
    expect(readFileSync(join(cwd, 'a.php'), 'utf8')).toBe(reflected);
  });

  it.each([
    [['-', '--fix'], /--fix needs files/],
    [['.', '--fix', '--fix-dry-run'], /contradict/],
    [['.', '--fix', '--write-baseline', 'x.json'], /leave --fix out/],
  ])('refuses %j', async (args, message) => {
    const { status, stderr } = await analyze(args, { cwd: makeTree(tree) });
    expect(status).toBe(2);
    expect(stderr).toMatch(message);
  });
});

describe('presswright analyze --fix-dry-run', () => {
  it('prints the diff and writes nothing', async () => {
    const cwd = makeTree(tree);
    const { status, stdout, stderr } = await analyze(['.', '--fix-dry-run', '--severity', 'high'], { cwd });
    expect(stdout).toContain('--- a/a.php\n+++ b/a.php\n');
    expect(stdout).toContain('\n-echo $name;\n+echo esc_html( $name );\n');
    expect(stderr).toContain('1 has a safe fix; nothing was written');
    expect(readFileSync(join(cwd, 'a.php'), 'utf8')).toBe(reflected);
    expect(status).toBe(1);
  });
});

describe('a fixed source', () => {
  it('is not written over a file that changed meanwhile', async () => {
    const cwd = makeTree({ 'a.php': `${reflected}// more\n` });
    expect(await writeFixed(join(cwd, 'a.php'), reflected, escaped)).toBe('changed while it was analysed');
    expect(readFileSync(join(cwd, 'a.php'), 'utf8')).toContain('// more');
    expect(readdirSync(cwd)).toEqual(['a.php']);
  });

  it('is not written over what somebody else writes while it is being written', async () => {
    const cwd = makeTree({ 'a.php': reflected });
    const path = join(cwd, 'a.php');
    let isOver = false;
    const other = (async () => {
      while (!isOver && readdirSync(cwd).length === 1) await new Promise((done) => setImmediate(done));
      writeFileSync(path, `${reflected}// theirs\n`);
    })();
    const failure = await writeFixed(path, reflected, escaped);
    isOver = true;
    await other;
    expect(failure).toBe('changed while it was fixed');
    expect(readFileSync(path, 'utf8')).toBe(`${reflected}// theirs\n`);
    expect(readdirSync(cwd)).toEqual(['a.php']);
  });

  it('is not written in an encoding that lacks its letters', async () => {
    const old = Buffer.from('<?php // caf\u00e9', 'latin1');
    const cwd = makeTree({ 'a.php': old });
    expect(await writeFixed(join(cwd, 'a.php'), old.toString('latin1'), '<?php // \u2026')).toMatch(/not UTF-8/);
    expect(readFileSync(join(cwd, 'a.php'))).toEqual(old);
  });

  it('takes the first of two fixes that get in each other\u2019s way, all edits of it or none', () => {
    const edit = (start: number, end: number, text: string) => ({
      start_line: 1,
      start_column: start,
      end_line: 1,
      end_column: end,
      text,
    });
    const issue = (safe: boolean, ...edits: ReturnType<typeof edit>[]) => ({ fix: { safe, edits } }) as never;
    const issues = [
      issue(true, edit(1, 2, 'A'), edit(5, 6, 'E')),
      issue(true, edit(3, 4, 'C'), edit(5, 6, 'X')),
      issue(false, edit(2, 3, 'B')),
      issue(true, edit(4, 4, '+')),
    ];
    expect(applyFixes('abcdef', issues)).toEqual({ code: 'Abc+dEf', fixed: 2 });
  });
});
