import { X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { connect as connectTls } from 'node:tls';
import type { FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { loadCertificate } from '../../server/src/tls/certificates.ts';
import { createSharedPort } from '../../server/src/tls/shared-port.ts';
import { createProxyTest } from '../../server/src/tls/trusted-proxies.ts';
import { createHttpsClient, type HttpsClient, readAll } from './support/https-client.ts';
import { createTestApp, type TestApp } from './support/test-app.ts';

let dataDir: string;
let ca: string;
let test: TestApp;
let client: HttpsClient;
let port: number;
let json: Record<string, string>;

async function start(trustedProxies: string[] = [], logger?: FastifyBaseLogger): Promise<void> {
  const certificate = await loadCertificate({ dataDir, host: '127.0.0.1', tlsCertFile: null, tlsKeyFile: null });
  ca = readFileSync(certificate.caFile ?? '', 'utf8');
  const isTrustedProxy = createProxyTest(trustedProxies);
  test = await createTestApp({
    config: { trustedProxies },
    parts: {
      ...(logger === undefined ? {} : { logger }),
      serverFactory: (handler) => createSharedPort(handler, { ...certificate, isTrustedProxy, firstByteMs: 500 }),
    },
  });
  await test.app.listen({ host: '127.0.0.1', port: 0 });
  ({ port } = test.app.server.address() as AddressInfo);
  client = createHttpsClient(`https://127.0.0.1:${port}`, ca);
  json = { 'x-api-key': test.key, 'content-type': 'application/json' };
}

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'presswright-port-'));
  await start();
});
afterEach(async () => {
  client.close();
  await test.close();
  rmSync(dataDir, { recursive: true });
});

/** What a bare connection is answered. */
function raw(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    let answer = '';
    socket.setEncoding('utf8');
    socket.on('data', (part) => {
      answer += part;
    });
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
  });
}

it('serves HTTPS that the local authority vouches for, by each name', async () => {
  for (const host of ['127.0.0.1', 'localhost']) {
    const named = createHttpsClient(`https://${host}:${port}`, ca);
    // The server listens on 127.0.0.1 only; localhost may mean ::1 first, so the connection is what may fail, not TLS.
    const answer = await named.send('/v1/health').catch((error: NodeJS.ErrnoException) => error);
    if (answer instanceof Error) expect(answer).toMatchObject({ code: 'ECONNREFUSED' });
    else expect(answer.status).toBe(200);
    named.close();
  }
  const [leaf, authority] = ['cert.pem', 'ca.pem'].map(
    (name) => new X509Certificate(readFileSync(join(dataDir, 'tls', name))),
  );
  expect(leaf?.checkIP('::1')).toBe('::1');
  expect(leaf?.keyUsage).toEqual(['1.3.6.1.5.5.7.3.1']);
  expect(authority?.ca).toBe(true);
});

it('answers plain HTTP on the same port with 426 and JSON', async () => {
  const plain = createHttpsClient(`http://127.0.0.1:${port}`);
  const answer = await plain.send('/v1/models', { headers: { 'x-api-key': test.key, 'x-request-id': 'mine' } });
  expect(answer.status).toBe(426);
  expect(JSON.parse(answer.body).error).toMatchObject({ code: 'https_required', type: 'invalid_request_error' });
  expect(answer.headers).toMatchObject({ 'x-request-id': 'mine', 'content-type': 'application/json; charset=utf-8' });
  expect(answer.headers['x-ratelimit-limit']).toBeUndefined();
});

it('answers plain HTTP with a large body too', async () => {
  const plain = createHttpsClient(`http://127.0.0.1:${port}`);
  const answer = await plain.send('/v1/analyze', {
    headers: json,
    body: JSON.stringify({ code: 'x'.repeat(100_000) }),
  });
  expect(answer.status).toBe(426);
});

it('believes X-Forwarded-Proto from a named proxy only', async () => {
  const headers = () => ({ 'x-api-key': test.key, 'x-forwarded-proto': 'https' });
  const untrusted = await createHttpsClient(`http://127.0.0.1:${port}`).send('/v1/models', { headers: headers() });
  expect(untrusted.status).toBe(426);
  client.close();
  await test.close();
  await start(['127.0.0.0/8']);
  const trusted = createHttpsClient(`http://127.0.0.1:${port}`);
  expect((await trusted.send('/v1/models', { headers: headers() })).status).toBe(200);
  expect((await trusted.send('/v1/models', { headers: { 'x-api-key': test.key } })).status).toBe(426);
});

it('answers what is no HTTP in the shape of the contract', async () => {
  const answer = await raw('nonsense\r\n\r\n');
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '').error.code).toBe('invalid_request');
});

it('answers 413 to a body that announces itself as too large', async () => {
  const answer = await client.send('/v1/generate', { headers: json, body: 'x'.repeat(8 * 2 ** 20) });
  expect(answer.status).toBe(413);
  expect(JSON.parse(answer.body).error.code).toBe('payload_too_large');
});

it('closes a connection that says nothing', async () => {
  expect(await raw('')).toBe('');
});

it('does not wait for connections that ask nothing when it stops', async () => {
  const secure = connectTls({ port, host: '127.0.0.1', ca });
  const plain = connect(port, '127.0.0.1');
  await Promise.all([once(secure, 'secureConnect'), once(plain, 'connect')]);
  const ended = Promise.all([once(secure, 'close'), once(plain, 'close')]);
  await test.app.close();
  await ended;
});

it('keeps serving after broken handshakes and connections that say nothing', async () => {
  const silent = connect(port, '127.0.0.1');
  await raw('\x16\x03\x01garbage that is no handshake\r\n\r\n').catch(() => {});
  expect((await client.send('/v1/health')).status).toBe(200);
  silent.destroy();
});

it('stops the engine when the client hangs up', async () => {
  const answer = await client.open('/v1/generate/stream', { headers: json, body: '{"prompt":"endless"}' });
  await new Promise((resolve) => answer.once('data', resolve));
  expect(test.engine.running).toBe(1);
  answer.destroy();
  await expect.poll(() => test.engine.running).toBe(0);
  const { made } = test.engine;
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(test.engine.made).toBe(made);
});

it('stops the engine when the client hangs up before the answer', async () => {
  const pending = client.open('/v1/generate', { headers: json, body: '{"prompt":"endless"}' });
  pending.catch(() => {});
  await expect.poll(() => test.engine.running).toBe(1);
  client.close();
  await expect.poll(() => test.engine.running).toBe(0);
});

it('takes a client that hangs up on a stream for no failure of its own', async () => {
  const logged: { level: number; msg: string }[] = [];
  client.close();
  await test.close();
  await start([], pino({ level: 'debug' }, { write: (line) => logged.push(JSON.parse(line)) }));
  const pending = client.open('/v1/generate/stream', { headers: json, body: '{"prompt":"silent"}' });
  pending.catch(() => {});
  await expect.poll(() => test.engine.running).toBe(1);
  client.close();
  await expect.poll(() => logged.map(({ msg }) => msg)).toContain('request');
  await expect.poll(() => test.engine.running).toBe(0);
  expect(logged.filter(({ level }) => level > (pino.levels.values.info ?? 0))).toEqual([]);
});

it('ends streams with an error object and lets requests finish when it stops', async () => {
  const stream = await client.open('/v1/generate/stream', { headers: json, body: '{"prompt":"endless"}' });
  const finishing = client.send('/v1/generate', { headers: json, body: '{"prompt":"one","max_tokens":200}' });
  await expect.poll(() => test.engine.running).toBe(2);
  const closed = test.app.close();
  const lines = (await readAll(stream)).trimEnd().split('\n');
  expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ error: { code: 'server_overloaded', retry_after: 5 } });
  expect((await finishing).status).toBe(200);
  await closed;
  await expect(raw('')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
});

it('sends an answer whole that its reader has not taken yet when the server stops', async () => {
  const certificate = await loadCertificate({ dataDir, host: '127.0.0.1', tlsCertFile: null, tlsKeyFile: null });
  const bytes = 8 * 2 ** 20;
  const server = createSharedPort((_request, response) => response.end(Buffer.alloc(bytes)), {
    ...certificate,
    isTrustedProxy: () => false,
  });
  server.listen({ host: '127.0.0.1', port: 0 });
  await once(server, 'listening').catch(() => undefined);
  const reader = createHttpsClient(`https://127.0.0.1:${(server.address() as AddressInfo).port}`, ca);
  const stream = await reader.open('/', {});
  const closed = new Promise((resolve) => server.close(resolve));
  // Longer than the pause between two looks for connections to close.
  await pause(200);
  expect((await readAll(stream)).length).toBe(bytes);
  await closed;
  reader.close();
});
