import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Meter } from '../../server/src/limits/meter.ts';
import type { AnalyzeFiles } from '../../server/src/plugins/analysis.ts';
import type { MakeProject } from '../../server/src/plugins/generation.ts';
import { createTestApp, type TestApp } from './support/test-app.ts';

interface LogLine {
  readonly level: number;
  readonly msg: string;
  readonly aborted?: boolean;
  readonly err?: { readonly message: string };
}

let logged: LogLine[];
let test: TestApp;
let port: number;
let working: number;

/** Work that ends when nobody waits for it any more. */
async function untilStopped(signal: AbortSignal): Promise<never> {
  working++;
  try {
    if (!signal.aborted) await once(signal, 'abort');
    throw signal.reason;
  } finally {
    working--;
  }
}
const analyzeFiles: AnalyzeFiles = (_files, _options, { signal }) => untilStopped(signal);
const makeProject: MakeProject = (_input, { signal }) => untilStopped(signal);

async function start(parts: Parameters<typeof createTestApp>[0] = {}): Promise<void> {
  logged = [];
  working = 0;
  const logger = pino({ level: 'debug' }, { write: (line) => logged.push(JSON.parse(line)) });
  test = await createTestApp({ parts: { logger, ...parts.parts } });
  await test.app.listen({ host: '127.0.0.1', port: 0 });
  ({ port } = test.app.server.address() as AddressInfo);
}

beforeEach(() => start());
afterEach(() => test.close());

/** Sends bytes on a bare connection, which stays open. */
async function open(...parts: (string | Buffer)[]): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  await once(socket, 'connect');
  for (const part of parts) socket.write(part);
  return socket;
}

function head(method: string, path: string, ...headers: string[]): string {
  const lines = [`${method} ${path} HTTP/1.1`, 'Host: localhost', `X-API-Key: ${test.key}`, ...headers];
  return `${lines.join('\r\n')}\r\n\r\n`;
}

function post(path: string, body: object, ...headers: string[]): string {
  const text = JSON.stringify(body);
  return head('POST', path, 'Content-Type: application/json', `Content-Length: ${text.length}`, ...headers) + text;
}

/** The one request's log line has come, and nothing above `info` with it. */
async function expectQuiet(): Promise<void> {
  await expect.poll(() => logged.filter(({ msg }) => msg === 'request')).toMatchObject([{ aborted: true }]);
  await expect.poll(() => test.engine.running + working).toBe(0);
  // What is thrown on the way out comes a few turns later.
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(logged.filter(({ level }) => level > 30)).toEqual([]);
}

describe('a client that goes away is no failure of the server', () => {
  it.each([
    ['/v1/generate/stream', 'endless'],
    ['/v1/generate/stream', 'silent'],
    ['/v1/generate', 'endless'],
  ])('in the middle of %s of %s text', async (path, prompt) => {
    const socket = await open(post(path, { prompt }));
    await expect.poll(() => test.engine.running).toBe(1);
    if (prompt === 'endless' && path.endsWith('stream')) await once(socket, 'data');
    socket.destroy();
    await expectQuiet();
  });

  it.each([
    ['/v1/analyze', { code: 'x', analysis_type: 'all' }],
    ['/v1/analyze/batch', { files: [{ name: 'a.php', content: 'x' }], analysis_type: 'all' }],
    ['/v1/themes/analyze', { theme_files: [{ name: 'a.php', content: 'x' }], analysis_type: 'all' }],
    ['/v1/blocks/analyze', { block_code: 'const a = 1;', analysis_type: 'all' }],
    ['/v1/blocks/generate', { block_type: 'Notice', description: 'A note.' }],
    ['/v1/plugins/generate', { plugin_name: 'Museum Guide', description: 'Exhibits.' }],
    ['/v1/plugins/scaffold', { plugin_name: 'Museum Guide' }],
    ['/v1/themes/generate', { theme_name: 'Museum', description: 'A museum.' }],
  ])('while %s works', async (path, body) => {
    await test.close();
    await start({ parts: { analyzeFiles, makeProject } });
    const socket = await open(post(path, body));
    await expect.poll(() => working).toBe(1);
    socket.destroy();
    await expectQuiet();
  });

  it('before the work begins', async () => {
    await test.close();
    const isAsked = Promise.withResolvers<void>();
    const isGone = Promise.withResolvers<void>();
    const slow = (counting: Meter): Meter => ({
      ...counting,
      async before() {
        isAsked.resolve();
        await isGone.promise;
      },
    });
    await start({ parts: { meter: slow } });
    const socket = await open(post('/v1/generate', { prompt: 'endless' }));
    await isAsked.promise;
    socket.destroy();
    await expect.poll(() => logged.map(({ msg }) => msg)).toContain('request');
    isGone.resolve();
    await expectQuiet();
    expect(test.engine.made).toBe(0);
  });

  it('while an archive is sent', async () => {
    const body = { theme_name: 'Museum', description: 'A museum.', as: 'zip' };
    const socket = await open(post('/v1/themes/generate', body));
    await once(socket, 'data');
    socket.destroy();
    await expectQuiet();
  });

  it.each([
    ['that says its length', 'Content-Length: 1000', '{"prompt":"on'],
    ['in chunks', 'Transfer-Encoding: chunked', '5\r\n{"pro\r\n'],
    ['of which nothing came', 'Content-Length: 1000', ''],
  ])('within a JSON body %s', async (_name, length, part) => {
    const socket = await open(head('POST', '/v1/generate', 'Content-Type: application/json', length), part);
    await expect.poll(() => test.app.activity.active()).toBe(1);
    socket.destroy();
    await expectQuiet();
    // Nothing was answered, so no status is told either.
    expect(logged.find(({ msg }) => msg === 'request')).not.toHaveProperty('status');
  });

  it.each([
    ['the file', '--b\r\nContent-Disposition: form-data; name="file"; filename="a.jsonl"\r\n\r\n{"text":"x"}\n'],
    ['the head of a part', '--b\r\nContent-Disposition: form-da'],
    ['nothing', ''],
  ])('within an upload, after %s', async (_name, part) => {
    const type = 'Content-Type: multipart/form-data; boundary=b';
    const socket = await open(head('POST', '/v1/files', type, 'Content-Length: 100000'), part);
    await expect.poll(() => test.app.activity.active()).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 100));
    socket.destroy();
    await expectQuiet();
  });

  it('within a download', async () => {
    const size = 32 * 2 ** 20;
    const edge = (text: string) => Buffer.from(text);
    const form = Buffer.concat([
      edge('--b\r\nContent-Disposition: form-data; name="purpose"\r\n\r\nfine-tune\r\n'),
      edge('--b\r\nContent-Disposition: form-data; name="file"; filename="a.jsonl"\r\n\r\n'),
      Buffer.alloc(size, 'x'),
      edge('\r\n--b--\r\n'),
    ]);
    const headers = { 'x-api-key': test.key, 'content-type': 'multipart/form-data; boundary=b' };
    const upload = await test.app.inject({ method: 'POST', url: '/v1/files', headers, payload: form });
    expect(upload.statusCode, upload.body).toBe(200);
    logged.length = 0;
    const socket = await open(head('GET', `/v1/files/${upload.json().id}/content`));
    await once(socket, 'data');
    socket.destroy();
    await expectQuiet();
  });
});
