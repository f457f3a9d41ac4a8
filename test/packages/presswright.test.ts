/** The archive of the command line and the server, installed where there is no clone. */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { offline, PackedPackage } from './packed-package.ts';

const run = promisify(execFile);
let packed: PackedPackage;
let server: ChildProcess | undefined;

beforeAll(async () => {
  packed = await PackedPackage.make('presswright', 'presswright');
});
afterAll(() => {
  server?.kill('SIGKILL');
  packed?.remove();
});

it('analyses a plugin through npx from an empty folder', async () => {
  const { folder, archive, environment } = packed;
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

it('starts the server from a global install, with its model, its data and its rule pages', async () => {
  const { folder, archive, environment } = packed;
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
  const { folder } = packed;
  await run('tar', ['xzf', packed.file], { cwd: folder });
  const launcher = readFileSync(join(folder, 'package/bin/presswright.mjs'), 'utf8');
  writeFileSync(join(folder, 'old.mjs'), launcher.replace('process.versions.node.split', "'20.19.0'.split"));
  const error = await run(process.execPath, [join(folder, 'old.mjs')]).catch((cause) => cause);
  expect(error.code).toBe(2);
  expect(error.stderr).toMatch(/^presswright needs Node 22\.16 or 24, or a newer one; this is Node .*\.\n$/);
});
