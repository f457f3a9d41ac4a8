import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  type AnalyzeWorkspaceResult,
  analyzeWorkspaceRequest,
  type BaselineResult,
} from '@presswright/shared/protocol';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { CodeAction, Diagnostic } from 'vscode-languageserver-protocol';
import { Editor } from './editor.ts';
import { type FakeBackend, startFakeBackend } from './fake-backend.ts';

let backend: FakeBackend;
let folder: string;
let editor: Editor;
const at = (name: string) => pathToFileURL(join(folder, name)).href;
const flaw = (name: string) => `\techo $_GET['${name}'];\n`;
const json = (name: string) => JSON.parse(readFileSync(join(folder, name), 'utf8'));
const execute = (command: string, argument: object) =>
  editor.request<BaselineResult>('workspace/executeCommand', { command, arguments: [argument] });
const shown = (version: number, count: number): Promise<readonly Diagnostic[]> =>
  editor.until(() => {
    const last = editor.published.findLast((one) => one.uri === at('a.php') && one.version === version);
    return last?.diagnostics.length === count && last.diagnostics;
  }, `${count} findings in version ${version}`);

beforeAll(async () => {
  backend = await startFakeBackend();
});
afterAll(() => backend.close());
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'presswright-baseline-'));
});
afterEach(async () => {
  await editor.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function start(): Promise<void> {
  editor = await Editor.start({ settings: backend.settings, folders: [pathToFileURL(folder).href], takesData: true });
  await editor.ready();
}

test('a baseline hides what was there, for open and for other files, and lets what is new show', async () => {
  writeFileSync(join(folder, 'a.php'), `<?php\n${flaw('a')}`);
  writeFileSync(join(folder, 'b.php'), `<?php\n${flaw('b')}${flaw('c')}`);
  writeFileSync(join(folder, 'presswright.json'), '{\n  "prefixes": ["shop"]\n}\n');
  await start();
  await editor.open(at('a.php'), `<?php\n${flaw('a')}`);
  await shown(1, 1);
  const made = await execute('presswright.baseline.create', {});
  expect(made).toEqual({
    files: [at('presswright-baseline.json')],
    findings: 3,
    config: at('presswright.json'),
  });
  expect(json('presswright.json')).toEqual({ prefixes: ['shop'], baseline: 'presswright-baseline.json' });
  expect(json('presswright-baseline.json').entries.map(({ file }: { file: string }) => file)).toEqual([
    'a.php',
    'b.php',
    'b.php',
  ]);
  await shown(1, 0);
  const { issues } = await editor.request<AnalyzeWorkspaceResult>(analyzeWorkspaceRequest, {});
  expect(issues).toBe(0);
  // known wherever it moves, and another one is new
  await editor.change(at('a.php'), `<?php\n// A line more.\n${flaw('a')}${flaw('new')}`);
  const [fresh] = await shown(2, 1);
  expect(fresh?.range.start.line).toBe(3);
});

test('one finding is added to the baseline, and shown again as known where that is wanted', async () => {
  writeFileSync(join(folder, 'a.php'), `<?php\n${flaw('a')}${flaw('b')}`);
  await start();
  await editor.open(at('a.php'), `<?php\n${flaw('a')}${flaw('b')}`);
  const [first] = await shown(1, 2);
  if (first === undefined) throw new Error('no finding');
  const { code, message, range, data } = first;
  const finding = { uri: at('a.php'), rule: code, message, range, category: data.category, severity: data.severity };
  expect(await execute('presswright.baseline.add', { findings: [finding] })).toMatchObject({ findings: 1 });
  const [left] = await shown(1, 1);
  expect(left?.range.start.line).toBe(2);
  await editor.changeSettings({ ...backend.settings, analysis: { showBaseline: true } });
  const both = await shown(1, 2);
  expect(both.map(({ data: told, severity }) => [told.isKnown ?? false, severity])).toEqual([
    [true, 4],
    [false, 1],
  ]);
});

test('a finding is added to the baseline from its actions, and is not offered again', async () => {
  writeFileSync(join(folder, 'a.php'), '<?php\n');
  await start();
  await editor.open(at('a.php'), `<?php\n${flaw('a')}`);
  await shown(1, 1);
  const acceptances = async () => {
    const position = { line: 1, character: 8 };
    const params = { textDocument: { uri: at('a.php') }, range: { start: position, end: position } };
    const actions = await editor.request<CodeAction[]>('textDocument/codeAction', {
      ...params,
      context: { diagnostics: [] },
    });
    return actions.filter(({ title }) => title.endsWith('here to the baseline'));
  };
  const [accept, ...others] = await acceptances();
  expect(others).toEqual([]);
  expect(accept?.title).toBe(`Add ${backend.rule} here to the baseline`);
  expect(await execute(accept?.command?.command ?? '', accept?.command?.arguments?.[0])).toMatchObject({ findings: 1 });
  await shown(1, 0);
  await editor.changeSettings({ ...backend.settings, analysis: { showBaseline: true } });
  await shown(1, 1);
  expect(await acceptances()).toEqual([]);
});

test('a baseline that is none is told of where it is, and hides nothing', async () => {
  writeFileSync(join(folder, 'a.php'), `<?php\n${flaw('a')}`);
  writeFileSync(join(folder, 'presswright.json'), '{ "baseline": "known.json" }');
  writeFileSync(join(folder, 'known.json'), '{"format": "another"}');
  await start();
  await editor.open(at('a.php'), `<?php\n${flaw('a')}`);
  await shown(1, 1);
  const [problem] = await editor.diagnostics(at('known.json'));
  expect(problem?.message).toMatch(/^The baseline of this project is not used: .*Correct it, or create it anew\.$/);
});
