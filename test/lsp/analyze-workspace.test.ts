import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type AnalyzeWorkspaceResult, analyzeWorkspaceRequest } from '@presswright/shared/protocol';
import type { BatchAnalyzeRequest } from '@presswright/shared/schemas/analysis';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { CancellationTokenSource } from 'vscode-languageserver-protocol';
import { Editor } from './editor.ts';
import { type FakeBackend, startFakeBackend } from './fake-backend.ts';

let backend: FakeBackend;
let editor: Editor;
let folder: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'presswright-workspace-'));
  backend = await startFakeBackend();
  editor = await Editor.start({ settings: backend.settings, folders: [pathToFileURL(folder).href] });
  await editor.ready();
});
afterEach(async () => {
  await editor.stop();
  await backend.close();
  rmSync(folder, { recursive: true });
});

const uriOf = (path: string) => pathToFileURL(join(folder, path)).href;
function write(path: string, text: string | Buffer): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}
const names = () =>
  backend.bodies<BatchAnalyzeRequest>('/v1/analyze/batch').flatMap(({ files }) => files.map(({ name }) => name));

test('the files that git would keep are analysed, the findings pushed, every file left out is named', async () => {
  write('a.php', "<?php\necho $_GET['q'];\n");
  write('sub/b.php', '<?php\n');
  write('sub/with space é.js', 'let a;');
  write('readme.md', 'echo $_GET');
  write('package.json', '{}');
  write('theme.json', '{}');
  write('node_modules/x/index.js', 'x');
  write('vendor/x.php', '<?php');
  write('.git/x.php', '<?php');
  write('.gitignore', 'build/\n*.gen.php\n');
  write('build/c.php', '<?php');
  write('d.gen.php', '<?php');
  write('sub/.gitignore', '!kept.gen.php\nlocal.php\n');
  write('sub/kept.gen.php', '<?php');
  write('sub/local.php', '<?php');
  write('large.php', 'x'.repeat(1024 * 1024 + 1));
  write('binary.php', Buffer.from([0x3c, 0, 0xff]));
  write('broken.php', '<?php');
  symlinkSync(folder, join(folder, 'loop'));

  const result = await editor.request<AnalyzeWorkspaceResult>(analyzeWorkspaceRequest, { workDoneToken: 'w' });
  expect(names().toSorted()).toEqual(
    ['a.php', 'broken.php', 'sub/b.php', 'sub/kept.gen.php', 'sub/with space é.js', 'theme.json'].toSorted(),
  );
  expect(result).toMatchObject({ files: 5, issues: 1, filesWithIssues: 1, cancelled: false });
  expect(Object.fromEntries(result.skipped.map(({ uri, reason }) => [uri, reason]))).toEqual({
    [uriOf('large.php')]: 'larger than 1 MiB',
    [uriOf('binary.php')]: 'not a text file',
    [uriOf('broken.php')]: 'it cannot be read',
  });
  expect(await editor.diagnostics(uriOf('a.php'))).toMatchObject([{ code: 'security/made-up-rule' }]);
  expect(editor.progress).toContainEqual(expect.objectContaining({ kind: 'begin', cancellable: true }));
  expect(editor.progress.at(-1)).toMatchObject({ kind: 'end' });

  rmSync(join(folder, 'a.php'));
  await editor.request(analyzeWorkspaceRequest, {});
  expect(await editor.diagnostics(uriOf('a.php'))).toEqual([]);
});

test('many files go in batches, and cancelling ends between or inside them', async () => {
  for (let index = 0; index < 620; index += 1) write(`f${index}.php`, '<?php\n');
  const source = new CancellationTokenSource();
  backend.hold = async () => {
    if (backend.bodies('/v1/analyze/batch').length < 2) return;
    source.cancel();
    while (backend.aborted === 0) await new Promise((resolve) => setTimeout(resolve, 20));
  };
  const result = await editor.request<AnalyzeWorkspaceResult>(analyzeWorkspaceRequest, {}, source.token);
  expect(result).toMatchObject({ files: 500, cancelled: true, skipped: [] });
  expect(backend.bodies<BatchAnalyzeRequest>('/v1/analyze/batch').map(({ files }) => files.length)).toEqual([500, 120]);
});

test('without a server every file is named as left out', async () => {
  write('a.php', '<?php\n');
  await backend.close();
  const result = await editor.request<AnalyzeWorkspaceResult>(analyzeWorkspaceRequest, {});
  expect(result).toMatchObject({ files: 0, skipped: [{ uri: uriOf('a.php') }] });
});
