import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { CancellationTokenSource, type WorkspaceDiagnosticReport } from 'vscode-languageserver-protocol';
import { Editor } from './editor.ts';
import { type FakeBackend, startFakeBackend } from './fake-backend.ts';

const flawed = "<?php\necho $_GET['q'];\n";

let backend: FakeBackend;
let editor: Editor;
let folders: string[];
beforeEach(async () => {
  folders = ['one', 'two'].map((name) => mkdtempSync(join(tmpdir(), `presswright-${name}-`)));
  backend = await startFakeBackend();
  editor = await Editor.start({
    settings: { ...backend.settings, analysis: { workspace: true } },
    pulls: true,
    folders: folders.map((folder) => pathToFileURL(folder).href),
  });
  await editor.ready();
});
afterEach(async () => {
  await editor.stop();
  await backend.close();
  for (const folder of folders) rmSync(folder, { recursive: true });
});

function write(index: number, path: string, text: string): string {
  const file = join(folders[index] ?? '', path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return pathToFileURL(file).href;
}

type Items = WorkspaceDiagnosticReport['items'];
const pull = async (previous: Items = []): Promise<Items> => {
  const previousResultIds = previous.map(({ uri, resultId }) => ({ uri, value: resultId }));
  return (await editor.request<WorkspaceDiagnosticReport>('workspace/diagnostic', { previousResultIds })).items;
};

test('files of all folders are told of once, those that are open one by one, and what is gone is cleared', async () => {
  const [a, b, open] = [write(0, 'a.php', flawed), write(1, 'sub/b.php', flawed), write(0, 'open.php', flawed)];
  write(0, 'clean.php', '<?php\n');
  await editor.open(open, flawed);
  const first = await pull();
  expect(first.map(({ uri }) => uri).toSorted()).toEqual([a, b].toSorted());
  expect(first).toMatchObject([{ kind: 'full', items: [{ code: 'security/made-up-rule' }] }, { kind: 'full' }]);
  expect((await pull(first)).map(({ kind }) => kind)).toEqual(['unchanged', 'unchanged']);
  write(0, 'a.php', '<?php\n');
  rmSync(join(folders[1] ?? '', 'sub'), { recursive: true });
  expect(await pull(first)).toMatchObject([
    { kind: 'full', uri: a, items: [] },
    { kind: 'full', uri: b, items: [] },
  ]);
});

test('what was found in a document goes when it is closed, in editors that name no result of it', async () => {
  await editor.changeSettings(backend.settings);
  const a = write(0, 'a.php', '<?php\n');
  await editor.open(a, flawed);
  await editor.request('textDocument/diagnostic', { textDocument: { uri: a } });
  await editor.close(a);
  expect(await pull()).toMatchObject([{ kind: 'full', uri: a, items: [] }]);
  expect(await pull()).toEqual([]);
});

test('switched off, nothing is looked at and what was shown is cleared', async () => {
  const a = write(0, 'a.php', flawed);
  const first = await pull();
  const before = editor.refreshes;
  await editor.changeSettings(backend.settings);
  await editor.until(() => editor.refreshes > before, 'a refresh');
  const asked = backend.seen.length;
  expect(await pull(first)).toMatchObject([{ kind: 'full', uri: a, items: [] }]);
  expect(backend.seen.length).toBe(asked);
});

test('an editor that takes the answer in parts gets each file as it is known, and the next answer when something changed', async () => {
  const a = write(0, 'a.php', flawed);
  const parts = editor.parts as Items;
  const ask = (token: string, source?: CancellationTokenSource) => {
    const params = { previousResultIds: [], partialResultToken: token };
    return editor.request<WorkspaceDiagnosticReport>('workspace/diagnostic', params, source?.token);
  };
  expect(await ask('first')).toEqual({ items: [] });
  expect(parts).toMatchObject([{ kind: 'full', uri: a, items: [{ code: 'security/made-up-rule' }] }]);

  parts.length = 0;
  const asked = backend.seen.length;
  const second = ask('second');
  // The server takes messages in order: when it answers this it has seen the other.
  await editor.request('textDocument/hover', { textDocument: { uri: a }, position: { line: 0, character: 0 } });
  expect(backend.seen.length).toBe(asked);
  const b = write(1, 'b.php', flawed);
  await editor.connection.sendNotification('workspace/didChangeWatchedFiles', { changes: [{ uri: b, type: 1 }] });
  await second;
  expect(parts.map(({ uri }) => uri).toSorted()).toEqual([a, b].toSorted());

  const source = new CancellationTokenSource();
  const third = ask('third', source);
  source.cancel();
  await expect(third).rejects.toMatchObject({ code: -32800 });
});

test('what the editor asks for is not pushed besides', async () => {
  write(0, 'a.php', flawed);
  expect(await editor.request('presswright/analyzeWorkspace', {})).toMatchObject({ files: 1, issues: 1 });
  expect(editor.published).toEqual([]);
});
