import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type ChatParams,
  type ChatResult,
  chatRequest,
  type ModelsResult,
  modelsRequest,
} from '@presswright/shared/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CancellationTokenSource } from 'vscode-languageserver-protocol/node';
import { type ModelServer, startModelServer } from '../inference/remote/start-model-server.ts';
import { runProgram } from '../server/support/server-process.ts';
import { Editor } from './editor.ts';

let remote: ModelServer;
let served: ReturnType<typeof runProgram>;
const dataDir = mkdtempSync(join(tmpdir(), 'presswright-chat-'));
const apiKey = 'a-key-of-at-least-thirty-two-characters';
let editor: Editor;

beforeAll(async () => {
  remote = await startModelServer();
  const settings = { engine: 'remote', base_urls: [remote.url], max_retries: 0 };
  const models = Object.fromEntries(['good', 'tools', 'slow'].map((model) => [model, { ...settings, model }]));
  served = runProgram(['serve', '--port', '0', '--announce', 'json'], {
    PRESSWRIGHT_DATA_DIR: dataDir,
    PRESSWRIGHT_BOOTSTRAP_KEY: apiKey,
    PRESSWRIGHT_MODELS: JSON.stringify({ models }),
  });
  const { url, ca_file: caFile } = JSON.parse((await served.until(/^\{.*\}$/m))[0]);
  editor = await Editor.start({ settings: { server: { url, apiKey, caFile } } });
  await editor.ready();
});
afterAll(async () => {
  await editor?.stop();
  served?.child.kill('SIGTERM');
  await served?.finished;
  rmSync(dataDir, { recursive: true, force: true });
  await remote?.kill();
});

const hello = [{ role: 'user' as const, content: 'A title.' }];
const ask = (params: Omit<ChatParams, 'partialResultToken'>): Promise<ChatResult> => {
  editor.parts.length = 0;
  return editor.request<ChatResult>(chatRequest, { ...params, partialResultToken: 'answer' });
};

test('an answer comes in pieces, from a connected model and from a built-in one', async () => {
  const messages = [{ role: 'system' as const, content: 'Be brief.' }, ...hello];
  expect(await ask({ model: 'good', messages })).toEqual({ finish_reason: 'stop' });
  expect(editor.parts.length).toBeGreaterThan(3);
  expect(textOf(editor.parts)).toContain('function acme_title');
  const [seen] = await remote.seen('good');
  expect(seen?.body.messages).toEqual(messages);
  await ask({ model: 'svc-llm-7b', messages: [{ role: 'user', content: 'Turn off XML-RPC.' }] });
  expect(textOf(editor.parts)).toContain('xmlrpc_enabled');
});

test('a call of a tool comes whole', async () => {
  const tools = [{ type: 'function' as const, function: { name: 'look_up', parameters: { type: 'object' } } }];
  expect(await ask({ model: 'tools', messages: hello, tools })).toEqual({ finish_reason: 'tool_calls' });
  expect(editor.parts).toEqual([{ kind: 'call', id: 'call_a', name: 'look_up', arguments: '{"hook":"init"}' }]);
});

test('what the server refuses is told in its words', async () => {
  await expect(ask({ model: 'pigeon', messages: hello })).rejects.toThrow('There is no model "pigeon"');
});

test('models are told with their window and what they take', async () => {
  const { models } = await editor.request<ModelsResult>(modelsRequest, {});
  expect(models).toContainEqual(
    expect.objectContaining({
      id: 'good',
      context_window: 8192,
      capabilities: { chat: true, tools: true, response_format: true },
    }),
  );
  expect(models).toContainEqual(
    expect.objectContaining({ id: 'svc-llm-7b', capabilities: { chat: false, tools: false, response_format: false } }),
  );
});

test('an answer that is cancelled ends the request to the model', async () => {
  const asked = editor.connection.sendRequest(
    chatRequest,
    { model: 'slow', messages: hello, partialResultToken: 'x' },
    cancelOnFirstPart(),
  );
  await expect(asked).rejects.toThrow('cancelled');
  await expect.poll(async () => (await remote.seen('slow')).map(({ isClosed }) => isClosed)).toEqual([true]);
});

const textOf = (parts: readonly unknown[]): string =>
  parts.map((part) => (part as { readonly text?: string }).text ?? '').join('');

/** A token of the protocol that cancels as soon as a piece has come. */
function cancelOnFirstPart() {
  const source = new CancellationTokenSource();
  editor.parts.length = 0;
  void expect
    .poll(() => editor.parts.length)
    .toBeGreaterThan(0)
    .then(() => source.cancel());
  return source.token;
}
