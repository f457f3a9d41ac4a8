import { afterEach, beforeEach, expect, test } from 'vitest';
import { CancellationTokenSource, LSPErrorCodes } from 'vscode-languageserver-protocol';
import { Editor } from './editor.ts';
import { type FakeBackend, startFakeBackend } from './fake-backend.ts';

const uri = 'file:///site/page.php';
const flawed = "<?php\necho $_GET['q'];\n";
interface Report {
  kind: string;
  resultId?: string;
  items?: { code: string }[];
}

let backend: FakeBackend;
let editor: Editor;
beforeEach(async () => {
  backend = await startFakeBackend();
  editor = await Editor.start({ settings: backend.settings, pulls: true });
});
afterEach(async () => {
  await editor.stop();
  await backend.close();
});

const pull = (extra: object = {}, token?: CancellationTokenSource) =>
  editor.request<Report>('textDocument/diagnostic', { textDocument: { uri }, ...extra }, token?.token);

test('an editor that asks is answered and not pushed to; the same state is not sent twice', async () => {
  expect(editor.initialized.capabilities.diagnosticProvider).toMatchObject({ workspaceDiagnostics: true });
  await editor.open(uri, flawed);
  const first = await pull();
  expect(first).toMatchObject({ kind: 'full', items: [{ code: 'security/made-up-rule' }] });
  expect(await pull({ previousResultId: first.resultId })).toEqual({ kind: 'unchanged', resultId: first.resultId });
  await editor.change(uri, '<?php\n');
  expect(await pull({ previousResultId: first.resultId })).toMatchObject({ kind: 'full', items: [] });
  expect(editor.published).toEqual([]);
  expect(backend.bodies('/v1/analyze')).toHaveLength(2);
});

test('the editor is told to ask again when the backend is up and when settings change', async () => {
  await editor.ready();
  await editor.until(() => editor.refreshes > 0, 'a refresh');
  const before = editor.refreshes;
  await editor.changeSettings({ ...backend.settings, analysis: { severity: 'high' } });
  await editor.until(() => editor.refreshes > before, 'another refresh');
});

test('a document that is opened again at once is asked for again, as the answer about the closed one may count for it', async () => {
  await editor.open(uri, flawed);
  await editor.ready();
  expect((await pull()).items).toHaveLength(1);
  await editor.close(uri);
  expect(await pull()).toEqual({ kind: 'full', items: [] });
  const before = editor.refreshes;
  await editor.open(uri, flawed);
  await editor.until(() => editor.refreshes > before, 'a refresh');
  expect((await pull()).items).toHaveLength(1);
});

test('findings that ask for a review are shown when the setting wants them', async () => {
  await editor.open(uri, `${flawed}echo $_GET['r']; // only a pattern\n`);
  expect((await pull()).items).toHaveLength(1);
  const before = editor.refreshes;
  await editor.changeSettings({ ...backend.settings, analysis: { review: true } });
  await editor.until(() => editor.refreshes > before, 'a refresh');
  expect((await pull()).items).toHaveLength(2);
});

test('cancelling ends the request to the server', async () => {
  await editor.open(uri, flawed);
  await editor.ready();
  const source = new CancellationTokenSource();
  const hungUp = Promise.withResolvers<void>();
  backend.hold = async () => {
    source.cancel();
    while (backend.aborted === 0) await new Promise((resolve) => setTimeout(resolve, 20));
    hungUp.resolve();
  };
  await expect(pull({}, source)).rejects.toMatchObject({ code: LSPErrorCodes.RequestCancelled });
  await hungUp.promise;
});

test('what was found in a state that is gone is not answered', async () => {
  await editor.open(uri, flawed);
  await editor.ready();
  backend.hold = async () => {
    backend.hold = async () => {};
    await editor.change(uri, '<?php\n');
    // Messages are taken in order: once this is answered the change is known.
    await editor.request('textDocument/hover', { textDocument: { uri }, position: { line: 0, character: 0 } });
  };
  await expect(pull()).rejects.toMatchObject({ code: LSPErrorCodes.ServerCancelled, data: { retriggerRequest: true } });
  expect(await pull()).toMatchObject({ kind: 'full', items: [] });
});
