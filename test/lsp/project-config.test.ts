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
    message: expect.stringMatching(/^Expected one of .*, got "of"\.$/),
  });

  write('presswright.json', { rules: { 'quality/*': 'off' } });
  await editor.connection.sendNotification('workspace/didChangeWatchedFiles', changed);
  await editor.until(() => shown()?.length === 0, 'no mistake');
  while (alone().at(-1)?.config === undefined) await new Promise((resolve) => setTimeout(resolve, 50));
  expect(alone().at(-1)?.config).toEqual({ rules: { 'quality/*': 'off' } });
});

test('what is wrong with it is shown at its place while it is written, and when it is closed as it is on the disk', async () => {
  const uri = uriOf('presswright.json');
  const wrong = '{\n  "rules": { "sql-injection": "off" },\n  "minimum_php": 8\n}\n';
  write('presswright.json', wrong);
  const shown = () =>
    editor.published
      .findLast((params) => params.uri === uri)
      ?.diagnostics.map(({ message, range: { start, end } }) => {
        const place = `${start.line}:${start.character}-${end.line}:${end.character}`;
        return `${place} ${typeof message === 'string' ? message : message.value}`;
      });
  await editor.open(uri, wrong, 'json');
  expect(await editor.until(() => shown()?.length === 2 && shown(), 'two mistakes')).toEqual([
    '2:17-2:18 Expected a string, got 8.',
    '1:13-1:28 Expected a rule, got "sql-injection"; did you mean "security/sql-injection"?',
  ]);
  await editor.change(uri, wrong.replace('8', '"8.1"'));
  await editor.until(() => shown()?.length === 1, 'one mistake');
  await editor.change(uri, '{ "rules": }');
  expect(await editor.until(() => shown()?.[0]?.includes('JSON') && shown(), 'no JSON')).toEqual([
    '0:11-0:12 Expected JSON, got what cannot be parsed (value expected).',
  ]);
  await editor.close(uri);
  await editor.until(() => shown()?.length === 2, 'what is on the disk');
});

test('what is wrong with it is told before a file is opened', async () => {
  write('presswright.json', '{ "exclud": [] }');
  const late = await Editor.start({ settings: backend.settings, folders: [pathToFileURL(folder).href] });
  const [fault, ...more] = await late.diagnostics(uriOf('presswright.json'));
  expect(more).toEqual([]);
  expect(fault?.message).toMatch(/^Did you mean "exclude"\? Expected one of .*, got "exclud"\.$/);
  await late.stop();
});

test('the folder of an editor that names it by its path alone is one, too', async () => {
  write('presswright.json', '[]');
  const old = await Editor.start({ settings: backend.settings, rootPath: folder });
  expect(await old.diagnostics(uriOf('presswright.json'))).toMatchObject([{ message: 'Expected an object, got [].' }]);
  await old.stop();
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
