import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Editor } from './editor.ts';
import { type FakeBackend, type Refusal, startFakeBackend } from './fake-backend.ts';

const uri = 'file:///site/page.php';
const code = (n: number) => `<?php\necho $_GET['q${n}'];\n`;

let backend: FakeBackend;
let editor: Editor;
beforeEach(async () => {
  backend = await startFakeBackend();
  editor = await Editor.start({ settings: backend.settings });
  await editor.ready();
});
afterEach(async () => {
  await editor.stop();
  await backend.close();
});

const requests = () => backend.seen.filter(({ url }) => url !== '/v1/health' && !url.startsWith('/v1/models')).length;
const state = (name: string) => editor.until(() => editor.statuses.findLast((status) => status.state === name), name);
const refuse = (refusal: Refusal) => {
  backend.refuse = () => refusal;
};

test('an expired key stops all requests, is told once with what to do, and a restart with a right one mends it', async () => {
  refuse({ status: 401, code: 'invalid_api_key', message: 'The API key is missing or invalid: the key has expired.' });
  await editor.open(uri, code(1));
  const status = await state('unauthorised');
  expect(status.message).toBe(
    `The API key for ${backend.url} has expired. Set another API key (presswright.server.apiKey).`,
  );
  expect(status.action).toEqual({ kind: 'setApiKey', title: 'Set API key' });
  const asked = requests();
  await editor.change(uri, code(2));
  const position = { textDocument: { uri }, position: { line: 1, character: 5 } };
  // Names of WordPress are known without the server.
  expect(await editor.request('textDocument/completion', position)).toMatchObject({ items: expect.any(Array) });
  expect(requests()).toBe(asked);
  expect(editor.messages).toEqual([status.message]);

  backend.refuse = () => undefined;
  await editor.request('presswright/restartBackend', {});
  await editor.until(() => editor.published.at(-1)?.diagnostics.length === 1, 'findings again');
});

test('a rate limit is respected and told once; the documents are analysed when it is over', async () => {
  refuse({
    status: 429,
    code: 'rate_limit_exceeded',
    message: 'Too many requests: the plan "free" allows 60 a minute.',
    seconds: 2,
  });
  await editor.open(uri, code(1));
  const status = await state('limited');
  expect(status.message).toContain('the plan "free" allows 60 a minute. Presswright goes on in 2 seconds.');
  expect(status.retryAt).toBeGreaterThan(Date.now() - 30_000);
  backend.refuse = () => undefined;
  const asked = requests();
  await editor.change(uri, code(2));
  const position = { textDocument: { uri }, position: { line: 1, character: 5 } };
  // Names of WordPress are known without the server.
  expect(await editor.request('textDocument/completion', position)).toMatchObject({ items: expect.any(Array) });
  expect(requests()).toBe(asked);
  await editor.until(() => editor.statuses.at(-1)?.state === 'ready', 'the end of the limit');
  // Timers count whole milliseconds from their own zero.
  expect(Date.now() + 1).toBeGreaterThanOrEqual(status.retryAt ?? Number.POSITIVE_INFINITY);
  await editor.until(() => editor.published.at(-1)?.diagnostics.length === 1, 'findings');
  expect(editor.messages).toEqual([status.message]);
});

test('a used up quota, a full disk and a server that keeps failing each have their state and their advice', async () => {
  const cases: readonly (readonly [Refusal, string, RegExp])[] = [
    [
      { status: 402, code: 'insufficient_quota', message: 'The monthly quota is used up.', seconds: 1 },
      'limited',
      /^The quota of your organization on .* is used up: .* Ask its administrator for more\./,
    ],
    [
      {
        status: 503,
        code: 'server_overloaded',
        message: 'The server has no room to store this; nothing was kept.',
        details: { reason: 'storage_full' },
        seconds: 1,
      },
      'failed',
      /^The disk of the Presswright server is full\. Free some space on the server /,
    ],
    [
      { status: 507, code: 'insufficient_storage', message: 'Insufficient storage.', seconds: 1 },
      'failed',
      /disk of the Presswright server is full/,
    ],
    [{ status: 503, code: 'server_overloaded', message: 'Busy.', seconds: 1 }, 'slow', /is busy: Busy\.$/],
  ];
  for (const [index, [refusal, name, message]] of cases.entries()) {
    const before = editor.statuses.length;
    refuse(refusal);
    await editor.open(`file:///site/${index}.php`, code(index));
    const told = () => editor.statuses.slice(before);
    const status = await editor.until(() => told().find((one) => one.state === name), `${name} ${refusal.status}`);
    expect(status.message).toMatch(message);
    backend.refuse = () => undefined;
    await editor.until(() => told().some((one) => one.state === 'ready'), 'recovery');
    await editor.diagnostics(`file:///site/${index}.php`);
  }
  const before = editor.statuses.length;
  refuse({ status: 500, code: 'server_error', message: 'The server failed.' });
  for (const n of [1, 2, 3]) {
    const asked = requests();
    await editor.open(`file:///site/fails${n}.php`, code(n));
    await expect.poll(requests).toBeGreaterThan(asked);
  }
  const failed = await editor.until(
    () => editor.statuses.slice(before).find((one) => one.state === 'failed'),
    'failed',
  );
  expect(failed.message).toContain('keeps failing: The server failed.');
  expect(failed.action?.kind).toBe('showLog');
});

test('one endpoint that the key may not use ends one feature, told once, and the others go on', async () => {
  const forbids = (path: string) => {
    const refusal = { status: 403, code: 'insufficient_permissions', message: 'The credential lacks the permission.' };
    backend.refuse = ({ url }) => (url === path ? refusal : undefined);
  };
  const asked = (path: string) => backend.seen.filter((request) => request.url === path).length;
  const items = () =>
    editor.request<unknown[]>('textDocument/inlineCompletion', {
      context: { triggerKind: 2 },
      textDocument: { uri },
      position: { line: 1, character: 5 },
    });
  forbids('/v1/generate');
  await editor.open(uri, code(1));
  await items();
  await items();
  expect(asked('/v1/generate')).toBe(1);
  const message = `${backend.url} does not let this API key complete code: The credential lacks the permission. Everything else goes on. Ask its administrator for the permission and restart Presswright, or set another API key (presswright.server.apiKey).`;
  await editor.until(() => editor.messages.includes(message), 'the message');
  expect(editor.messages).toEqual([message]);
  expect(editor.statuses.at(-1)).toMatchObject({
    state: 'ready',
    message: `Connected to ${backend.url}. ${message}`,
    action: { kind: 'setApiKey' },
  });
  const version = await editor.change(uri, code(2));
  expect(await editor.diagnostics(uri, version)).toHaveLength(1);

  // The same the other way round, with a server that was granted the first.
  forbids('/v1/analyze');
  await editor.request('presswright/restartBackend', {});
  await editor.change(uri, code(3));
  await editor.until(() => editor.messages.length === 2, 'the other message');
  expect(editor.messages[1]).toContain('does not let this API key analyze open files');
  expect((await items()).length).toBeGreaterThan(0);
  const analyzed = asked('/v1/analyze');
  await editor.change(uri, code(4));
  expect((await items()).length).toBeGreaterThan(0);
  expect(asked('/v1/analyze')).toBe(analyzed);
});

test('a key that may not list models is taken; one that may not analyze projects says so when it is asked to', async () => {
  const refusal = { status: 403, code: 'insufficient_permissions', message: 'The credential lacks the permission.' };
  backend.refuse = ({ url }) => (url?.startsWith('/v1/models') || url === '/v1/analyze/batch' ? refusal : undefined);
  const before = editor.statuses.length;
  await editor.request('presswright/restartBackend', {});
  await editor.until(() => editor.statuses.slice(before).some(({ state: name }) => name === 'ready'), 'a backend');
  await editor.open(uri, code(1));
  expect(await editor.diagnostics(uri)).toHaveLength(1);
  const folder = mkdtempSync(join(tmpdir(), 'presswright-forbidden-'));
  writeFileSync(join(folder, 'a.php'), '<?php\n');
  const folders = [pathToFileURL(folder).href];
  await expect(editor.request('presswright/analyzeWorkspace', { folders })).rejects.toThrow(
    /does not let this API key analyze whole projects: .* Everything else goes on\./,
  );
  rmSync(folder, { recursive: true });
  expect(editor.messages).toHaveLength(1);
});
