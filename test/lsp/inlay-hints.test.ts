import { afterAll, beforeAll, expect, test } from 'vitest';
import type { InlayHint } from 'vscode-languageserver-protocol';
import { Editor } from './editor.ts';
import { type FakeBackend, startFakeBackend } from './fake-backend.ts';

let backend: FakeBackend;
let editor: Editor;
let count = 0;
beforeAll(async () => {
  backend = await startFakeBackend();
  editor = await Editor.start({ settings: { ...backend.settings, inlayHints: { parameterNames: true } } });
  await editor.ready();
});
afterAll(async () => {
  await editor.stop();
  await backend.close();
});

/** The code with its hints in it. */
async function hinted(code: string, lines = 100): Promise<string | null> {
  const uri = `file:///site/hints-${++count}.php`;
  await editor.open(uri, `<?php ${code}`);
  const range = { start: { line: 0, character: 0 }, end: { line: lines, character: 0 } };
  const hints = await editor.request<InlayHint[] | null>('textDocument/inlayHint', { textDocument: { uri }, range });
  if (hints === null) return null;
  let text = `<?php ${code}`;
  for (const { label, position } of hints.toReversed())
    text = `${text.slice(0, position.character)}«${label}»${text.slice(position.character)}`;
  return text.slice(6);
}

test('literals are named by the parameters of functions and methods', async () => {
  expect(await hinted("update_option( 'a', 1, false );")).toBe(
    "update_option( «option:»'a', «value:»1, «autoload:»false );",
  );
  expect(await hinted("$wpdb->get_var( 'SELECT 1', 0 );")).toBe("$wpdb->get_var( «query:»'SELECT 1', «x:»0 );");
});

test('what says itself what it is gets none', async () => {
  for (const code of [
    'update_option( $a, $b );',
    "update_option( option: 'a', value: $b );",
    "esc_html( 'a' );",
    "my_own( 'a', 1 );",
    "update_option( 'option', array( 'a', 1 ) );",
    "update_option( 'a' . 'b', $c );",
    "function update_option( $a = 'x' ) {}",
  ])
    expect(await hinted(code), code).toBe(code);
});

test('they are off by default', async () => {
  await editor.changeSettings(backend.settings);
  await expect.poll(() => hinted("update_option( 'a', 1 );")).toBeNull();
});
