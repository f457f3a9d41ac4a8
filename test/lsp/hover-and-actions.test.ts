import { afterEach, beforeEach, expect, test } from 'vitest';
import type { CodeAction, Hover, TextDocumentEdit } from 'vscode-languageserver-protocol';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { Editor } from './editor.ts';
import { type FakeBackend, startFakeBackend } from './fake-backend.ts';

const uri = 'file:///site/page.php';
const text = "<?php\n\techo $_GET['q'];\n?>\n<p><?php echo $_GET['r']; ?></p>\n";

let backend: FakeBackend;
let editor: Editor;
beforeEach(async () => {
  backend = await startFakeBackend();
  editor = await Editor.start({ settings: backend.settings });
  await editor.open(uri, text);
  await editor.diagnostics(uri);
});
afterEach(async () => {
  await editor.stop();
  await backend.close();
});

const actions = (line: number, only?: string[]) =>
  editor.request<CodeAction[]>('textDocument/codeAction', {
    textDocument: { uri },
    range: { start: { line, character: 8 }, end: { line, character: 20 } },
    context: { diagnostics: [], ...(only ? { only } : {}) },
  });

function applied(action: CodeAction | undefined): string {
  const [change] = (action?.edit?.documentChanges ?? []) as TextDocumentEdit[];
  expect(change?.textDocument).toEqual({ uri, version: 1 });
  return TextDocument.applyEdits(TextDocument.create(uri, 'php', 1, text), (change?.edits ?? []) as never);
}

test('hovering a finding explains it; beside it there is nothing', async () => {
  const hover = (line: number, character: number) =>
    editor.request<Hover | null>('textDocument/hover', { textDocument: { uri }, position: { line, character } });
  const { contents, range } = (await hover(1, 10)) ?? {};
  expect(range).toEqual({ start: { line: 1, character: 6 }, end: { line: 1, character: 16 } });
  const { kind, value } = contents as { kind: string; value: string };
  expect(kind).toBe('markdown');
  expect(value).toContain('**Request input reaches the page unescaped.**');
  expect(value).toContain('Escape it with `esc_html()`.');
  expect(value).toContain('[CWE-79](https://cwe.mitre.org/data/definitions/79.html)');
  expect(await hover(2, 0)).toBeNull();
});

test("the finding's fix is a quick fix", async () => {
  const [fix] = await actions(1, ['quickfix']);
  expect(fix).toMatchObject({ title: 'Escape it with `esc_html()`.', isPreferred: true });
  expect(applied(fix)).toBe(text.replace("$_GET['q']", "esc_html( $_GET['q'] )"));
});

test('a finding can be suppressed above its line, and inside the tag where the line is HTML', async () => {
  const suppress = async (line: number) => (await actions(line)).find(({ title }) => title.startsWith('Suppress'));
  const note = 'presswright-ignore security/made-up-rule -- why it is safe';
  expect(applied(await suppress(1))).toBe(text.replace("\techo $_GET['q']", `\t// ${note}\n\techo $_GET['q']`));
  expect(applied(await suppress(3))).toBe(text.replace("echo $_GET['r']", `echo /* ${note} */ $_GET['r']`));
});

test('all safe fixes are one action, when it is asked for', async () => {
  expect((await actions(1)).map(({ kind }) => kind)).toEqual([
    'quickfix.presswright',
    'quickfix.presswright',
    'quickfix.presswright',
  ]);
  const [all, ...others] = await actions(1, ['source.fixAll']);
  expect(others).toEqual([]);
  expect(applied(all)).toBe(text.replace(/\$_GET\['.'\]/g, 'esc_html( $& )'));
});
