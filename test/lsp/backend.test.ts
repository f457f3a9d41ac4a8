import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { restartBackendRequest } from '@presswright/shared/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { CompletionList } from 'vscode-languageserver-protocol';
import { answer, startService } from '../shared/loopback-service.ts';
import { serverProgram } from '../support/server-program.ts';
import { Editor } from './editor.ts';
import { startFakeBackend } from './fake-backend.ts';

const uri = 'file:///site/page.php';

let folder: string;
let editor: Editor | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'presswright-backend-'));
});
afterEach(async () => {
  await editor?.stop();
  editor = undefined;
  rmSync(folder, { recursive: true, force: true });
});

/** A backend command that writes its process id down, then is the real server. */
function noted(): readonly string[] {
  const script = join(folder, 'noted.mjs');
  const text = `import { appendFileSync } from 'node:fs';
appendFileSync(${JSON.stringify(join(folder, 'pids'))}, process.pid + '\\n');
process.argv[1] = ${JSON.stringify(serverProgram)};
await import(${JSON.stringify(`file://${serverProgram}`)});`;
  writeFileSync(script, text);
  return [process.execPath, script];
}
const pids = () => readFileSync(join(folder, 'pids'), 'utf8').trim().split('\n').map(Number);
const lives = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('with no server set it starts one of its own: real findings, its own key, and nothing left behind', async () => {
  const backendDataDir = join(folder, 'data');
  editor = await Editor.start({ initializationOptions: { backendCommand: noted(), backendDataDir } });
  await editor.open(uri, "<?php\necho $_GET['q'];\n$wpdb->query( \"DELETE FROM t WHERE id = {$_GET['id']}\" );\n");
  const { url } = await editor.ready();
  expect(url).toMatch(/^https:\/\/127\.0\.0\.1:\d+$/);
  const found = await editor.until(() => {
    const diagnostics = editor?.published.findLast((params) => params.uri === uri)?.diagnostics;
    return diagnostics && diagnostics.length >= 2 && diagnostics;
  }, 'two findings');
  expect(found.filter(({ severity }) => severity === 1).map(({ range }) => range.start.line)).toEqual(
    expect.arrayContaining([1, 2]),
  );
  expect(found.every(({ source }) => source === 'presswright')).toBe(true);
  const action = { textDocument: { uri }, range: found[0]?.range, context: { diagnostics: [], only: ['quickfix'] } };
  const actions = await editor.request<{ title: string }[]>('textDocument/codeAction', action);
  expect(actions.map(({ title }) => title)).toContainEqual(expect.stringMatching(/^Suppress /));
  const hover = { textDocument: { uri }, position: found[0]?.range.start };
  expect(JSON.stringify(await editor.request('textDocument/hover', hover))).toContain('CWE-79');
  const inline = { textDocument: { uri }, position: { line: 2, character: 6 }, context: { triggerKind: 1 } };
  expect(await editor.request('textDocument/inlineCompletion', inline)).toBeInstanceOf(Array);
  const version = await editor.change(uri, "<?php\necho esc_html( 'q' );\n");
  const left = await editor.diagnostics(uri, version);
  expect(left.filter(({ severity }) => severity === 1)).toEqual([]);

  const key = join(backendDataDir, 'editor.key');
  expect(statSync(key).mode & 0o777).toBe(0o600);
  const [pid = 0] = pids();
  expect(lives(pid)).toBe(true);
  expect(await editor.stop()).toBe(0);
  expect(lives(pid)).toBe(false);
});

test('a backend that is killed is started again, and open documents are analysed again', async () => {
  const initializationOptions = { backendCommand: noted(), backendDataDir: join(folder, 'data') };
  editor = await Editor.start({ initializationOptions });
  const first = await editor.ready();
  process.kill(pids()[0] ?? 0, 'SIGKILL');
  const again = await editor.until(
    () => editor?.statuses.findLast(({ state, url }) => state === 'ready' && url !== first.url),
    'another backend',
  );
  expect(editor.statuses.map(({ state }) => state)).toEqual(['starting', 'ready', 'offline', 'ready']);
  await editor.open(uri, "<?php\necho $_GET['q'];\n");
  expect((await editor.diagnostics(uri)).length).toBeGreaterThan(0);

  await editor.request(restartBackendRequest, {});
  await editor.until(
    () => editor?.statuses.at(-1)?.state === 'ready' && editor.statuses.at(-1)?.url !== again.url,
    'the backend asked for',
  );
  expect(pids().map(lives)).toEqual([false, false, true]);
});

test('a backend that ends is killed with its editor too', async () => {
  const initializationOptions = { backendCommand: noted(), backendDataDir: join(folder, 'data') };
  editor = await Editor.start({ initializationOptions });
  await editor.ready();
  const exited = new Promise((resolve) => editor?.process.once('exit', resolve));
  editor.process.kill('SIGKILL');
  await exited;
  await expect.poll(() => pids().map(lives)).toEqual([false]);
  editor = undefined;
});

test('a second editor uses the backend of the first, and has one of its own once that is gone', async () => {
  const initializationOptions = { backendCommand: noted(), backendDataDir: join(folder, 'data') };
  const first = await Editor.start({ initializationOptions });
  const { url } = await first.ready();
  editor = await Editor.start({ initializationOptions });
  expect((await editor.ready()).url).toBe(url);
  await editor.open(uri, "<?php\necho $_GET['q'];\n");
  expect((await editor.diagnostics(uri)).length).toBeGreaterThan(0);

  expect(await first.stop()).toBe(0);
  await editor.until(
    () => editor?.statuses.findLast((status) => status.state === 'ready' && status.url !== url),
    'a backend of its own',
  );
  await editor.change(uri, "<?php\necho $_POST['q'];\n");
  expect((await editor.diagnostics(uri)).length).toBeGreaterThan(0);
});

test('a backend that cannot start is given up after three tries, with what it said and what to do', async () => {
  const script = join(folder, 'broken.mjs');
  writeFileSync(script, "console.error('no disk space'); process.exit(3);");
  const initializationOptions = { backendCommand: [process.execPath, script], backendDataDir: join(folder, 'data') };
  editor = await Editor.start({ initializationOptions });
  const failed = await editor.until(() => editor?.statuses.find(({ state }) => state === 'failed'), 'the failure');
  expect(failed.message).toContain('status 3: no disk space');
  expect(editor.statuses.filter(({ state }) => state === 'offline')).toHaveLength(3);
  await editor.until(() => editor?.messages.includes(failed.message), 'the message to the person');
  await editor.open(uri, '<?php\nfoo');
  const position = { textDocument: { uri }, position: { line: 1, character: 3 } };
  const context = { triggerKind: 2 };
  expect(await editor.request('textDocument/inlineCompletion', { ...position, context })).toEqual([]);
  // Names that WordPress declares need no backend.
  const { items } = await editor.request<CompletionList>('textDocument/completion', position);
  expect(items.map(({ label }) => label)).toContain('get_footer');
});

test('a server that is away is connected to when it comes, and again when it comes back', async () => {
  const backend = await startFakeBackend();
  const port = new URL(backend.url).port;
  await backend.close();
  editor = await Editor.start({ settings: backend.settings });
  const away = await editor.until(() => editor?.statuses.find(({ state }) => state === 'offline'), 'offline');
  expect(away.message).toContain(`ECONNREFUSED 127.0.0.1:${port}`);
  await editor.open(uri, "<?php\necho $_GET['q'];\n");
  await backend.listen();
  expect(await editor.diagnostics(uri)).toHaveLength(1);

  await backend.close();
  await editor.change(uri, "<?php\necho $_GET['q'];\necho $_GET['r'];\n");
  await editor.until(() => editor?.statuses.at(-1)?.state === 'offline', 'offline again');
  await backend.listen();
  await editor.until(() => editor?.published.at(-1)?.diagnostics.length === 2, 'findings again');
  await editor.stop();
  await backend.close();
});

test('a refused key is told at once, and a right one in the settings mends it', async () => {
  const backend = await startFakeBackend();
  const { server: right } = backend.settings;
  editor = await Editor.start({ settings: { server: { ...right, apiKey: 'wrong' } } });
  const failed = await editor.until(
    () => editor?.statuses.find(({ state }) => state === 'unauthorised'),
    'the refusal',
  );
  expect(failed.message).toContain('Set another API key (presswright.server.apiKey)');
  expect(failed.action).toEqual({ kind: 'setApiKey', title: 'Set API key' });
  await editor.changeSettings(backend.settings);
  expect(await editor.ready()).toMatchObject({ url: right.url, version: '9.9.9' });
  await editor.stop();
  await backend.close();
});

test('an untrusted certificate is named as such', async () => {
  const service = await startService((_request, response) => answer(response, 200, {}), { tls: true });
  editor = await Editor.start({ settings: { server: { url: service.url, apiKey: 'k' } } });
  const away = await editor.until(() => editor?.statuses.find(({ state }) => state === 'offline'), 'offline');
  expect(away.message).toContain('presswright.server.caFile');
  await editor.stop();
  await service.close();
});

test('the environment names the server where no setting does', async () => {
  const backend = await startFakeBackend();
  const { url, apiKey, caFile } = backend.settings.server;
  const environment = { PRESSWRIGHT_URL: url, PRESSWRIGHT_API_KEY: apiKey, PRESSWRIGHT_CA_FILE: caFile };
  editor = await Editor.start({ environment });
  expect(await editor.ready()).toMatchObject({ url });
  await editor.stop();
  await backend.close();
});
