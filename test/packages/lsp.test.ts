/** The archive of the language server, installed where there is no clone. */
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Editor } from '../lsp/editor.ts';
import { PackedPackage } from './packed-package.ts';

let packed: PackedPackage;
let editor: Editor | undefined;

beforeAll(async () => {
  packed = await PackedPackage.make('lsp', 'presswright-lsp');
});
afterAll(async () => {
  await editor?.stop();
  packed?.remove();
});

it('answers an editor over standard input and output, with the server and the rule pages that came with it', async () => {
  const project = await packed.install();
  const program = join(project, 'node_modules/.bin/presswright-lsp');
  const { NODE_COMPILE_CACHE: _cache, ...environment } = packed.environment;
  editor = await Editor.start({
    command: [program, '--stdio'],
    folders: [pathToFileURL(project).href],
    environment: {
      ...Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, value ?? ''])),
      PATH: `${join(process.execPath, '..')}:${environment.PATH}`,
    },
    initializationOptions: { backendDataDir: join(packed.folder, 'data') },
  });
  expect(editor.initialized.serverInfo?.name).toBe('presswright-lsp');
  expect(editor.initialized.capabilities.executeCommandProvider?.commands).toContain('presswright.generate');

  const file = join(project, 'shown.php');
  const text = "<?php\necho '<h1>' . $_GET['title'] . '</h1>';\n";
  writeFileSync(file, text);
  const uri = pathToFileURL(file).href;
  await editor.open(uri, text);
  const [finding] = await editor.diagnostics(uri);
  expect(finding).toMatchObject({ code: 'security/unescaped-output', range: { start: { line: 1 } } });
  const page = finding?.codeDescription?.href ?? '';
  expect(page).toMatch(/^file:.*\/node_modules\/@presswright\/lsp\/dist\/docs\/rules\/security\/unescaped-output\.md$/);
  expect(existsSync(new URL(page))).toBe(true);
});
