import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createHttpsClient, type HttpsClient, readAll } from './support/https-client.ts';
import { freePort, type Running, runProgram } from './support/server-process.ts';

const run = promisify(execFile);
const listening = /serves (https:\S+)\n.*\ncurl [^\n]*\n.*\ncurl [^\n]*\n/s;
const bootstrapKey = 'bootstrap-key-for-tests-0123456789abcdef';

let dataDir: string;
let settings: Record<string, string>;
let running: Running[];
beforeEach(() => {
  dataDir = join(mkdtempSync(join(tmpdir(), 'presswright-serve-')), 'data');
  settings = { PRESSWRIGHT_DATA_DIR: dataDir, PRESSWRIGHT_PORT: '0' };
  running = [];
});
afterEach(async () => {
  for (const { child } of running) child.kill('SIGKILL');
  await Promise.all(running.map(({ finished }) => finished));
  rmSync(join(dataDir, '..'), { recursive: true });
});

function start(args: string[] = [], more: Record<string, string> = {}): Running {
  const server = runProgram(['serve', ...args], { ...settings, ...more });
  running.push(server);
  return server;
}

async function startListening(more: Record<string, string> = {}) {
  const server = start([], more);
  const [text, url = ''] = await server.until(listening);
  return { ...server, text, url, client: connect(url) };
}

function connect(url: string): HttpsClient {
  return createHttpsClient(url, readFileSync(join(dataDir, 'tls/ca.pem'), 'utf8'));
}

async function statusWith(client: HttpsClient, key: string): Promise<number> {
  return (await client.send('/v1/models', { headers: { authorization: `Bearer ${key}` } })).status;
}

function keyIn(text: string): string {
  return /svc_live_[0-9A-Za-z]{30}/.exec(text)?.[0] ?? '';
}

it('makes everything at first start and prints commands that work as printed', async () => {
  const server = await startListening();
  expect(server.text).toContain(dataDir);
  const mode = (name: string) => statSync(join(dataDir, name)).mode & 0o777;
  expect([mode('.'), mode('tls'), mode('tls/ca.key'), mode('tls/key.pem'), mode('presswright.db')]).toEqual([
    0o700, 0o700, 0o600, 0o600, 0o600,
  ]);
  expect(existsSync(join(dataDir, 'tls/ca.pem'))).toBe(true);
  const commands = server.text.split('\n').filter((line) => line.startsWith('curl '));
  expect(commands).toHaveLength(2);
  const answers = await Promise.all(commands.map((command) => run('bash', ['-c', command])));
  const [analysis, generation] = answers.map(({ stdout }) => JSON.parse(stdout));
  expect(analysis).toMatchObject({ object: 'code_analysis', language: 'php' });
  expect(analysis.issues.length).toBeGreaterThan(0);
  expect(generation).toMatchObject({ object: 'text_generation' });
  expect(generation.choices[0].text.length).toBeGreaterThan(0);
});

it('keeps the key over a restart and a kill, and prints it only once', async () => {
  const first = await startListening();
  const key = keyIn(first.text);
  expect(await statusWith(first.client, key)).toBe(200);
  first.child.kill('SIGKILL');
  await first.finished;

  const second = await startListening();
  expect(second.text).not.toContain('svc_live_');
  expect(second.text).toContain('$PRESSWRIGHT_API_KEY');
  expect(await statusWith(second.client, key)).toBe(200);
  second.client.close();
  second.child.kill('SIGTERM');
  expect((await second.finished).code).toBe(0);
});

it('takes the bootstrap key, over restarts too, and writes no key to its log', async () => {
  const first = await startListening({ PRESSWRIGHT_BOOTSTRAP_KEY: bootstrapKey, PRESSWRIGHT_LOG_LEVEL: 'debug' });
  expect(first.text).not.toContain(bootstrapKey);
  const query = await first.client.send(`/v1/models?api_key=${bootstrapKey}`);
  expect(query.status).toBe(200);
  await first.client.send(`/v1/nothing?api_key=${bootstrapKey}`);
  await createHttpsClient(first.url.replace('https:', 'http:')).send(`/v1/models?api_key=${bootstrapKey}`);
  first.client.close();
  first.child.kill('SIGTERM');
  const { stderr } = await first.finished;
  expect(stderr).toContain(`"request_id":"${query.headers['x-request-id']}"`);
  expect(stderr).not.toContain(bootstrapKey);

  const second = await startListening();
  expect(await statusWith(second.client, bootstrapKey)).toBe(200);
});

it('announces itself in one line of JSON and ends with its parent', async () => {
  const server = start(['--announce', 'json', '--exit-with-parent'], { PRESSWRIGHT_BOOTSTRAP_KEY: bootstrapKey });
  const [line] = await server.until(/^.*\n/);
  const { event, url, ca_file, version } = JSON.parse(line);
  expect({ event, ca_file }).toEqual({ event: 'listening', ca_file: join(dataDir, 'tls/ca.pem') });
  expect(version).toMatch(/^\d+\.\d+\.\d+/);
  expect(await statusWith(connect(url), bootstrapKey)).toBe(200);
  server.child.stdin?.end();
  const { code, stdout } = await server.finished;
  expect({ code, stdout }).toEqual({ code: 0, stdout: line });
});

it('does not make a key that nobody would see', async () => {
  const quiet = start(['--announce', 'json']);
  await quiet.until(/\n/);
  quiet.child.kill('SIGTERM');
  await quiet.finished;
  expect(keyIn((await startListening()).text)).not.toBe('');
});

it('ends a running stream and exits 0 when it is stopped', async () => {
  const { client, child, finished } = await startListening({ PRESSWRIGHT_BOOTSTRAP_KEY: bootstrapKey });
  const stream = await client.open('/v1/generate/stream', {
    headers: { 'x-api-key': bootstrapKey, 'content-type': 'application/json' },
    body: JSON.stringify({ prompt: '<?php\nfunction a() {\n', max_tokens: 3500, temperature: 1, n: 4 }),
  });
  expect(stream.statusCode).toBe(200);
  child.kill('SIGTERM');
  const last = JSON.parse((await readAll(stream)).trimEnd().split('\n').at(-1) ?? '');
  expect(last.error?.code ?? last.choices[0].finish_reason).toMatch(/^(server_overloaded|stop|length)$/);
  expect((await finished).code).toBe(0);
});

it('refuses to be the second server on a data folder, until the first is gone, by a kill too', async () => {
  const first = await startListening();
  const { code, stdout, stderr } = await start().finished;
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toBe(
    `presswright: The data folder ${dataDir} is in use by another Presswright server at ${first.url} ` +
      `(process ${first.child.pid}). Stop it, or give this server another folder with PRESSWRIGHT_DATA_DIR or --data-dir.\n`,
  );
  expect(await statusWith(first.client, keyIn(first.text))).toBe(200);
  first.child.kill('SIGKILL');
  await first.finished;
  const second = await startListening();
  expect(await statusWith(second.client, keyIn(first.text))).toBe(200);
});

it('shares a server between those that ask for it, with the key of each, and ends when that one does', async () => {
  const share = (key: string) =>
    start(['--announce', 'json', '--share', '--exit-with-parent'], { PRESSWRIGHT_BOOTSTRAP_KEY: key });
  const keys = [bootstrapKey, `${bootstrapKey}-other`];
  const both = keys.map(share);
  const lines = await Promise.all(both.map((server) => server.until(/^.*\n/)));
  const [one, other] = lines.map(([line]) => JSON.parse(line));
  expect(one).toEqual(other);
  const client = connect(one.url);
  for (const key of keys) await expect.poll(() => statusWith(client, key)).toBe(200);
  client.close();
  const { pid } = JSON.parse(readFileSync(join(dataDir, 'server.json'), 'utf8'));
  const guest = both.find(({ child }) => child.pid !== pid);
  process.kill(pid, 'SIGKILL');
  expect((await guest?.finished)?.code).toBe(0);

  const [line] = await share(bootstrapKey).until(/^.*\n/);
  expect(await statusWith(connect(JSON.parse(line).url), keys[1] ?? '')).toBe(200);
});

it('says what to do about a busy port', async () => {
  const busy = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => busy.once('listening', resolve));
  const { port } = busy.address() as { port: number };
  const server = start(['--port', String(port)]);
  const { code, stdout, stderr } = await server.finished;
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toMatch(new RegExp(`Port ${port} on 127\\.0\\.0\\.1 is in use.*PRESSWRIGHT_PORT=`));
  expect(stderr).not.toContain('    at ');
  busy.close();
  // The failed start must not have used up the one time that the first key is shown.
  expect(keyIn((await startListening()).text)).not.toBe('');
});

it('says in one sentence that the database cannot be reached, without its password', async () => {
  const port = await freePort();
  const database = { PRESSWRIGHT_DATABASE_URL: `postgresql://someone:secret@127.0.0.1:${port}/pw` };
  for (const command of ['serve', 'migrate']) {
    const { code, stdout, stderr } = await runProgram([command], { ...settings, ...database }).finished;
    expect({ code, stdout, stderr }).toEqual({
      code: 1,
      stdout: '',
      stderr:
        `presswright: PostgreSQL at 127.0.0.1:${port}/pw cannot be used: connect ECONNREFUSED 127.0.0.1:${port}. ` +
        'Check PRESSWRIGHT_DATABASE_URL and that PostgreSQL runs there.\n',
    });
  }
});

it('exits 2 for a bad setting, naming it', async () => {
  const { code, stderr } = await runProgram(['serve'], { ...settings, PRESSWRIGHT_PLAN: 'gold' }).finished;
  expect(code).toBe(2);
  expect(stderr).toContain(
    'PRESSWRIGHT_PLAN (from the environment): expected one of free, pro, enterprise, got "gold"',
  );
});

it('takes keys that the command line makes and refuses those that it revokes', async () => {
  const { client } = await startListening();
  const keys = (args: string[]) => runProgram(['keys', ...args], settings).finished;
  const made = JSON.parse((await keys(['create', '--name', 'ci', '--permissions', 'read', '--json'])).stdout);
  expect(await statusWith(client, made.key)).toBe(200);
  const listed = await keys(['list']);
  expect(listed.stdout).toMatch(new RegExp(`^${made.id}  svc_live_\\S+  read  `, 'm'));
  expect(listed.stdout).not.toContain(made.key);
  expect((await keys(['revoke', made.id])).code).toBe(0);
  await expect.poll(() => statusWith(client, made.key)).toBe(401);
  expect((await keys(['revoke', made.id])).code).toBe(1);
});

it('is found in order by the doctor', async () => {
  await startListening({ PRESSWRIGHT_BOOTSTRAP_KEY: bootstrapKey });
  const { code, stdout } = await runProgram(['doctor', '--json'], settings).finished;
  expect(JSON.parse(stdout).map((finding: { state: string }) => finding.state)).toEqual(['ok', 'ok', 'ok', 'ok', 'ok']);
  expect(code).toBe(0);
});
