import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { CodeLens } from 'vscode-languageserver-protocol';
import { KnownHandlers } from '../../lsp/src/documents/known-handlers.ts';
import { serverProgram } from '../support/server-program.ts';
import { Editor } from './editor.ts';

let folder: string;
let editor: Editor | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'presswright-lens-'));
});
afterEach(async () => {
  await editor?.stop();
  editor = undefined;
  rmSync(folder, { recursive: true, force: true });
});

const main = "<?php\n/*\n * Plugin Name: Shop\n */\nadd_action( 'wp_ajax_shop_save', 'shop_save' );\n";
const save =
  "<?php\nfunction shop_save() {\n\tcheck_ajax_referer( 'shop' );\n\tupdate_option( 'shop', absint( $_POST['shop'] ) );\n}\n";

test('a handler says what is checked before its sinks, wherever it is registered, and while it is edited', async () => {
  const at = (name: string) => pathToFileURL(join(folder, name)).href;
  writeFileSync(join(folder, 'shop.php'), main);
  writeFileSync(join(folder, 'save.php'), save);
  const command = [process.execPath, serverProgram];
  editor = await Editor.start({
    folders: [pathToFileURL(folder).href],
    initializationOptions: { backendCommand: command, backendDataDir: join(folder, '.data') },
  });
  await editor.open(at('save.php'), save);
  const lenses = () => editor?.request<CodeLens[]>('textDocument/codeLens', { textDocument: { uri: at('save.php') } });
  await editor.until(() => (editor?.lensRefreshes ?? 0) > 0, 'lenses');
  expect(await lenses()).toEqual([
    {
      range: { start: { line: 1, character: 0 }, end: { line: 1, character: 0 } },
      command: { title: 'wp_ajax_shop_save: nonce ✓  capability ✗ → 1 sink', command: '' },
    },
  ]);
  await editor.change(at('save.php'), save.replace('<?php\n', '<?php\n\n// A line more.\n'));
  expect((await lenses())?.map(({ range }) => range.start.line)).toEqual([3]);
  await editor.change(at('save.php'), save.replace('shop_save', 'shop_keep'));
  expect(await lenses()).toEqual([]);
});

test('what is known of a document is forgotten with it', () => {
  const handlers = new KnownHandlers();
  const handler = { name: 'a', file: 'a.php', line: 1, column: 1, end_line: 1 };
  const entry = { kind: 'ajax', name: 'wp_ajax_a', file: 'a.php', line: 1, column: 1, handler } as const;
  const known = { ...entry, public: false, audience: 'members', nonce: 'missing', capability: 'missing' } as const;
  handlers.learn('file:///a.php', 'x', [{ ...known, capabilities: [], sinks: [] }]);
  expect(handlers.of('file:///a.php', 'x')).toHaveLength(1);
  handlers.forget('file:///a.php');
  expect(handlers.of('file:///a.php', 'x')).toEqual([]);
});
