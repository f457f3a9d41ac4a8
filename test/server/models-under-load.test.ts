import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ModelServer, startModelServer } from '../inference/remote/start-model-server.ts';
import { createHttpsClient, type HttpsClient, readAll } from './support/https-client.ts';
import { freePort, type Running, runProgram } from './support/server-process.ts';

const key = 'bootstrap-key-for-tests-0123456789abcdef';
const headers = { 'x-api-key': key, 'content-type': 'application/json' };

let dataDir: string;
let remote: ModelServer;
let running: Running | undefined;
let client: HttpsClient;
let url: string;
beforeEach(async () => {
  dataDir = join(mkdtempSync(join(tmpdir(), 'presswright-load-')), 'data');
  mkdirSync(dataDir, { mode: 0o700 });
  remote = await startModelServer();
});
afterEach(async () => {
  client.close();
  running?.child.kill('SIGKILL');
  await running?.finished;
  await remote.kill();
  rmSync(join(dataDir, '..'), { recursive: true });
});

function configure(models: object): void {
  writeFileSync(join(dataDir, 'models.json'), JSON.stringify({ models }));
}

const held = (more: object = {}) => ({ engine: 'remote', base_urls: [remote.url], model: 'held', ...more });

async function start(): Promise<Running> {
  const server = runProgram(['serve', '--announce', 'json'], {
    PRESSWRIGHT_DATA_DIR: dataDir,
    PRESSWRIGHT_PORT: '0',
    PRESSWRIGHT_BOOTSTRAP_KEY: key,
  });
  running = server;
  const [line] = await server.until(/^.*\n/);
  url = JSON.parse(line).url;
  client = createHttpsClient(url, readFileSync(join(dataDir, 'tls/ca.pem'), 'utf8'));
  return server;
}

const bodyFor = (model: string, more: object = {}) =>
  JSON.stringify({ model, prompt: 'Write a function that returns the title.', ...more });
const stream = (model: string) => client.open('/v1/generate/stream', { headers, body: bodyFor(model) });
const ask = (model: string, more: object = {}) => client.send('/v1/generate', { headers, body: bodyFor(model, more) });

interface LastObject {
  readonly error?: { readonly code: string; readonly message: string };
  readonly choices?: readonly { readonly finish_reason: string | null }[];
}

/** The last object of a stream. */
async function lastOf(answer: IncomingMessage): Promise<LastObject> {
  return JSON.parse((await readAll(answer)).trimEnd().split('\n').at(-1) ?? '');
}

async function queueOf(model: string): Promise<number[]> {
  const { models } = JSON.parse((await client.send('/v1/status')).body);
  return models
    .filter(({ id }: { id: string }) => id === model)
    .flatMap(({ active, queued }: { active: number; queued: number }) => [active, queued]);
}

const seenRequests = async () => (await remote.seen('held')).length;
const range = (count: number) => Array.from({ length: count }, (_, index) => index);

describe.skipIf(process.platform === 'win32')('SIGHUP', () => {
  it('puts other models in place without losing one of 100 streams, running or waiting', async () => {
    configure({ old: held({ max_concurrent: 20 }), same: held(), good: { ...held(), model: 'good' } });
    const { child, output } = await start();
    const streams = range(100).map(() => stream('old'));
    await expect.poll(() => queueOf('old')).toEqual([20, 80]);

    configure({ new: held(), same: held(), good: { ...held(), model: 'good', max_queue: 7 } });
    child.kill('SIGHUP');
    await expect.poll(() => queueOf('old')).toEqual([]);
    expect(JSON.parse((await ask('old')).body).error.message).toBe(
      'There is no model "old". Known models: svc-llm-7b, svc-llm-13b, new, same, good.',
    );
    expect((await ask('good')).status).toBe(200);

    // A file that cannot be used changes nothing.
    configure({ new: { ...held(), max_concurent: 3 } });
    child.kill('SIGHUP');
    await expect.poll(() => output.stderr).toContain('max_concurent is no option. Did you mean max_concurrent?');
    expect(await queueOf('new')).toEqual([0, 0]);

    for (const seen of [20, 40, 60, 80, 100]) {
      await expect.poll(seenRequests).toBe(seen);
      await remote.release();
    }
    const ends = await Promise.all(streams.map(async (answer) => lastOf(await answer)));
    expect(ends.map((end) => end.choices?.[0]?.finish_reason ?? end)).toEqual(range(100).map(() => 'stop'));
    await expect.poll(() => output.stderr).toMatch(/"model":"old".*a model that was replaced is closed/);
    // What stayed the same was not closed.
    expect(output.stderr).not.toMatch(/"model":"same".*is closed/);
  });
});

it('a client that leaves makes room for the next, where it was served and where it waited', async () => {
  configure({ held: held({ max_concurrent: 1 }) });
  await start();
  const served = await stream('held');
  const leaving = createHttpsClient(url, readFileSync(join(dataDir, 'tls/ca.pem'), 'utf8'));
  const gone = leaving.send('/v1/generate', { headers, body: bodyFor('held') }).catch(() => 'gone');
  await expect.poll(() => queueOf('held')).toEqual([1, 1]);
  leaving.close();
  expect(await gone).toBe('gone');
  await expect.poll(() => queueOf('held')).toEqual([1, 0]);
  const next = stream('held');
  await expect.poll(() => queueOf('held')).toEqual([1, 1]);
  served.destroy();
  expect((await next).statusCode).toBe(200);
  expect(await queueOf('held')).toEqual([1, 0]);
});

it('a stop under load ends every stream, refuses what waits, and leaves nothing hanging', async () => {
  configure({ held: held({ max_concurrent: 50, max_queue: 10 }) });
  const { child, finished } = await start();
  const streams = await Promise.all(range(50).map(() => stream('held')));
  const waiting = range(10).map(() => ask('held'));
  await expect.poll(() => queueOf('held')).toEqual([50, 10]);
  const refused = await ask('held');
  expect([refused.status, refused.headers['retry-after'] !== undefined]).toEqual([503, true]);
  child.kill('SIGTERM');
  for (const { status, headers: head, body } of await Promise.all(waiting)) {
    expect([status, head['retry-after'] !== undefined]).toEqual([503, true]);
    expect(JSON.parse(body).error.code).toBe('server_overloaded');
  }
  const ends = await Promise.all(streams.map(lastOf));
  expect(ends.map((end) => end.error?.code)).toEqual(range(50).map(() => 'server_overloaded'));
  expect((await finished).code).toBe(0);
});

it('a budget is remembered over a restart, and says what is used up and until when', async () => {
  configure({ good: { ...held(), model: 'good', budget: { per: 'month', requests: 2 } } });
  const first = await start();
  expect((await ask('good')).status).toBe(200);
  expect((await ask('good')).status).toBe(200);
  client.close();
  first.child.kill('SIGTERM');
  await first.finished;
  await start();
  const answer = await ask('good');
  expect(answer.status).toBe(402);
  expect(JSON.parse(answer.body).error).toMatchObject({
    code: 'insufficient_quota',
    message: expect.stringMatching(/the model good, 2 requests a month, is used up until \d{4}-\d\d-01T00:00:00Z\.$/),
    details: { model: 'good', per: 'month', requests: 2 },
  });
});

describe('a remote server', () => {
  it('that is killed in the middle of a stream gives a last object with the error, and answers when it is back', async () => {
    configure({ held: held({ max_retries: 0 }), good: { ...held(), model: 'good', max_retries: 0 } });
    await start();
    const answer = await stream('held');
    const { port } = remote;
    await remote.kill();
    expect((await lastOf(answer)).error?.code).toBe('server_overloaded');
    const down = await ask('good');
    expect([down.status, JSON.parse(down.body).error.code]).toEqual([503, 'server_overloaded']);
    remote = await startModelServer(port);
    await expect.poll(async () => (await ask('good')).status).toBe(200);
  });

  it('that is not there at start is told of in the log and to who asks, and so is a prompt too long', async () => {
    const port = await freePort();
    const organization = 'org_000000000000000000000000';
    configure({
      lost: { engine: 'builtin', organization },
      away: held({ base_urls: [`http://127.0.0.1:${port}/v1`], max_retries: 0, context_window: 512 }),
    });
    const { output } = await start();
    await expect.poll(() => output.stderr).toMatch(/"model":"away".*a remote server cannot be used/);
    await expect.poll(() => output.stderr).toMatch(/"model":"lost".*for an organisation that there is not/);
    const answer = await ask('away');
    expect(answer.status).toBe(503);
    expect(JSON.parse(answer.body).error.message).toBe(
      'The server of the model away does not answer; try again soon, or name another model.',
    );
    const long = await ask('away', { prompt: 'title '.repeat(2000) });
    expect(long.status).toBe(400);
    expect(JSON.parse(long.body).error).toMatchObject({ code: 'invalid_request', param: 'prompt' });
  });
});
