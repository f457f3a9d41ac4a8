import { afterEach, beforeEach, expect, test } from 'vitest';
import { type CodeAction, LSPErrorCodes, type TextDocumentEdit } from 'vscode-languageserver-protocol';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { Editor } from './editor.ts';
import { type FakeBackend, startFakeBackend } from './fake-backend.ts';

const uri = 'file:///site/page.php';
const text = "<?php\n\techo $_GET['q'];\n";

let backend: FakeBackend;
let editor: Editor;
beforeEach(async () => {
  backend = await startFakeBackend();
  backend.rule = 'security/unescaped-output';
  editor = await Editor.start({ settings: backend.settings, resolves: true });
  await editor.open(uri, text);
  await editor.diagnostics(uri);
});
afterEach(async () => {
  await editor.stop();
  await backend.close();
});

const actions = (only?: string[]) =>
  editor.request<CodeAction[]>('textDocument/codeAction', {
    textDocument: { uri },
    range: { start: { line: 1, character: 8 }, end: { line: 1, character: 8 } },
    context: { diagnostics: [], ...(only ? { only } : {}) },
  });
const resolve = (action: CodeAction | undefined) => editor.request<CodeAction>('codeAction/resolve', action ?? {});
const editsOf = ({ edit }: CodeAction) => {
  const [change] = (edit?.documentChanges ?? []) as TextDocumentEdit[];
  return change?.edits;
};

test('a finding has a fix, a rewrite, a suppression and an explanation, whose edits come when they are taken', async () => {
  expect((await actions()).map(({ kind, title, edit }) => [kind, title, edit])).toEqual([
    ['quickfix.presswright', 'Escape it with `esc_html()`.', undefined],
    ['refactor.rewrite.presswright', 'Escape this output for its context', undefined],
    ['quickfix.presswright', 'Suppress security/unescaped-output here', undefined],
    ['quickfix.presswright', 'Explain security/unescaped-output', undefined],
  ]);
  for (const kind of ['refactor.rewrite', 'source.fixAll.presswright', 'quickfix']) {
    const [first] = await actions([kind]);
    const edits = editsOf(await resolve(first));
    expect(TextDocument.applyEdits(TextDocument.create(uri, 'php', 1, text), edits as never)).toBe(
      text.replace("$_GET['q']", "esc_html( $_GET['q'] )"),
    );
  }
});

test('actions that are asked for right after an edit, or on save, wait for the findings of the new text', async () => {
  const ask = async (context: object) => {
    await editor.change(uri, `${text}// ${JSON.stringify(context)}\n`);
    return await editor.request<CodeAction[]>('textDocument/codeAction', {
      textDocument: { uri },
      range: { start: { line: 1, character: 8 }, end: { line: 1, character: 8 } },
      context: { diagnostics: [], ...context },
    });
  };
  expect(await ask({ triggerKind: 1 })).toHaveLength(4);
  expect((await ask({ triggerKind: 2, only: ['source.fixAll'] })).map(({ kind }) => kind)).toEqual([
    'source.fixAll.presswright',
  ]);
  // The editor's own question, on the way of the cursor, waits for nothing.
  expect(await ask({ triggerKind: 2 })).toEqual([]);
});

test('a suppression asks for its reason at its place', async () => {
  const suppress = (await actions()).find(({ title }) => title.startsWith('Suppress'));
  expect(editsOf(await resolve(suppress))).toMatchObject([
    {
      snippet: {
        value: '\t// presswright-ignore security/unescaped-output -- ${1:why it is safe}\n',
      },
    },
  ]);
});

test('an action of an earlier text is refused, not applied to the present one', async () => {
  const [fix] = await actions(['quickfix']);
  await editor.change(uri, `${text}\n// more\n`);
  await expect(resolve(fix)).rejects.toMatchObject({ code: LSPErrorCodes.ContentModified });
});

test('the explanation opens the page of the rule', async () => {
  const explain = (await actions()).find(({ title }) => title.startsWith('Explain'));
  const { command, arguments: given } = explain?.command ?? {};
  await editor.request('workspace/executeCommand', { command, arguments: given });
  expect(editor.shown).toEqual([expect.stringMatching(/docs\/rules\/security\/unescaped-output\.md$/)]);
  const wrong = editor.request('workspace/executeCommand', { command, arguments: [{}] });
  await expect(wrong).rejects.toMatchObject({ message: expect.stringContaining('expected { "rule"') });
});

test('undoing an edit shows the old findings without asking for them again', async () => {
  const asked = () => backend.bodies('/v1/analyze').length;
  expect(await editor.diagnostics(uri, await editor.change(uri, '<?php\n'))).toEqual([]);
  const before = asked();
  expect(await editor.diagnostics(uri, await editor.change(uri, text))).toHaveLength(1);
  expect(asked()).toBe(before);
});

test('a suggestion that is typed is shortened, not asked for again', async () => {
  backend.texts = ["esc_html( 'a' );"];
  const ghost = (line: number, character: number) =>
    editor.request<{ insertText: string }[]>('textDocument/inlineCompletion', {
      textDocument: { uri },
      position: { line, character },
      context: { triggerKind: 2 },
    });
  await editor.change(uri, '<?php\necho ');
  expect((await ghost(1, 5)).map(({ insertText }) => insertText)).toEqual(["esc_html( 'a' );"]);
  await editor.change(uri, '<?php\necho esc_');
  expect((await ghost(1, 9))[0]?.insertText).toBe("html( 'a' );");
  expect(backend.bodies('/v1/generate')).toHaveLength(1);
  await editor.change(uri, '<?php\necho wp_');
  await ghost(1, 8);
  expect(backend.bodies('/v1/generate')).toHaveLength(2);
});
