/** Bodies and readers that stand still are cut; those that are slow are not. */
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PortApp, startPortApp } from './support/port-app.ts';

const idleMs = 400;
let port: PortApp;
beforeAll(async () => {
  port = await startPortApp({ idleMs });
});
afterAll(() => port.close());

const analysis = JSON.stringify({ code: '<?php // bug', analysis_type: 'all' });

function head(path: string, length: number, type = 'application/json'): string {
  return (
    `POST ${path} HTTP/1.1\r\nHost: x\r\nX-Api-Key: ${port.test.key}\r\nContent-Type: ${type}\r\n` +
    `Content-Length: ${length}\r\n\r\n`
  );
}

const formEnd = '\r\n--xx--\r\n';
const formStart =
  '--xx\r\nContent-Disposition: form-data; name="purpose"\r\n\r\nfine-tune\r\n' +
  '--xx\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n';

async function trickle(path: string, text: string, parts: number, type?: string): Promise<string> {
  const { socket, until } = port.connect();
  socket.write(head(path, text.length, type));
  const size = Math.ceil(text.length / parts);
  for (let at = 0; at < text.length; at += size) {
    await pause(idleMs / 2);
    socket.write(text.slice(at, at + size));
  }
  const [, status = ''] = await until(/^HTTP\/1\.1 (\d+)/);
  socket.destroy();
  return status;
}

describe('a body', () => {
  it('may take as long as it likes while bytes come', async () => {
    expect(await trickle('/v1/analyze', analysis, 6)).toBe('200');
    const form = `${formStart}${'{"text":"a"}\n'.repeat(20)}${formEnd}`;
    expect(await trickle('/v1/files', form, 6, 'multipart/form-data; boundary=xx')).toBe('200');
  });

  it.each([
    ['JSON', () => head('/v1/analyze', 1000) + analysis],
    ['a form', () => head('/v1/files', 1000, 'multipart/form-data; boundary=xx') + formStart],
  ])('that stands still is answered 408: %s', async (_what, request) => {
    const { socket, closed } = port.connect();
    socket.write(request());
    const answer = await closed;
    expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
    expect(answer).toMatch(/\r\nconnection: close\r\n/i);
    expect(answer).toMatch(/\r\nx-request-id: req_/i);
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '').error.code).toBe('request_timeout');
  });
});

describe('an answer', () => {
  async function uploadLarge(key = port.test.key): Promise<string> {
    const form = `${formStart}${'x'.repeat(30 * 2 ** 20)}${formEnd}`;
    const headers = { 'x-api-key': key, 'content-type': 'multipart/form-data; boundary=xx' };
    return JSON.parse((await port.client.send('/v1/files', { headers, body: form })).body).id;
  }

  it('whose reader stands still is cut, and one whose reader is slow is not', async () => {
    const path = `/v1/files/${await uploadLarge()}/content`;
    const ask = `GET ${path} HTTP/1.1\r\nHost: x\r\nX-Api-Key: ${port.test.key}\r\nConnection: close\r\n\r\n`;
    const still = port.connect();
    const slow = port.connect();
    still.socket.write(ask);
    slow.socket.write(ask);
    await Promise.all([still.until(/200 OK/), slow.until(/200 OK/)]);
    still.socket.pause();
    for (let round = 0; round < 8; round++) {
      slow.socket.pause();
      // well below it: a busy machine's timers are late
      await pause(idleMs / 4);
      slow.socket.resume();
      await pause(5);
    }
    await pause(idleMs * 3);
    still.socket.resume();
    expect((await still.closed).length).toBeLessThan(30 * 2 ** 20);
    expect((await slow.closed).length).toBeGreaterThan(30 * 2 ** 20);
  });

  it('waits for its turn behind many to the same organisation, and another organisation has its own', async () => {
    const otherKey = await port.test.keyFor(['read', 'write'], await port.test.addOrganization());
    const [file, otherFile] = [await uploadLarge(), await uploadLarge(otherKey)];
    const open = (key = port.test.key, id = file) => {
      const connection = port.connect();
      connection.socket.write(
        `GET /v1/files/${id}/content HTTP/1.1\r\nHost: x\r\nX-Api-Key: ${key}\r\nConnection: close\r\n\r\n`,
      );
      return connection;
    };
    const first = Array.from({ length: 8 }, () => open());
    await Promise.all(first.map(({ until }) => until(/200 OK/)));
    for (const { socket } of first) socket.pause();
    const [gone, last] = [open(), open()];
    await open(otherKey, otherFile).until(/200 OK/);
    gone.socket.destroy();
    expect(await gone.closed).toBe('');
    // Those that stand still are cut, which makes room.
    expect((await last.closed).length).toBeGreaterThan(30 * 2 ** 20);
    for (const { socket } of first) socket.destroy();
  });

  it('that takes longer to make than a body may stand still arrives', async () => {
    const headers = { 'x-api-key': port.test.key, 'content-type': 'application/json' };
    const pending = port.client.send('/v1/generate', { headers, body: '{"prompt":"one","max_tokens":1500}' });
    await expect.poll(() => port.test.engine.running).toBe(1);
    expect((await pending).status).toBe(200);
  });
});
