/** The archive of the command line and the server, installed where there is no clone. */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';

const run = promisify(execFile);
const offline = ['--offline', '--ignore-scripts', '--no-audit', '--no-fund'];
let folder: string;
/** Relative to a folder beside it: npx takes an absolute path for a program. */
let archive: string;
let environment: NodeJS.ProcessEnv;
let server: ChildProcess | undefined;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'packages-'));
  // what npm tells its scripts, such as the clone's folder, must not help
  const outside = Object.entries(process.env).filter(([name]) => !/^(npm_|PRESSWRIGHT_)/.test(name));
  environment = { ...Object.fromEntries(outside), npm_config_cache: join(folder, 'cache') };
  await run(process.execPath, [resolve('tools/pack/pack-all.ts'), 'presswright'], {
    env: { ...process.env, PACK_TARGET: folder },
  });
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  archive = `../presswright-${version}.tgz`;
}, 120_000);
afterAll(() => {
  server?.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

it('analyses a plugin through npx from an empty folder', async () => {
  const plugin = join(folder, 'plugin');
  mkdirSync(plugin);
  writeFileSync(join(plugin, 'plugin.php'), "<?php\n/* Plugin Name: Shown */\n$name = $_GET['name'];\necho $name;\n");
  const failed: { code: number; stdout: string; stderr: string } = await run(
    'npx',
    ['--yes', ...offline, archive, 'analyze', '.', '--format', 'json'],
    { cwd: plugin, env: environment },
  ).then(
    () => ({ code: 0, stdout: '', stderr: '' }),
    (error) => error,
  );
  expect({ code: failed.code, stderr: failed.stderr.replaceAll(/^npm warn.*\n/gm, '') }).toMatchObject({ code: 1 });
  const rules = JSON.parse(failed.stdout).results.flatMap(({ issues }: { issues: { rule: string; line: number }[] }) =>
    issues.map(({ rule, line }) => `${rule}:${line}`),
  );
  expect(rules).toContain('security/unescaped-output:4');
});

it('starts the server from a global install, with its model, its data and its rule pages', {
  timeout: 60_000,
}, async () => {
  const prefix = join(folder, 'global');
  mkdirSync(prefix);
  await run('npm', ['install', '--global', '--prefix', prefix, ...offline, archive], { cwd: prefix, env: environment });
  server = spawn(join(prefix, 'bin/presswright'), ['serve', '--port', '0', '--announce', 'json'], {
    env: {
      ...environment,
      PRESSWRIGHT_DATA_DIR: join(folder, 'data'),
      PATH: `${join(process.execPath, '..')}:${environment.PATH}`,
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [line] = await once(createInterface({ input: server.stdout as NodeJS.ReadableStream }), 'line');
  const { url, ca_file } = JSON.parse(line);
  const get = (path: string) =>
    new Promise<{ status: number | undefined; body: string }>((done, fail) => {
      request(new URL(path, url), { ca: readFileSync(ca_file) }, (answer) => {
        let body = '';
        answer.setEncoding('utf8').on('data', (text) => {
          body += text;
        });
        answer.on('end', () => done({ status: answer.statusCode, body }));
      })
        .on('error', fail)
        .end();
    });
  expect(await get('/v1/health')).toMatchObject({ status: 200 });
  await expect.poll(async () => (await get('/v1/health')).body).not.toContain('"starting"');
  expect((await get('/v1/health')).body).not.toContain('unhealthy');
  expect((await get('/docs/rules/security/unescaped-output')).body).toContain('<h1');
  server.kill('SIGTERM');
  expect(await once(server, 'exit')).toEqual([0, null]);
});

it('says in one sentence that Node is too old', async () => {
  const launcher = readFileSync('tools/pack/presswright/launcher.mjs', 'utf8').replace(
    'process.versions.node.split',
    "'20.19.0'.split",
  );
  writeFileSync(join(folder, 'launcher.mjs'), launcher);
  const error = await run(process.execPath, [join(folder, 'launcher.mjs')]).catch((cause) => cause);
  expect(error.code).toBe(2);
  expect(error.stderr).toMatch(/^presswright needs Node 22\.16 or 24, or a newer one; this is Node .*\.\n$/);
});
