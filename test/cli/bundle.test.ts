/** The bundle that `npm ci` makes, and when the launcher runs it. */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { bundleServer } from '../../server/scripts/bundle.ts';
import { makeTree, reflected } from './program.ts';

const run = promisify(execFile);
const launcher = pathToFileURL(resolve('server/bin/current-program.mjs')).href;
const { currentProgram } = (await import(launcher)) as { currentProgram: (root: string, command?: string) => string };

/** A clone with a bundle made of `server/src/main.ts` and of what npm has installed. */
function clone(): string {
  const root = makeTree({
    'server/src/main.ts': 'one();\n',
    'server/dist/main.mjs': 'one();\n',
    'node_modules/.package-lock.json': '{}',
  });
  const inputs = ['server/src/main.ts', 'node_modules/.package-lock.json'].map((path) => {
    const { size, mtimeMs } = statSync(join(root, path));
    return [path, size, mtimeMs];
  });
  writeFileSync(join(root, 'server/dist/inputs.json'), JSON.stringify(inputs));
  writeFileSync(join(root, 'server/dist/analyze.inputs.json'), JSON.stringify(inputs.slice(1)));
  return root;
}

const bundleOf = (root: string) => pathToFileURL(join(root, 'server/dist/main.mjs')).href;
const sourcesOf = (root: string) => pathToFileURL(join(root, 'server/src/main.ts')).href;

it('runs while everything that it was made of is as it was', () => {
  const root = clone();
  expect(currentProgram(root)).toBe(bundleOf(root));
});

it.each([
  ['a source was edited', (root: string) => writeFileSync(join(root, 'server/src/main.ts'), 'other();\n')],
  [
    'a source was edited and is as long as before',
    (root: string) => utimesSync(join(root, 'server/src/main.ts'), 1_700_000_000, 1_700_000_000),
  ],
  [
    'npm installed something',
    (root: string) => writeFileSync(join(root, 'node_modules/.package-lock.json'), '{"a":1}'),
  ],
  ['a source is gone', (root: string) => rmSync(join(root, 'node_modules'), { recursive: true })],
  ['there is none', (root: string) => rmSync(join(root, 'server/dist'), { recursive: true })],
])('gives way to the sources when %s', (_what, change) => {
  const root = clone();
  change(root);
  expect(currentProgram(root)).toBe(sourcesOf(root));
});

it('runs for analyses while what those are made of is as it was', () => {
  const root = clone();
  writeFileSync(join(root, 'server/src/main.ts'), 'other();\n');
  expect(currentProgram(root, 'analyze')).toBe(bundleOf(root));
  expect(currentProgram(root, 'serve')).toBe(sourcesOf(root));
  writeFileSync(join(root, 'node_modules/.package-lock.json'), '{"a":1}');
  expect(currentProgram(root, 'analyze')).toBe(sourcesOf(root));
});

it('runs where there are no sources', () => {
  const root = clone();
  rmSync(join(root, 'server/src'), { recursive: true });
  expect(currentProgram(root)).toBe(bundleOf(root));
});

const folder = mkdtempSync(join(tmpdir(), 'bundle-'));
beforeAll(() => bundleServer(folder));
afterAll(() => rmSync(folder, { recursive: true }));

describe('an analysis', () => {
  const keptCode = () => globSync(join(folder, 'compile-cache/analyze-*'));
  /** Through the launcher, which takes `analyze.script` for it. */
  const program = join(folder, 'launch.mjs');
  beforeAll(() => {
    const runProgram = pathToFileURL(resolve('server/bin/run-program.mjs')).href;
    const main = pathToFileURL(join(folder, 'main.mjs')).href;
    const launch = `import { runProgram } from ${JSON.stringify(runProgram)};\nawait runProgram(${JSON.stringify(main)});\n`;
    writeFileSync(program, launch);
  });

  async function findings(from: string, tree: string, ...more: string[]) {
    const args = ['analyze', '--format', 'json', '--fail-on', 'never', ...more, tree];
    const { stdout } = await run(process.execPath, [from, ...args]);
    return JSON.parse(stdout);
  }

  it('answers as the sources do, as a module and as a script', async () => {
    const tree = makeTree({
      'page.php': reflected,
      'view.js': 'document.body.innerHTML = location.hash;\n',
      'style.css': 'a { colr: red; }\n',
    });
    const module = await findings(join(folder, 'main.mjs'), tree);
    const script = await findings(program, tree);
    const plain = await findings(resolve('server/src/main.ts'), tree);
    expect(module.results).toEqual(plain.results);
    expect(script.results).toEqual(plain.results);
    expect(plain.summary.files_with_issues).toBe(3);
  });

  it('loads what it seldom needs from beside the script', async () => {
    const names = Array.from({ length: 20 }, (_, at) => `page-${at}.php`);
    const files = Object.fromEntries(names.map((name) => [name, reflected]));
    const tree = makeTree({ ...files, 'presswright.json': '{ "rules": { "security/sql-injection": "off" } }' });
    const baseline = join(makeTree({}), 'baseline.json');
    await run(process.execPath, [program, 'analyze', '--write-baseline', baseline, tree]);
    const plain = await findings(resolve('server/src/main.ts'), tree, '--baseline', baseline);
    expect((await findings(program, tree, '--baseline', baseline)).summary).toEqual(plain.summary);
  });

  it('keeps the compiled code of the largest run, and does without what it cannot use', async () => {
    for (const file of keptCode()) rmSync(file);
    const long = makeTree({ 'page.php': reflected + '// and more\n'.repeat(20) });
    const short = makeTree({ 'page.php': reflected });
    await findings(program, short);
    const [kept = ''] = keptCode();
    const ofShort = readFileSync(kept);
    await findings(program, short);
    expect(readFileSync(kept).equals(ofShort)).toBe(true);
    await findings(program, long);
    const ofLong = readFileSync(kept);
    expect(ofLong.readDoubleLE(0)).toBeGreaterThan(2 * ofShort.readDoubleLE(0));
    await findings(program, short);
    expect(readFileSync(kept).equals(ofLong)).toBe(true);

    for (const broken of [ofLong.subarray(0, -100), ofLong.subarray(0, 4), Buffer.alloc(ofLong.length)]) {
      writeFileSync(kept, broken);
      expect((await findings(program, short)).results).toHaveLength(1);
      expect(readFileSync(kept).length).toBeGreaterThan(ofShort.length / 2);
      expect(readFileSync(kept).equals(broken)).toBe(false);
    }
    expect(keptCode()).toEqual([kept]);
  });

  it('runs where nothing can be kept', async () => {
    rmSync(join(folder, 'compile-cache'), { recursive: true, force: true });
    writeFileSync(join(folder, 'compile-cache'), '');
    expect((await findings(program, makeTree({ 'page.php': reflected }))).results).toHaveLength(1);
    rmSync(join(folder, 'compile-cache'));
  });
});

it('joins a running server, whose health it asks for over TLS', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'shared-data-'));
  const env = { ...process.env, PRESSWRIGHT_DATA_DIR: dataDir, PRESSWRIGHT_LOG_LEVEL: 'silent' };
  const share = () =>
    spawn(process.execPath, [join(folder, 'main.mjs'), ...'serve --port 0 --announce json --share'.split(' ')], {
      env,
    });
  const servers: ReturnType<typeof share>[] = [];
  onTestFinished(() => {
    for (const server of servers) server.kill('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
  });
  const announcements: string[] = [];
  for (let count = 0; count < 2; count += 1) {
    const server = share();
    servers.push(server);
    const [line] = await once(createInterface({ input: server.stdout }), 'line');
    announcements.push(line);
  }
  expect(JSON.parse(announcements[0] ?? '').url).toMatch(/^https:/);
  expect(announcements[1]).toBe(announcements[0]);
});

it('imports no CommonJS package late, whose names it would not find', () => {
  const sources = globSync(['server/src/**/*.ts', 'shared/src/**/*.ts']);
  const late = sources.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/const \{(?! default:)[^}]*\} = await import\('([^.'][^']*)'\)/g)]
      .map(([, name]) => name ?? '')
      .filter((name) => !name.startsWith('node:')),
  );
  // pg has an ES module of its own.
  expect([...new Set(late)]).toEqual(['pg']);
});
