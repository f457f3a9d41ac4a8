import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { runInProcess } from './in-process.ts';

const root = mkdtempSync(join(tmpdir(), 'presswright-plan-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(root, 'case-'));
});

async function run(...args: string[]): Promise<{ code: number | null; out: string; err: string }> {
  const { status, stdout, stderr } = await runInProcess(args, { cwd: folder, input: '', env: { NO_COLOR: '1' } });
  return { code: status, out: stdout, err: stderr };
}

const description = 'Books with an author and pages. Paint the office blue.';

it('writes a plan that can be corrected, and a plugin of it', async () => {
  const planned = await run('plan', 'plugin', 'Book Shelf', '--description', description, '--output', 'plan.json');
  expect(planned).toMatchObject({ code: 0 });
  expect(planned.err).toContain('not understood: Paint the office blue No part of a plan says this.');
  const plan = JSON.parse(readFileSync(join(folder, 'plan.json'), 'utf8'));
  plan.entities[0].fields.push({ key: 'isbn', label: 'ISBN', type: 'text' });
  writeFileSync(join(folder, 'plan.json'), JSON.stringify(plan));
  const made = await run('generate', 'plugin', 'Book Shelf', '--plan', 'plan.json');
  expect(made.code, made.err).toBe(0);
  const names = readdirSync(join(folder, 'book-shelf'), { recursive: true, encoding: 'utf8' });
  const php = names.filter((name) => name.endsWith('.php'));
  expect(php.some((name) => readFileSync(join(folder, 'book-shelf', name), 'utf8').includes("'isbn'"))).toBe(true);
});

it('changes a plan as it is told', async () => {
  expect((await run('plan', 'plugin', 'Book Shelf', '--description', description, '--output', 'plan.json')).code).toBe(
    0,
  );
  const told = ['--plan', 'plan.json', '--instruction', 'Add a publisher', '--output', 'plan.json', '--force'];
  const changed = await run('plan', 'plugin', ...told);
  expect(changed.code, changed.err).toBe(0);
  expect(changed.err).toContain('changed: entities[0].fields[2]: nothing → {"key":"publisher"');
  const plan = JSON.parse(readFileSync(join(folder, 'plan.json'), 'utf8'));
  expect(plan.entities[0].fields[2].key).toBe('publisher');
  expect((await run('plan', 'plugin', 'Book Shelf', '--instruction', 'Add a publisher')).code).toBe(2);
});

it('prints the plan without a file to write to', async () => {
  const { code, out } = await run('plan', 'plugin', 'Book Shelf', '--description', 'Books with pages.');
  expect(code).toBe(0);
  expect(JSON.parse(out).entities[0].key).toBe('book');
});

it('writes over no file unless it is told to', async () => {
  writeFileSync(join(folder, 'plan.json'), 'mine');
  const kept = await run('plan', 'plugin', 'Book Shelf', '--output', 'plan.json');
  expect(kept.code).toBe(1);
  expect(kept.err).toContain('plan.json is there already: write over it with --force');
  expect(readFileSync(join(folder, 'plan.json'), 'utf8')).toBe('mine');
  expect((await run('plan', 'plugin', 'Book Shelf', '--output', 'plan.json', '--force')).code).toBe(0);
});

it('says where a plan is wrong', async () => {
  writeFileSync(join(folder, 'plan.json'), '{"version":1,"behaviours":[{"kind":"fly"}]}');
  const { code, err } = await run('generate', 'plugin', 'Book Shelf', '--plan', 'plan.json');
  expect(code).toBe(2);
  expect(err).toContain('plan.behaviours[0].kind: expected one of "email_on_create"');
  expect(existsSync(join(folder, 'book-shelf'))).toBe(false);
});

it('plans a block, and makes it of the plan', async () => {
  const given = ['Guest voices', '--attribute', 'quote:rich_text', '--style', 'card'];
  expect(await run('plan', 'block', ...given, '--output', 'plan.json')).toMatchObject({ code: 0 });
  const plan = JSON.parse(readFileSync(join(folder, 'plan.json'), 'utf8'));
  expect(plan).toMatchObject({ purpose: 'quote', default_style: 'card' });
  writeFileSync(join(folder, 'plan.json'), JSON.stringify({ ...plan, title: 'Voices' }));
  const made = await run('generate', 'block', 'Guest voices', '--plan', 'plan.json', '--output', 'made');
  expect(made.code, made.err).toBe(0);
  expect(JSON.parse(readFileSync(join(folder, 'made', 'block', 'block.json'), 'utf8')).title).toBe('Voices');
});

it('plans a theme, and makes it of the plan', async () => {
  expect(await run('plan', 'theme', 'Harbour', '--description', 'A bakery.', '--output', 'plan.json')).toMatchObject({
    code: 0,
  });
  const plan = JSON.parse(readFileSync(join(folder, 'plan.json'), 'utf8'));
  writeFileSync(join(folder, 'plan.json'), JSON.stringify({ ...plan, summary: 'Bread and cake.' }));
  const made = await run('generate', 'theme', 'Harbour', '--plan', 'plan.json', '--output', 'made');
  expect(made.code, made.err).toBe(0);
  expect(readFileSync(join(folder, 'made', 'style.css'), 'utf8')).toContain('Description: Bread and cake.');
});
