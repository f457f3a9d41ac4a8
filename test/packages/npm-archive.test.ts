import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { packNpm } from '../../tools/pack/npm-archive.ts';

const folder = mkdtempSync(join(tmpdir(), 'npm-archive-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function pack(name: string, files: readonly string[], date: Date): string {
  const content = join(folder, name);
  mkdirSync(content);
  for (const file of files) {
    writeFileSync(join(content, file), file);
    utimesSync(join(content, file), date, date);
  }
  const manifest = { name: '@presswright/some', version: '1.2.3' };
  return packNpm({ folder: content, manifest, allowed: /^\w+\.md$/ }, join(folder, 'target', name));
}

it('makes the same bytes of the same files, whenever and in whatever order they were written', () => {
  const one = pack('one', ['a.md', 'b.md'], new Date('2020-01-01'));
  const other = pack('other', ['b.md', 'a.md'], new Date('2026-07-07'));
  expect(readFileSync(one).equals(readFileSync(other))).toBe(true);
});

it('refuses what is not meant for the package', () => {
  expect(() => pack('key', ['a.md', 'key.pem'], new Date())).toThrow('not meant for the package: key.pem');
});
