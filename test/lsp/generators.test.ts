import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { GenerateResult, GeneratorFault, PlanResult } from '@presswright/shared/generators';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { CancellationTokenSource } from 'vscode-languageserver-protocol/node';
import { serverProgram } from '../support/server-program.ts';
import { Editor } from './editor.ts';

const events = { kind: 'plugin', name: 'Event desk', description: 'Events with a date and a price. Dolphins hum.' };

let home: string;
let site: string;
let editor: Editor;
beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'presswright-generators-'));
  site = join(home, 'site');
  mkdirSync(site);
  editor = await Editor.start({
    folders: [pathToFileURL(site).href],
    createsFiles: true,
    initializationOptions: { backendCommand: [process.execPath, serverProgram], backendDataDir: join(home, 'data') },
  });
  await editor.ready();
});
beforeEach(() => {
  rmSync(site, { recursive: true, force: true });
  mkdirSync(site);
  editor.edits.length = 0;
});
afterAll(async () => {
  await editor?.stop();
  rmSync(home, { recursive: true, force: true });
});

const run = <T>(command: string, argument: unknown, rest: object = {}): Promise<T> =>
  editor.request<T>('workspace/executeCommand', { command, arguments: [argument], ...rest });

/** The error that a command is refused with. */
const refusal = (command: string, argument: unknown): Promise<{ message: string; data?: GeneratorFault }> =>
  run(command, argument).then(
    (answer) => Promise.reject(new Error(`expected a refusal, got ${JSON.stringify(answer)}`)),
    (error: { message: string; data?: GeneratorFault }) => error,
  );

test('the commands are announced', () => {
  expect(editor.initialized.capabilities.executeCommandProvider?.commands).toEqual(
    expect.arrayContaining(['presswright.plan', 'presswright.changePlan', 'presswright.generate']),
  );
});

test('a description becomes a plan, an instruction changes it, and the plan becomes files on the disk', async () => {
  const planned = await run<PlanResult>('presswright.plan', events);
  expect(planned.plan).toMatchObject({ version: 1, entities: [{ key: 'event' }] });
  expect(planned.not_understood.map(({ text }) => text)).toEqual([expect.stringContaining('Dolphins')]);

  const { plan } = planned;
  const { name, kind } = events;
  const changed = await run<PlanResult>('presswright.changePlan', {
    kind,
    name,
    plan,
    instruction: 'Add a phone field',
  });
  expect(changed.changes).toEqual([
    expect.objectContaining({ path: 'entities[0].fields[2]', is: expect.objectContaining({ type: 'phone' }) }),
  ]);

  const workDoneToken = 'files';
  const made = await run<GenerateResult>('presswright.generate', { kind, name, plan: changed.plan }, { workDoneToken });
  expect(made).toMatchObject({ folderName: 'event-desk', main: 'event-desk.php' });
  expect(made.folder).toBe(pathToFileURL(join(site, 'event-desk')).href);
  expect(readFileSync(join(site, 'event-desk/event-desk.php'), 'utf8')).toMatch(/Plugin Name: +Event desk/);
  expect(readdirSync(join(site, 'event-desk'), { recursive: true })).toEqual(
    expect.arrayContaining([...(made.written ?? [])]),
  );
  expect(editor.progress).toContainEqual(expect.objectContaining({ title: 'Presswright: Generating Event desk' }));

  const again = await run<GenerateResult>('presswright.generate', { kind, name, plan: changed.plan });
  expect(again.written).toEqual([]);
});

test.each([
  [
    'block',
    { kind: 'block', name: 'Guest voices', description: 'A quote with a name' },
    'guest-voices/block/block.json',
  ],
  ['theme', { kind: 'theme', name: 'North Bakery', description: 'A warm bakery' }, 'north-bakery/screenshot.png'],
  [
    'scaffold',
    { kind: 'scaffold', name: 'Loan desk', plan: { structure: 'object_oriented' } },
    'loan-desk/composer.json',
  ],
  [
    'must-use plugin',
    { kind: 'scaffold', name: 'Own loader', plan: { structure: 'mu_plugin' } },
    'mu-plugins/own-loader.php',
  ],
])('a %s is written into a folder of its name', async (_, request, path) => {
  const { written } = await run<GenerateResult>('presswright.generate', request);
  expect(written?.length).toBeGreaterThan(5);
  expect(readFileSync(join(site, path)).length).toBeGreaterThan(50);
});

test('pictures are written as their bytes', async () => {
  await run('presswright.generate', { kind: 'theme', name: 'North', description: 'A bakery' });
  expect(readFileSync(join(site, 'north/screenshot.png')).subarray(1, 4).toString()).toBe('PNG');
});

test('a file that is there with another content stays, unless overwrite is set; then only it is written', async () => {
  const request = { kind: 'plugin', name: 'Event desk', plan: { version: 1, entities: [] } };
  await run('presswright.generate', request);
  const main = join(site, 'event-desk/event-desk.php');
  const own = '<?php // mine';
  writeFileSync(main, own);
  rmSync(join(site, 'event-desk/readme.txt'));
  const { message, data } = await refusal('presswright.generate', request);
  expect(message).toContain('Set overwrite to true');
  expect(data).toEqual({ code: 'file_exists', files: ['event-desk.php'] });
  expect(readFileSync(main, 'utf8')).toBe(own);
  expect(existsSync(join(site, 'event-desk/readme.txt')), 'nothing is written beside it').toBe(false);

  const { written } = await run<GenerateResult>('presswright.generate', { ...request, overwrite: true });
  expect([...(written ?? [])].sort()).toEqual(['event-desk.php', 'readme.txt']);
});

test('what is no plain file is never written through', async () => {
  const elsewhere = join(home, 'elsewhere');
  mkdirSync(join(site, 'event-desk'), { recursive: true });
  mkdirSync(elsewhere, { recursive: true });
  symlinkSync(elsewhere, join(site, 'event-desk/languages'));
  const { message } = await refusal('presswright.generate', { ...events, overwrite: true });
  expect(message).toContain('choose another folder');
  expect(readdirSync(elsewhere)).toEqual([]);
});

test('as an edit, texts are made by the editor and pictures are written', async () => {
  const request = { kind: 'theme', name: 'North', description: 'A bakery', write: 'edit' };
  const { written } = await run<GenerateResult>('presswright.generate', request);
  const [edit] = editor.edits;
  const style = pathToFileURL(join(site, 'north/style.css')).href;
  expect(edit?.documentChanges).toContainEqual(expect.objectContaining({ kind: 'create', uri: style }));
  expect(existsSync(join(site, 'north/style.css'))).toBe(false);
  expect(existsSync(join(site, 'north/screenshot.png'))).toBe(true);
  expect(written).toEqual(expect.arrayContaining(['style.css', 'screenshot.png']));
});

test('without writing, the files are answered', async () => {
  const { files } = await run<GenerateResult>('presswright.generate', { ...events, write: 'none' });
  expect(files).toContainEqual(expect.objectContaining({ path: 'readme.txt', encoding: 'utf-8' }));
  expect(readdirSync(site)).toEqual([]);
});

test('a plan that the service refuses is refused with the path of the part', async () => {
  const plan = {
    version: 1,
    entities: [{ key: 'event', singular: 'Event', plural: 'Events' }],
    behaviours: [{ kind: 'rating_average', entity: 'event', field: 'stars' }],
  };
  const { message, data } = await refusal('presswright.generate', { ...events, plan });
  expect(message).toContain('expected a field of type');
  expect(data).toMatchObject({ path: 'behaviours[0].field' });
});

test.each([
  ['presswright.plan', undefined, 'must be an object such as'],
  ['presswright.plan', { kind: 'poem', name: 'x' }, 'kind must be one of block, plugin, theme, scaffold'],
  ['presswright.plan', { kind: 'plugin', name: ' ' }, 'name is missing'],
  ['presswright.plan', { kind: 'plugin', name: 7 }, 'name must be text'],
  ['presswright.changePlan', { kind: 'plugin', name: 'x', instruction: 'y' }, 'plan is missing'],
  ['presswright.changePlan', { kind: 'plugin', name: 'x', plan: {} }, 'instruction is missing'],
  ['presswright.generate', { ...events, write: 'tape' }, 'write must be disk, edit or none'],
  ['presswright.generate', { ...events, overwrite: 1 }, 'overwrite must be true or false'],
  ['presswright.compose', {}, 'There is no command presswright.compose'],
])('%s with %j says what is wrong', async (command, argument, expected) => {
  expect((await refusal(command, argument)).message).toContain(expected);
});

test('a name that cannot be used is refused as the name', async () => {
  const { message } = await refusal('presswright.generate', { ...events, name: '../desk' });
  expect(message).toMatch(/^name: expected a name without path separators/);
});

test('a folder that cannot be written to is named', async () => {
  const folder = join(home, 'file');
  writeFileSync(folder, '');
  chmodSync(folder, 0o400);
  expect((await refusal('presswright.generate', { ...events, folder })).message).toContain('choose another folder');
});

test('a cancelled command ends as cancelled and writes nothing', async () => {
  const source = new CancellationTokenSource();
  const answer = editor.request(
    'workspace/executeCommand',
    { command: 'presswright.generate', arguments: [events] },
    source.token,
  );
  source.cancel();
  await expect(answer).rejects.toMatchObject({ code: -32800 });
  expect(readdirSync(site)).toEqual([]);
});

test('without a server the command says why', async () => {
  const lone = await Editor.start({
    initializationOptions: {
      backendCommand: [process.execPath, '-e', 'process.exit(3)'],
      backendDataDir: join(home, 'none'),
    },
  });
  try {
    const params = { command: 'presswright.plan', arguments: [events] };
    await expect(lone.request('workspace/executeCommand', params)).rejects.toMatchObject({
      data: { code: 'no_server' },
    });
  } finally {
    await lone.stop();
  }
});
