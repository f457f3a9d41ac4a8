import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import type { CodeAction, InlineCompletionItem, WorkspaceEdit } from 'vscode-languageserver-protocol';
import { convertColumn } from '../../lsp/src/positions/columns.ts';
import { PositionTranslator } from '../../lsp/src/positions/translator.ts';
import { Editor } from './editor.ts';
import { type FakeBackend, startFakeBackend } from './fake-backend.ts';

const uri = 'file:///site/page.php';
const start = "$é = '\u{1f600}'; ";
const lengths: Readonly<Record<string, (text: string) => number>> = {
  'utf-8': (text) => Buffer.byteLength(text),
  'utf-16': (text) => text.length,
  'utf-32': (text) => [...text].length,
};

let backend: FakeBackend;
let editor: Editor | undefined;
beforeEach(async () => {
  backend = await startFakeBackend();
});
afterEach(async () => {
  await editor?.stop();
  editor = undefined;
  await backend.close();
});

describe.each(Object.keys(lengths))('an editor that counts in %s', (encoding) => {
  const length = (text: string) => lengths[encoding]?.(text) ?? Number.NaN;

  it('gets findings, fixes and suggestions where they are, and its edits are taken where they are', async () => {
    editor = await Editor.start({
      settings: backend.settings,
      positionEncodings: ['utf-7', encoding, 'utf-16'],
      resolves: true,
    });
    expect(editor.initialized.capabilities.positionEncoding).toBe(encoding);
    // In steps, each where the editor says: the surrogate pair comes last, into the middle.
    await editor.open(uri, "<?php\r\n$é = ''; echo 1;\r\n");
    const insert = (character: number, removed: number, text: string) => ({
      range: { start: { line: 1, character }, end: { line: 1, character: character + removed } },
      text,
    });
    const changes = [
      insert(length("$é = ''; echo "), 1, "$_GET['ü']"),
      insert(length("$é = '"), 0, '\u{1f600}'),
      insert(length(`${start}echo $_GET['ü'];`), 0, ' // é'),
    ];
    await editor.connection.sendNotification('textDocument/didChange', {
      textDocument: { uri, version: 100 },
      contentChanges: changes,
    });
    const found = await editor.diagnostics(uri, 100);
    expect(backend.bodies<{ code: string }>('/v1/analyze').at(-1)?.code).toBe(
      `<?php\r\n${start}echo $_GET['ü']; // é\r\n`,
    );
    const from = { line: 1, character: length(`${start}echo `) };
    const to = { line: 1, character: length(`${start}echo $_GET['ü']`) };
    expect(found).toMatchObject([
      { range: { start: from, end: to }, relatedInformation: [{ location: { range: { start: from } } }] },
    ]);

    const context = { diagnostics: [], only: ['quickfix'] };
    const params = { textDocument: { uri }, range: { start: to, end: to }, context };
    const [fix] = await editor.request<CodeAction[]>('textDocument/codeAction', params);
    expect(fix?.diagnostics?.[0]?.range.start).toEqual(from);
    const { edit } = await editor.request<{ edit: WorkspaceEdit }>('codeAction/resolve', fix ?? {});
    const [change] = edit.documentChanges ?? [];
    expect(change).toMatchObject({
      edits: [
        { range: { start: from, end: from }, newText: 'esc_html( ' },
        { range: { start: to, end: to }, newText: ' )' },
      ],
    });

    const position = { line: 1, character: length(`${start}echo `) };
    const items = await editor.request<InlineCompletionItem[]>('textDocument/inlineCompletion', {
      textDocument: { uri },
      position,
      context: { triggerKind: 1 },
    });
    expect(backend.bodies<{ prompt: string }>('/v1/generate').at(-1)?.prompt).toBe(`<?php\r\n${start}echo `);
    expect(items[0]?.range).toEqual({ start: position, end: position });
  });
});

test('an editor that says nothing, or names nothing that is known, counts in UTF-16', async () => {
  editor = await Editor.start({ settings: backend.settings, positionEncodings: ['utf-7'] });
  expect(editor.initialized.capabilities.positionEncoding).toBe('utf-16');
});

test('a place within a character is its beginning, one past the end of the line is the end', () => {
  const line = 'aé\u{1f600}z';
  expect([0, 1, 2, 3, 4, 6, 7, 8, 99].map((column) => convertColumn(line, column, 'utf-8', 'utf-16'))).toEqual([
    0, 1, 1, 2, 2, 2, 4, 5, 5,
  ]);
  expect([0, 1, 2, 3, 4, 5].map((column) => convertColumn(line, column, 'utf-16', 'utf-8'))).toEqual([
    0, 1, 3, 3, 7, 8,
  ]);
  expect([0, 1, 2, 3, 4, 5].map((column) => convertColumn(line, column, 'utf-32', 'utf-16'))).toEqual([
    0, 1, 2, 4, 5, 5,
  ]);
});

describe('positions of messages', () => {
  const folder = mkdtempSync(join(tmpdir(), 'presswright-encoding-'));
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  const at = (character: number) => ({ line: 0, character });
  const range = (character: number) => ({ start: at(character), end: at(character) });

  it('are those of the document that is named nearest, open or on the disk; what the client keeps is left alone', () => {
    writeFileSync(join(folder, 'one.php'), 'éééé');
    writeFileSync(join(folder, 'two.php'), '\u{1f600}\u{1f600}');
    const [one, two] = ['one.php', 'two.php'].map((name) => pathToFileURL(join(folder, name)).href);
    const positions = new PositionTranslator();
    positions.settle(['utf-8'], () => undefined);
    const sent = (message: object) => positions.outgoing({ jsonrpc: '2.0', ...message } as never) as never;
    positions.incoming({ id: 1, method: 'm', params: { item: { uri: one, range: range(2) } } } as never);
    const result = [
      { targetUri: two, targetRange: range(2), originSelectionRange: range(2) },
      { uri: two, range: range(4), selectionRange: range(2) },
      { from: { uri: two }, fromRanges: [range(2)] },
      { to: { uri: two, range: range(2) }, fromRanges: [range(2)] },
      { command: { arguments: [range(2)] }, data: range(2), range: range(2) },
    ];
    expect(sent({ id: 1, result })).toMatchObject({
      result: [
        { targetRange: range(4), originSelectionRange: range(4) },
        { range: range(8), selectionRange: range(4) },
        { fromRanges: [range(4)] },
        { to: { range: range(4) }, fromRanges: [range(4)] },
        { command: { arguments: [range(2)] }, data: range(2), range: range(4) },
      ],
    });
    const changes = { [one ?? '']: [{ range: range(1) }], [two ?? '']: [{ range: range(2) }] };
    expect(sent({ id: 9, method: 'workspace/applyEdit', params: { edit: { changes } } })).toMatchObject({
      params: { edit: { changes: { [one ?? '']: [{ range: range(2) }], [two ?? '']: [{ range: range(4) }] } } },
    });
    const gone = pathToFileURL(join(folder, 'gone.php')).href;
    expect(sent({ method: 'm', params: { uri: gone, range: range(2) } })).toMatchObject({
      params: { range: range(2) },
    });
  });
});
