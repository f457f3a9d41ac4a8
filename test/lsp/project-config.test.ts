import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type AnalyzeWorkspaceResult, analyzeWorkspaceRequest } from '@presswright/shared/protocol';
import type { AnalyzeRequest, BatchAnalyzeRequest } from '@presswright/shared/schemas/analysis';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Editor } from './editor.ts';
import { type FakeBackend, startFakeBackend } from './fake-backend.ts';

let backend: FakeBackend;
let editor: Editor;
let folder: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'presswright-config-'));
  backend = await startFakeBackend();
  editor = await Editor.start({ settings: backend.settings, folders: [pathToFileURL(folder).href] });
  await editor.ready();
});
afterEach(async () => {
  await editor.stop();
  await backend.close();
  rmSync(folder, { recursive: true });
});

const uriOf = (path: string) => pathToFileURL(join(folder, path)).href;
function write(path: string, content: string | object): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), typeof content === 'string' ? content : JSON.stringify(content));
}
const alone = () => backend.bodies<AnalyzeRequest>('/v1/analyze');
const batches = () => backend.bodies<BatchAnalyzeRequest>('/v1/analyze/batch');
const code = "<?php\necho $_GET['q'];\n";
const config = {
  exclude: ['legacy/'],
  rules: { 'quality/*': 'off' },
  overrides: [{ files: ['tests/'], rules: { 'security/*': 'info' } }],
  text_domain: 'shop',
};

test('a document is analysed, alone and with its project, by what its presswright.json says', async () => {
  write('presswright.json', config);
  write('shop.php', '<?php\n/*\n * Plugin Name: Shop\n */\n');
  write('legacy/old.php', code);
  await editor.open(uriOf('tests/a.php'), code);
  await editor.diagnostics(uriOf('tests/a.php'));
  const expected = { rules: { 'quality/*': 'off', 'security/*': 'info' }, text_domain: 'shop' };
  expect(alone().at(-1)?.config).toEqual(expected);
  while (batches().length === 0) await new Promise((resolve) => setTimeout(resolve, 50));
  expect(batches()[0]?.config).toEqual(expected);
  expect(batches()[0]?.files.map(({ name }) => name)).toEqual(['tests/a.php', 'shop.php']);
});

test('a document that is excluded has no findings', async () => {
  write('presswright.json', config);
  await editor.open(uriOf('legacy/b.php'), code);
  expect(await editor.diagnostics(uriOf('legacy/b.php'))).toEqual([]);
  expect(alone()).toEqual([]);
});

test('a change of the file counts at once, a mistake is shown where it is, and what was right is cleared', async () => {
  await editor.open(uriOf('a.php'), code);
  expect(await editor.diagnostics(uriOf('a.php'))).toHaveLength(1);
  expect(alone().at(-1)?.config).toBeUndefined();
  write('presswright.json', '{\n  "rules": { "quality/*": "of" }\n}');
  const changed = { changes: [{ uri: uriOf('presswright.json'), type: 2 }] };
  await editor.connection.sendNotification('workspace/didChangeWatchedFiles', changed);
  const shown = () => editor.published.findLast(({ uri }) => uri === uriOf('presswright.json'))?.diagnostics;
  await editor.until(() => shown()?.length === 1, 'the mistake');
  expect(shown()?.[0]).toMatchObject({
    range: { start: { line: 1 } },
    message: expect.stringMatching(/expected one of/),
  });

  write('presswright.json', { rules: { 'quality/*': 'off' } });
  await editor.connection.sendNotification('workspace/didChangeWatchedFiles', changed);
  await editor.until(() => shown()?.length === 0, 'no mistake');
  while (alone().at(-1)?.config === undefined) await new Promise((resolve) => setTimeout(resolve, 50));
  expect(alone().at(-1)?.config).toEqual({ rules: { 'quality/*': 'off' } });
});

test('the workspace is analysed by it too, each file by its own rules', async () => {
  write('presswright.json', config);
  write('a.php', code);
  write('tests/a.php', code);
  write('legacy/b.php', code);
  const result = await editor.request<AnalyzeWorkspaceResult>(analyzeWorkspaceRequest, {});
  expect(result).toMatchObject({ files: 2, skipped: [] });
  expect(batches()).toHaveLength(1);
  expect(batches()[0]).toMatchObject({
    config: { text_domain: 'shop' },
    files: [
      { name: 'a.php', rules: { 'quality/*': 'off' } },
      { name: 'tests/a.php', rules: { 'quality/*': 'off', 'security/*': 'info' } },
    ],
  });
});
