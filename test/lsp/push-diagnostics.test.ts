import type { AnalyzeRequest } from '@presswright/shared/schemas/analysis';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Editor } from './editor.ts';
import { type FakeBackend, startFakeBackend } from './fake-backend.ts';

const uri = 'file:///site/plugin/page.php';
const flawed = "<?php\n$é = '\u{1f600}'; echo $_GET['q'];\n";

let backend: FakeBackend;
let editor: Editor;
beforeEach(async () => {
  backend = await startFakeBackend();
  editor = await Editor.start({ settings: backend.settings, folders: ['file:///site'] });
});
afterEach(async () => {
  await editor.stop();
  await backend.close();
});

test('a finding shows where it is, with its rule, page and trace; fixed code clears it', async () => {
  await editor.open(uri, flawed);
  const range = { start: { line: 1, character: 16 }, end: { line: 1, character: 26 } };
  expect(await editor.diagnostics(uri, 1)).toEqual([
    {
      range,
      severity: 1,
      source: 'presswright',
      code: 'security/made-up-rule',
      codeDescription: { href: 'https://docs.example/made-up-rule' },
      message: 'Request input reaches the page unescaped.',
      relatedInformation: [
        { location: { uri, range: { start: range.start, end: range.start } }, message: 'the input' },
      ],
    },
  ]);
  expect(backend.bodies<AnalyzeRequest>('/v1/analyze')).toEqual([
    { code: flawed, language: 'php', file_name: 'plugin/page.php', severity: 'all', analysis_type: 'all' },
  ]);
  const version = await editor.change(uri, '<?php\n');
  expect(await editor.diagnostics(uri, version)).toEqual([]);
});

test('the findings are those of the profile that the settings name', async () => {
  await editor.changeSettings({ ...backend.settings, analysis: { profile: 'vip' } });
  await editor.open(uri, flawed);
  await editor.diagnostics(uri, 1);
  expect(backend.bodies<AnalyzeRequest>('/v1/analyze').at(-1)).toMatchObject({ profile: 'vip', severity: 'all' });
});

test('while someone types only the last state is analysed', async () => {
  await editor.open(uri, '<?php\n');
  await editor.diagnostics(uri, 1);
  let version = 0;
  for (let key = 1; key <= 20; key += 1) version = await editor.change(uri, `<?php\n${'x'.repeat(key)}`);
  await editor.diagnostics(uri, version);
  expect(backend.bodies<AnalyzeRequest>('/v1/analyze').map(({ code }) => code.length)).toEqual([6, 26]);
});

test('a change ends the analysis of the state before it, whose findings never show', async () => {
  const held = Promise.withResolvers<void>();
  backend.hold = async (request) => {
    if (!request.body.includes('echo $_GET')) return;
    held.resolve();
    while (backend.aborted === 0) await new Promise((resolve) => setTimeout(resolve, 20));
  };
  await editor.open(uri, flawed);
  await held.promise;
  const version = await editor.change(uri, '<?php // fixed\n');
  expect(await editor.diagnostics(uri, version)).toEqual([]);
  expect(editor.published.filter(({ diagnostics }) => diagnostics.length > 0)).toEqual([]);
  expect(backend.aborted).toBe(1);
});

test('a file over the limit gets one hint, and is not sent', async () => {
  await editor.open(uri, `<?php\n${'x'.repeat(1024 * 1024)}`);
  const [hint, ...others] = await editor.diagnostics(uri);
  expect(hint).toMatchObject({ severity: 3, code: 'file-too-large', range: { start: { line: 0, character: 0 } } });
  expect(others).toEqual([]);
  expect(backend.bodies('/v1/analyze')).toEqual([]);
});

test('only languages and JSON files of WordPress are sent', async () => {
  await editor.open('file:///site/notes.md', 'echo $_GET', 'markdown');
  await editor.open('file:///site/package.json', '{}', 'json');
  await editor.open('file:///site/block.json', '{}', 'json');
  await editor.open('file:///site/edit.jsx', 'x', 'javascriptreact');
  await editor.diagnostics('file:///site/block.json');
  await editor.diagnostics('file:///site/edit.jsx');
  const languages = backend.bodies<AnalyzeRequest>('/v1/analyze').map(({ language }) => language);
  expect(languages.toSorted()).toEqual(['block.json', 'javascript']);
});

test('closing a document clears it', async () => {
  await editor.open(uri, flawed);
  await editor.diagnostics(uri, 1);
  await editor.close(uri);
  await editor.until(() => editor.published.at(-1)?.diagnostics.length === 0, 'cleared diagnostics');
});

test('settings work at once: off clears, the lowest severity goes to the server', async () => {
  await editor.open(uri, flawed);
  await editor.diagnostics(uri, 1);
  await editor.changeSettings({ ...backend.settings, analysis: { enabled: false } });
  await editor.until(() => editor.published.at(-1)?.diagnostics.length === 0, 'no diagnostics');
  await editor.changeSettings({ ...backend.settings, analysis: { severity: 'medium' } });
  await editor.until(() => editor.published.at(-1)?.diagnostics.length === 1, 'diagnostics again');
  expect(backend.bodies<AnalyzeRequest>('/v1/analyze').at(-1)?.severity).toBe('medium');
});
