/** What is wrong with a connection rather than with a request, and what comes after it on the same connection. */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { Agent, request } from 'undici';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PortApp, startPortApp } from './support/port-app.ts';

let port: PortApp;
beforeAll(async () => {
  port = await startPortApp({ unreadBytes: 8 * 2 ** 20, unreadMs: 5000 });
});
afterAll(() => port.close());

/** What a connection is answered that the server closes. */
async function answerTo(text: string) {
  const { socket, closed } = port.connect();
  socket.write(text);
  const [head = '', body = ''] = (await closed).split('\r\n\r\n');
  return { head, status: Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1]), error: JSON.parse(body).error };
}

describe('a fault of the protocol is answered in the shape of the contract, with a request id', () => {
  const cases: [string, string, number, string][] = [
    ['no HTTP', 'nonsense\r\n\r\n', 400, 'invalid_request'],
    ['a header without a name', 'GET / HTTP/1.1\r\nHost: x\r\n: y\r\n\r\n', 400, 'invalid_request'],
    [
      'two lengths',
      'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
      400,
      'invalid_request',
    ],
    ['headers of 20 KiB', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'y'.repeat(20_000)}\r\n\r\n`, 431, 'headers_too_large'],
    ['an unknown expectation', 'GET /v1/health HTTP/1.1\r\nHost: x\r\nExpect: tea\r\n\r\n', 417, 'expectation_failed'],
  ];
  it.each(cases)('%s', async (_what, text, status, code) => {
    const answer = await answerTo(text);
    expect([answer.status, answer.error.code]).toEqual([status, code]);
    expect(answer.head).toMatch(/\r\nx-request-id: req_\w{24}(\r\n|$)/i);
    expect(answer.head).toMatch(/\r\ncontent-type: application\/json; charset=utf-8\r\n/i);
    expect(answer.head).toMatch(/\r\nconnection: close(\r\n|$)/i);
  });
});

it('takes headers and queries that are named like parts of objects for what they are', async () => {
  const { socket, closed } = port.connect();
  socket.write(
    'GET /v1/health?__proto__=a&constructor=b HTTP/1.1\r\nHost: x\r\n__proto__: a\r\nconstructor: b\r\n' +
      'toString: c\r\nConnection: close\r\n\r\n',
  );
  expect(await closed).toMatch(/^HTTP\/1\.1 200 OK/);
});

it('answers requests that come together in their order, faults among them', async () => {
  const { socket, closed } = port.connect();
  const post = (body: string) =>
    `POST /v1/analyze HTTP/1.1\r\nHost: x\r\nX-Api-Key: ${port.test.key}\r\nContent-Type: application/json\r\n` +
    `Content-Length: ${body.length}\r\n\r\n${body}`;
  socket.write(
    `${post('{"code":"<?php","analysis_type":"all"}')}${post('{')}GET /v1/health HTTP/1.1\r\nHost: x\r\n\r\n` +
      'GET /nowhere HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
  );
  const statuses = [...(await closed).matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status);
  expect(statuses).toEqual(['200', '400', '200', '404']);
});

describe('a body that is too large', () => {
  const large = Buffer.alloc(7 * 2 ** 20, 'x');
  const headers = () => ({ 'x-api-key': port.test.key, 'content-type': 'application/json' });

  it('is answered 413, and the next request on the connection is answered too', async () => {
    const ca = readFileSync(port.caFile, 'utf8');
    const dispatcher = new Agent({ connections: 1, connect: { ca } });
    const chunks = () =>
      Readable.from(Array.from({ length: 112 }, (_, at) => large.subarray(at << 16, (at + 1) << 16)));
    for (const body of [large, chunks(), large, chunks()]) {
      const answer = await request(`${port.url}/v1/generate`, { method: 'POST', headers: headers(), body, dispatcher });
      expect([answer.statusCode, Reflect.get((await answer.body.json()) as object, 'error').code]).toEqual([
        413,
        'payload_too_large',
      ]);
      const next = await request(`${port.url}/v1/health`, { dispatcher });
      expect(next.statusCode).toBe(200);
      await next.body.dump();
    }
    await dispatcher.close();
  });

  it.each([
    ['declared', []],
    ['chunked', ['-H', 'Transfer-Encoding: chunked']],
    ['without waiting for 100-continue', ['-H', 'Expect:']],
  ])('reaches curl: %s', async (_how, more) => {
    const key = ['-H', `X-Api-Key: ${port.test.key}`, '-H', 'Content-Type: application/json'];
    const args = ['-sS', '--http1.1', '--cacert', port.caFile, ...key, ...more, '--data-binary', '@-'];
    const output = await new Promise<string>((resolve, reject) => {
      const curl = execFile('curl', [...args, '-w', '\n%{http_code}', `${port.url}/v1/generate`], (error, stdout) =>
        error === null ? resolve(stdout) : reject(error),
      );
      // curl stops reading what it need not send.
      curl.stdin?.on('error', () => {});
      curl.stdin?.end(large);
    });
    const [body = '', status] = output.split('\n');
    expect([status, JSON.parse(body).error.code]).toEqual(['413', 'payload_too_large']);
  });

  it('is not read for ever after the answer', async () => {
    const { socket, until, closed } = port.connect();
    socket.write(
      `POST /v1/generate HTTP/1.1\r\nHost: x\r\nX-Api-Key: ${port.test.key}\r\nContent-Type: application/json\r\n` +
        'Content-Length: 9000000000\r\n\r\n',
    );
    await until(/^HTTP\/1\.1 413 /);
    let sent = 0;
    const send = () => {
      while (!socket.destroyed && socket.writable && sent < 200 * 2 ** 20) {
        sent += 65_536;
        if (!socket.write(Buffer.alloc(65_536))) return;
      }
    };
    socket.on('drain', send);
    send();
    await closed;
    expect(sent).toBeLessThan(100 * 2 ** 20);
  });
});
