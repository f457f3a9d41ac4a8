import { join } from 'node:path';
import { type LearnResult, learnCommand } from '@presswright/shared/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { CancellationTokenSource, ErrorCodes, LSPErrorCodes } from 'vscode-languageserver-protocol';
import { serverProgram } from '../support/server-program.ts';
import { Editor } from './editor.ts';
import { startFakeBackend } from './fake-backend.ts';
import { ProjectFolder } from './project-folder.ts';

const call = '\t$total = zebra_total_of( $stripes, $others );\n';
const page = '<?php\nfunction show_page( $stripes, $others ) {\n\t$total = zebra_\n';

let folder: ProjectFolder;
let editor: Editor | undefined;
beforeEach(() => {
  folder = new ProjectFolder({
    'site/zebra.php': `<?php\nfunction zebra_sums( $stripes, $others ) {\n${call.repeat(8)}}\n`,
    'empty/readme.txt': 'Nothing to learn from.',
  });
});
afterEach(async () => {
  await editor?.stop();
  editor = undefined;
  folder.remove();
});

const start = () =>
  Editor.start({
    folders: [folder.uriOf('site')],
    initializationOptions: {
      backendCommand: [process.execPath, serverProgram],
      backendDataDir: join(folder.path, 'data'),
    },
  });
const learn = (given: object, token?: CancellationTokenSource['token']) =>
  editor?.request<LearnResult>('workspace/executeCommand', { command: learnCommand, arguments: [given] }, token);

async function suggestion(): Promise<string> {
  const answer = await editor?.request<{ insertText: string }[]>('textDocument/inlineCompletion', {
    textDocument: { uri: folder.uriOf('site/page.php') },
    position: { line: 2, character: 16 },
    context: { triggerKind: 1 },
  });
  return answer?.[0]?.insertText ?? '';
}

test('what the workspace has is suggested once it was learned, by the server that runs', async () => {
  editor = await start();
  await editor.ready();
  await editor.open(folder.uriOf('site/page.php'), page);
  expect(await suggestion()).not.toContain('total_of');
  expect(await learn({})).toMatchObject({ files: 1, leftOut: 0, tokens: expect.any(Number) });
  expect(editor.progress.filter(({ kind }) => kind === 'report').length).toBeGreaterThan(0);
  expect(await suggestion()).toContain('total_of( $stripes, $others )');
}, 240_000);

test('what is wrong with a folder is said, and cancelling leaves the model as it was', async () => {
  editor = await start();
  await editor.ready();
  await expect(learn({ folder: 7 })).rejects.toMatchObject({
    code: ErrorCodes.InvalidParams,
    message: 'folder: expected the URI of a folder, got 7',
  });
  await expect(learn({ folder: 'https://example.org/site' })).rejects.toMatchObject({
    code: ErrorCodes.InvalidParams,
    message: expect.stringContaining('on this machine'),
  });
  await expect(learn({ folder: folder.uriOf('nowhere') })).rejects.toThrow(/nowhere does not exist/);
  await expect(learn({ folder: folder.uriOf('empty') })).rejects.toThrow(/has no PHP or JavaScript to learn from/);
  const cancellation = new CancellationTokenSource();
  const cancelled = learn({}, cancellation.token);
  await expect(learn({})).rejects.toThrow('It is learning already.');
  cancellation.cancel();
  await expect(cancelled).rejects.toMatchObject({ code: LSPErrorCodes.RequestCancelled });
  await editor.open(folder.uriOf('site/page.php'), page);
  expect(await suggestion()).not.toContain('total_of');
}, 240_000);

test('a server that somebody else runs does not learn from here', async () => {
  const backend = await startFakeBackend();
  try {
    editor = await Editor.start({ settings: backend.settings, folders: [folder.uriOf('site')] });
    await editor.ready();
    await expect(learn({})).rejects.toThrow(`On that of ${backend.settings.server.url}: presswright learn DIR`);
  } finally {
    await backend.close();
  }
});
