import { PresswrightClient } from '@presswright/shared/client/client';
import { afterEach, expect, test } from 'vitest';
import { answer, type LoopbackService, startService } from '../loopback-service.ts';

let service: LoopbackService;
afterEach(() => service?.close());

test('only the given authority is trusted', async () => {
  service = await startService((_request, response) => answer(response, 200, { object: 'list', data: [] }), {
    tls: true,
  });
  const trusting = new PresswrightClient({ baseUrl: service.url, apiKey: 'k', ca: service.ca, maxRetries: 0 });
  expect(await trusting.models.list()).toMatchObject({ object: 'list' });
  await trusting.close();

  const doubting = new PresswrightClient({ baseUrl: service.url, apiKey: 'k', maxRetries: 0 });
  await expect(doubting.models.list()).rejects.toThrow(/certificate/);
});

test.each([true, false])('a file goes up as a form and comes down in pieces, over TLS: %s', async (tls) => {
  service = await startService(
    (request, response) =>
      request.method === 'POST'
        ? answer(response, 200, { id: 'file_1', object: 'file' })
        : void response.writeHead(200, { 'content-type': 'application/octet-stream' }).end(Buffer.from([0, 255, 10])),
    { tls },
  );
  const client = new PresswrightClient({ baseUrl: service.url, apiKey: 'k', ...(tls ? { ca: service.ca } : {}) });
  await client.files.upload({ content: new Blob(['{"text":"é"}\n']), filename: 'rows.jsonl', purpose: 'fine-tune' });
  const [upload] = service.seen;
  expect(upload?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
  expect(upload?.body).toContain('name="purpose"\r\n\r\nfine-tune');
  expect(upload?.body).toMatch(/name="file"; filename="rows.jsonl"[^{]*{"text":"é"}\n/);

  const pieces: Uint8Array[] = [];
  for await (const piece of client.files.content('file_1')) pieces.push(piece);
  expect([...Buffer.concat(pieces)]).toEqual([0, 255, 10]);
  await client.close();
});
