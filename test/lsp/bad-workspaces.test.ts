import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type AnalyzeWorkspaceResult, analyzeWorkspaceRequest } from '@presswright/shared/protocol';
import type { BatchAnalyzeRequest } from '@presswright/shared/schemas/analysis';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { CancellationTokenSource } from 'vscode-languageserver-protocol';
import { Editor } from './editor.ts';
import { type FakeBackend, startFakeBackend } from './fake-backend.ts';

let backend: FakeBackend;
let editor: Editor;
let folder: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'presswright-bad-workspace-'));
  backend = await startFakeBackend();
});
afterEach(async () => {
  await editor.stop();
  await backend.close();
  rmSync(folder, { recursive: true });
});

async function start(options: { readonly folders?: readonly string[]; readonly trace?: 'verbose' } = {}) {
  editor = await Editor.start({ settings: backend.settings, folders: [pathToFileURL(folder).href], ...options });
  await editor.ready();
}
const uriOf = (path: string) => pathToFileURL(join(folder, path)).href;
const code = (key: number) => `<?php\necho $_GET['q${key}'];\n`;

test('while 20,000 files are analysed, what someone types is too, and cancelling ends it', async () => {
  for (let group = 0; group < 200; group += 1) {
    mkdirSync(join(folder, `inc-${group}`));
    for (let file = 0; file < 100; file += 1) writeFileSync(join(folder, `inc-${group}/f${file}.php`), '<?php\n');
  }
  await start();
  const uri = uriOf('page.php');
  const typed = Promise.withResolvers<void>();
  const began = Promise.withResolvers<void>();
  backend.hold = async ({ url, body }) => {
    if (url !== '/v1/analyze/batch' || (JSON.parse(body) as BatchAnalyzeRequest).files.length < 500) return;
    began.resolve();
    await typed.promise;
  };
  const source = new CancellationTokenSource();
  const analysis = editor.request<AnalyzeWorkspaceResult>(analyzeWorkspaceRequest, {}, source.token);
  await editor.open(uri, code(0));
  for (let key = 1; key <= 5; key += 1) {
    const version = await editor.change(uri, code(key));
    // As long as the batch is held the workspace is not done: nothing here waits for it.
    expect(await editor.diagnostics(uri, version)).toHaveLength(1);
  }
  await began.promise;
  const hover = { textDocument: { uri }, position: { line: 1, character: 7 } };
  expect(JSON.stringify(await editor.request('textDocument/hover', hover))).toContain('CWE-79');
  source.cancel();
  typed.resolve();
  const { cancelled, files } = await analysis;
  expect(cancelled).toBe(true);
  expect(files).toBeLessThan(20_000);
  expect(editor.messages).toEqual([]);
});

test('files that vanish during the analysis are named with the reason', async () => {
  for (let index = 0; index < 510; index += 1) writeFileSync(join(folder, `f${100 + index}.php`), '<?php\n');
  await start();
  backend.hold = async () => {
    rmSync(join(folder, 'f609.php'), { force: true });
  };
  const result = await editor.request<AnalyzeWorkspaceResult>(analyzeWorkspaceRequest, {});
  expect(result).toMatchObject({ files: 509, skipped: [{ uri: uriOf('f609.php'), reason: 'deleted meanwhile' }] });
});

test('a minified file of 5 MB gets one note; neither it nor what is asked of it stops anything else', async () => {
  await start();
  const [large, small] = [uriOf('bundle.min.js'), uriOf('small.php')];
  const line = `var a=function(b){return b.c("d",{e:[1,2,3]})};`;
  await editor.open(large, line.repeat(5_000_000 / line.length), 'javascript');
  const php = uriOf('large.php');
  await editor.open(php, `<?php ${line.replaceAll('var ', '$').repeat(5_000_000 / line.length)}`);
  for (const uri of [large, php]) {
    expect(await editor.diagnostics(uri)).toMatchObject([{ code: 'file-too-large', severity: 3 }]);
    const at = { textDocument: { uri }, position: { line: 0, character: 4_999_000 } };
    const range = { start: at.position, end: at.position };
    expect(await editor.request('textDocument/hover', at)).toBeNull();
    expect(await editor.request('textDocument/signatureHelp', at)).toBeNull();
    expect(await editor.request('textDocument/codeAction', { ...at, range, context: { diagnostics: [] } })).toEqual([]);
    const inline = await editor.request('textDocument/inlineCompletion', { ...at, context: { triggerKind: 2 } });
    expect(inline ?? []).toEqual([]);
  }
  await editor.open(small, code(1));
  expect(await editor.diagnostics(small)).toHaveLength(1);
  expect(backend.bodies('/v1/analyze')).toHaveLength(1);
  expect(editor.messages).toEqual([]);
});

test('documents that were never saved, or have no folder, are analysed and fixed by their bare name', async () => {
  await start({ folders: [] });
  for (const uri of ['untitled:Untitled-1', 'file:///elsewhere/page.php']) {
    await editor.open(uri, code(1));
    expect(await editor.diagnostics(uri)).toMatchObject([{ code: 'security/made-up-rule' }]);
    const range = { start: { line: 1, character: 7 }, end: { line: 1, character: 7 } };
    const actions = await editor.request<{ kind: string; edit?: unknown }[]>('textDocument/codeAction', {
      textDocument: { uri },
      range,
      context: { diagnostics: [] },
    });
    expect(JSON.stringify(actions)).toContain('esc_html( ');
  }
  const names = backend.bodies<{ file_name: string }>('/v1/analyze').map(({ file_name }) => file_name);
  expect(names).toEqual(['Untitled-1', 'page.php']);
});

test('traces say what was asked and how long it took, and neither they nor the log ever hold code or keys', async () => {
  await start({ trace: 'verbose' });
  const secret = 'acme_secret_code';
  const uri = uriOf('page.php');
  await editor.open(uri, `<?php\n$${secret} = 1;\necho $_GET['q'];\n`);
  await editor.diagnostics(uri);
  const at = { textDocument: { uri }, position: { line: 1, character: 3 } };
  await editor.request('textDocument/completion', at);
  backend.refuse = () => ({ status: 400, code: 'invalid_request', message: 'The request is invalid.' });
  await editor.change(uri, `<?php\n$${secret} = 2;\n`);
  await editor.until(() => editor.traces.some(({ message }) => message.includes('refused')), 'a refused request');
  expect(editor.traces.map(({ message }) => message.replace(/\d+ ms/, 'N ms'))).toEqual(
    expect.arrayContaining([
      'analyze: answered in N ms',
      'complete: answered in N ms',
      'analyze: refused with 400 invalid_request in N ms',
    ]),
  );
  expect(editor.traces[0]?.verbose).toBe(`by ${backend.url}`);
  const said = JSON.stringify([editor.traces, editor.logs, editor.messages, editor.statuses]);
  expect(said).not.toContain(secret);
  expect(said).not.toContain(backend.settings.server.apiKey);

  await editor.connection.sendNotification('$/setTrace', { value: 'off' });
  const before = editor.traces.length;
  backend.refuse = () => undefined;
  const version = await editor.change(uri, code(9));
  await editor.diagnostics(uri, version);
  expect(editor.traces).toHaveLength(before);
});
