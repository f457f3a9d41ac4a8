import type { GenerateRequest } from '@presswright/shared/schemas/generation';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  CancellationTokenSource,
  type CompletionItem,
  type InlineCompletionItem,
  InlineCompletionTriggerKind,
} from 'vscode-languageserver-protocol';
import { Editor } from './editor.ts';
import { type FakeBackend, startFakeBackend } from './fake-backend.ts';

const uri = 'file:///site/page.php';
const { Invoked: invoked, Automatic: automatic } = InlineCompletionTriggerKind;
let backend: FakeBackend;
let editor: Editor;
beforeEach(async () => {
  backend = await startFakeBackend();
  editor = await Editor.start({ settings: { ...backend.settings, completion: { maxTokens: 33 } } });
  await editor.ready();
});
afterEach(async () => {
  await editor.stop();
  await backend.close();
});

const at = (line: number, character: number) => ({ textDocument: { uri }, position: { line, character } });
const inline = (line: number, character: number, token?: CancellationTokenSource, triggerKind: 1 | 2 = automatic) =>
  editor.request<InlineCompletionItem[] | null>(
    'textDocument/inlineCompletion',
    { ...at(line, character), context: { triggerKind } },
    token?.token,
  );
const asked = () => backend.bodies<GenerateRequest>('/v1/generate').at(-1);

test('ghost text ends the line, without what already follows the cursor', async () => {
  await editor.open(uri, '<?php\nadd_action( );\necho 1;\n');
  backend.texts = ["'init', 'setup' );"];
  expect(await inline(1, 12)).toEqual([
    { insertText: "'init', 'setup'", range: { start: { line: 1, character: 12 }, end: { line: 1, character: 12 } } },
  ]);
  expect(asked()).toEqual({
    prompt: '<?php\nadd_action( ',
    suffix: ');\necho 1;\n',
    language: 'php',
    temperature: 0,
    max_tokens: 33,
    stop: ['\n'],
  });
});

test('on an empty line ghost text may have several lines', async () => {
  await editor.open(uri, '<?php\nfunction a() {\n\t\n}\n');
  backend.texts = ['return 1;\n\t// done\n}'];
  expect(await inline(2, 1)).toMatchObject([{ insertText: 'return 1;\n\t// done' }]);
  expect(asked()?.stop).toEqual(['\n\n']);
});

test('blank ghost text is none, and so is what repeats the rest of the line', async () => {
  await editor.open(uri, '<?php\nfoo();\n');
  for (const text of [' ', '', '();']) {
    backend.texts = [text];
    expect(await inline(1, 3), JSON.stringify(text)).toEqual([]);
  }
});

test('nothing is offered after a cancellation, and the server stops working for it', async () => {
  await editor.open(uri, '<?php\nfoo');
  const source = new CancellationTokenSource();
  backend.hold = async ({ url }) => {
    if (url !== '/v1/generate') return;
    source.cancel();
    while (backend.aborted === 0) await new Promise((resolve) => setTimeout(resolve, 20));
  };
  expect(await inline(1, 3, source).catch(() => null)).toBeNull();
  await editor.until(() => backend.aborted === 1, 'the hang-up');
});

test('where no name fits, the model ends the line; its items come last and are told apart', async () => {
  await editor.open(uri, '<?php\ngit_the_ti;\n');
  backend.texts = ['tle();', 'me()', 'tle();', ' '];
  const items = await editor.request<CompletionItem[]>('textDocument/completion', at(1, 10));
  const range = { start: { line: 1, character: 0 }, end: { line: 1, character: 10 } };
  expect(items).toMatchObject([
    { label: 'git_the_title()', sortText: 'zzzz0', textEdit: { range, newText: 'git_the_title()' } },
    { label: 'git_the_time()', sortText: 'zzzz1', textEdit: { range, newText: 'git_the_time()' } },
  ]);
  expect(items).toHaveLength(2);
  expect(asked()).toMatchObject({ n: 4, stop: ['\n'], suffix: ';\n' });
});

test('only a bounded part of a large file is sent, from the beginning of a line', async () => {
  const line = `$a = '${'x'.repeat(93)}';\n`;
  await editor.open(uri, `<?php\n${line.repeat(1_000)}`);
  await inline(500, 0);
  expect(asked()?.prompt.length).toBeGreaterThan(8_000);
  expect(asked()?.prompt.length).toBeLessThanOrEqual(8_192);
  expect(asked()?.prompt.startsWith("$a = '")).toBe(true);
  expect(asked()?.suffix?.length).toBe(2_048);
});

test('in files that the models do not know nothing is asked', async () => {
  await editor.open(uri, '{ "name": "a/b", ', 'json');
  await editor.open('file:///site/block.json', '{ "name": "a/b", ', 'json');
  const position = { line: 0, character: 17 };
  for (const file of [uri, 'file:///site/block.json']) {
    const params = { textDocument: { uri: file }, position, context: { triggerKind: 1 } };
    expect(await editor.request('textDocument/inlineCompletion', params)).toBeNull();
    await editor.request('textDocument/completion', params);
  }
  expect(backend.bodies('/v1/generate')).toEqual([]);
});

test('switched off, nothing is asked', async () => {
  await editor.open(uri, '<?php\nfoo');
  await editor.changeSettings({ ...backend.settings, completion: { enabled: false } });
  await expect.poll(() => inline(1, 3)).toBeNull();
  const asked = backend.bodies('/v1/generate').length;
  expect(await inline(1, 3)).toBeNull();
  expect(await editor.request('textDocument/completion', at(1, 3))).toBeNull();
  expect(backend.bodies('/v1/generate')).toHaveLength(asked);
});

test('someone who asks gets the best suggestion and alternatives, and goes on with each as it is typed or taken in part', async () => {
  await editor.open(uri, '<?php\nget_the_\n');
  backend.texts = ['title( $id );', 'title();', 'time();'];
  const items = (await inline(1, 8, undefined, invoked)) ?? [];
  expect(items.map(({ insertText }) => insertText)).toEqual(['title( $id );', 'title();', 'time();']);
  const bodies = backend.bodies<GenerateRequest>('/v1/generate');
  expect(bodies).toMatchObject([{ temperature: 0 }, { temperature: 0.6, n: 3 }]);

  // The word that an editor takes of a suggestion is an edit like any other.
  await editor.change(uri, '<?php\nget_the_title\n');
  const rest = (await inline(1, 13)) ?? [];
  expect(rest.map(({ insertText }) => insertText)).toEqual(['( $id );', '();']);
  await editor.change(uri, '<?php\nget_the_title(\n');
  expect((await inline(1, 14))?.map(({ insertText }) => insertText)).toEqual([' $id );', ');']);
  expect(backend.bodies('/v1/generate')).toHaveLength(2);
});

test('typing 300 characters costs a server that counts requests a handful of them', async () => {
  backend.limit = { remaining: 10, seconds: 60 };
  await editor.open(uri, '<?php\n');
  await editor.diagnostics(uri);
  const before = backend.seen.length;
  const text = 'function acme_title( $post ) { return get_the_title( $post ); } '.repeat(5).slice(0, 300);
  const began = performance.now();
  for (let length = 1; length <= text.length; length += 1) {
    await editor.change(uri, `<?php\n${text.slice(0, length)}`);
    // An editor asks with each key, and waits for none of the answers.
    void inline(1, length);
    void editor.request('textDocument/completion', at(1, length));
  }
  const typedMs = performance.now() - began;
  backend.limit = { remaining: 1_000_000, seconds: 60 };
  expect(await inline(1, 300, undefined, invoked)).toEqual([expect.objectContaining({ insertText: '();' })]);
  const version = await editor.change(uri, `<?php\n${text};`);
  await editor.diagnostics(uri, version);
  const asked = backend.seen.length - before;
  // Two for the person who asked, one for the list, one for the findings; a slow machine types for longer.
  expect(asked, `${asked} requests in ${typedMs} ms`).toBeLessThanOrEqual(6 + typedMs / 4_000);
});
