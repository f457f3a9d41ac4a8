import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { readModels } from '../../../server/src/inference/configured/read-models.ts';
import { createUpstream } from '../../../server/src/inference/remote/upstream.ts';

// A parser that waits for its reader while the other side closes has ended whole processes.
it('reads an answer whose server closed the connection before all of it was read', async () => {
  const text = 'a'.repeat(64 * 1024);
  const server = createServer((socket) => {
    socket.once('data', async () => {
      socket.write(`HTTP/1.1 200 OK\r\nContent-Length: ${text.length}\r\nConnection: close\r\n\r\n`);
      await sleep(20);
      socket.end(text);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const url = `http://127.0.0.1:${address.port}/v1`;
  const settings = { engine: 'remote', model: 'closing', base_urls: [url], context_window: 16_384 };
  const [model] = readModels(
    { models: JSON.stringify({ models: { closing: settings } }), modelsFile: null, dataDir: '/none' },
    {},
  );
  if (model === undefined || !('apiKey' in model)) throw new Error('it is no remote model');
  const upstream = createUpstream(url, model, () => {});
  try {
    const answer = await upstream.post('/completions', {}, AbortSignal.timeout(60_000), async (response) => {
      await sleep(300);
      return response.text();
    });
    expect(answer).toBe(text);
  } finally {
    await upstream.close();
    server.close();
  }
});
