import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { readZip } from '../support/read-zip.ts';
import { serverProgram } from '../support/server-program.ts';
import { runInProcess } from './in-process.ts';

const root = mkdtempSync(join(tmpdir(), 'presswright-generate-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(root, 'case-'));
});

/** Runs `presswright generate …` in the test's folder. */
async function generate(
  args: readonly string[],
  input = '',
): Promise<{ code: number | null; out: string; err: string }> {
  const { status, stdout, stderr } = await runInProcess(['generate', ...args], {
    cwd: folder,
    input,
    env: { NO_COLOR: '1' },
  });
  return { code: status, out: stdout, err: stderr };
}

it('writes each kind of project into a folder of its name', async () => {
  const runs = [
    [['block', 'Pull Quote', '--attribute', 'size:enum(small,large)', '--feature', 'example'], 'pull-quote'],
    [['plugin', 'Event Manager', '--description', 'Events with a date.'], 'event-manager'],
    [['scaffold', 'Book Shelf', '--structure', 'simple'], 'book-shelf'],
    [['theme', 'Quiet Harbour'], 'quiet-harbour'],
  ] as const;
  for (const [args, slug] of runs) {
    const { code, out, err } = await generate(args);
    expect(code, err).toBe(0);
    expect(out).toContain(slug);
    expect(readdirSync(join(folder, slug)).length).toBeGreaterThan(2);
  }
  const metadata = readdirSync(join(folder, 'pull-quote'), { recursive: true, encoding: 'utf8' });
  const file = metadata.find((path) => path.endsWith('block.json')) ?? '';
  expect(JSON.parse(readFileSync(join(folder, 'pull-quote', file), 'utf8')).attributes.size.enum).toEqual([
    'small',
    'large',
  ]);
});

it('writes over nothing that differs, unless it is told to', async () => {
  expect((await generate(['scaffold', 'Shelf'])).code).toBe(0);
  const main = join(folder, 'shelf-kit', 'shelf-kit.php');
  const path = existsSync(main) ? main : join(folder, 'shelf', 'shelf.php');
  const written = readFileSync(path, 'utf8');
  expect((await generate(['scaffold', 'Shelf'])).out).toContain('as before');

  writeFileSync(path, '<?php // Mine.\n');
  const refused = await generate(['scaffold', 'Shelf', '--include', 'README.md']);
  expect(refused.code).toBe(1);
  expect(refused.err).toContain('Nothing was written');
  expect(readFileSync(path, 'utf8')).toBe('<?php // Mine.\n');
  expect(existsSync(join(path, '../README.md'))).toBe(false);

  const shown = await generate(['scaffold', 'Shelf', '--dry-run']);
  expect(shown.code).toBe(0);
  expect(shown.out).toContain('-<?php // Mine.');
  expect(shown.out).toContain('+ * Plugin Name:');
  expect(readFileSync(path, 'utf8')).toBe('<?php // Mine.\n');

  expect((await generate(['scaffold', 'Shelf', '--force'])).code).toBe(0);
  expect(readFileSync(path, 'utf8')).toBe(written);
});

it('follows no link out of the folder, with --force neither', async () => {
  mkdirSync(join(folder, 'out'));
  mkdirSync(join(folder, 'elsewhere'));
  symlinkSync(join(folder, 'elsewhere'), join(folder, 'out', 'includes'));
  const { code, err } = await generate(['scaffold', 'Reading Room', '--output', 'out', '--force']);
  expect(code).toBe(1);
  expect(err).toContain('includes/');
  expect(readdirSync(join(folder, 'elsewhere'))).toEqual([]);
});

it('writes an archive, and not over another', async () => {
  expect((await generate(['scaffold', 'Reading Room', '--zip', 'room.zip'])).code).toBe(0);
  const files = [...readZip(readFileSync(join(folder, 'room.zip'))).keys()];
  expect(files).toContain('reading-room/reading-room.php');
  const again = await generate(['scaffold', 'Reading Room', '--zip', 'room.zip']);
  expect(again.code).toBe(1);
  expect(again.err).toContain('--force');
});

it('takes a request as the API does, options winning over it', async () => {
  const request = JSON.stringify({ plugin_name: 'From File', structure: 'simple', include_files: [] });
  const { code, out } = await generate(['scaffold', '--request', '-', '--structure', 'object_oriented'], request);
  expect(code).toBe(0);
  expect(out).toContain('src/');
});

it('is the same bytes as before', async () => {
  await generate(['theme', 'Quiet Harbour', '--zip', 'a.zip']);
  await generate(['theme', 'Quiet Harbour', '--zip', 'b.zip']);
  expect(readFileSync(join(folder, 'a.zip')).equals(readFileSync(join(folder, 'b.zip')))).toBe(true);
});

it.each([
  [['scaffold'], 'plugin_name: expected a string, got nothing'],
  [['scaffold', 'a/b'], 'plugin_name: expected a name without path separators'],
  [['block', 'X', '--feature', 'magic'], 'features[0]: expected one of'],
  [['block', 'X', '--attribute', 'price'], 'name:type'],
  [['theme', 'X', '--seed', 'many'], 'whole number'],
  [['scaffold', '--request', 'absent.json'], 'cannot be read'],
  [['spaceship', 'X'], "unknown command 'spaceship'"],
])('%j ends with status 2 and says why', async (args, text) => {
  const { code, err } = await generate(args);
  expect(err).toContain(text);
  expect(code).toBe(2);
});

it('tells what it can make, as a program', () => {
  expect(execFileSync(process.execPath, [serverProgram, 'generate', '--help'], { encoding: 'utf8' })).toContain(
    'theme',
  );
});
