import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { commandTable } from '../../vscode-extension/src/command-table.ts';

const peers = join(import.meta.dirname, '../peers');
const checks = globSync('vscode*.test.ts', { cwd: peers })
  .map((name) => readFileSync(join(peers, name), 'utf8'))
  .join('\n');

test('each command is run in a real window', () => {
  const titles = commandTable.map(({ title }) => title.replace(/…$/, ''));
  expect(titles.filter((title) => !checks.includes(title))).toEqual([]);
});
