import type { ServerResponse } from 'node:http';
import { PresswrightClient } from '@presswright/shared/client/client';
import { ConnectionError } from '@presswright/shared/client/connection-error';
import { afterEach, describe, expect, test } from 'vitest';
import { type Handler, type LoopbackService, startService } from '../loopback-service.ts';

let service: LoopbackService;
afterEach(() => service?.close());

async function clientOf(handler: Handler) {
  service = await startService(handler);
  return new PresswrightClient({ baseUrl: service.url, apiKey: 'k', maxRetries: 0 });
}

const chunk = (text: string) => ({
  id: 'gen_1',
  object: 'text_generation',
  choices: [{ index: 0, delta: { text }, finish_reason: null }],
});
const last = {
  id: 'gen_1',
  object: 'text_generation',
  choices: [{ index: 0, delta: {}, finish_reason: 'stop' }],
  usage: { prompt_tokens: 1, completion_tokens: 2, total_tokens: 3 },
};
const failure = { error: { type: 'server_error', code: 'server_error', message: 'the engine died' } };

const framings = {
  'server-sent events': {
    begin: (response: ServerResponse) =>
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write(': ping\n\n'),
    write: (response: ServerResponse, value: unknown) => response.write(`data: ${JSON.stringify(value)}\n\n`),
    end: (response: ServerResponse) => response.end('data: [DONE]\n\n'),
  },
  'one object a line': {
    begin: (response: ServerResponse) => response.writeHead(200, { 'content-type': 'application/x-ndjson' }),
    write: (response: ServerResponse, value: unknown) => response.write(`${JSON.stringify(value)}\n`),
    end: (response: ServerResponse) => response.end(),
  },
};

async function textOf(client: PresswrightClient, signal?: AbortSignal): Promise<string> {
  let text = '';
  for await (const part of client.generation.stream({ prompt: 'p' }, signal ? { signal } : {})) {
    text += part.choices[0]?.delta.text ?? '';
  }
  return text;
}

describe.each(Object.entries(framings))('a stream of %s', (_name, framing) => {
  test('yields each chunk and ends', async () => {
    const client = await clientOf((_request, response) => {
      framing.begin(response);
      for (const text of ['echo ', 'é', '\u{1f600};\n']) framing.write(response, chunk(text));
      framing.write(response, last);
      framing.end(response);
    });
    expect(await textOf(client)).toBe('echo é\u{1f600};\n');
    expect(JSON.parse(service.seen[0]?.body ?? '')).toEqual({ prompt: 'p', stream: true });
  });

  test('throws the error object it ends in', async () => {
    const client = await clientOf((_request, response) => {
      response.setHeader('x-request-id', 'req-7');
      framing.begin(response);
      framing.write(response, chunk('a'));
      framing.write(response, failure);
      response.end();
    });
    await expect(textOf(client)).rejects.toMatchObject({
      code: 'server_error',
      status: 500,
      message: 'the engine died',
      requestId: 'req-7',
    });
  });

  test('throws when it ends early, in an object, or with the connection', async () => {
    const breaks: ((response: ServerResponse) => void)[] = [
      (response) => response.end(),
      (response) => response.end('data: {"id":\n\n'),
      (response) => setTimeout(() => response.destroy(), 50),
    ];
    for (const breakOff of breaks) {
      const client = await clientOf((_request, response) => {
        framing.begin(response);
        framing.write(response, chunk('a'));
        breakOff(response);
      });
      await expect(textOf(client)).rejects.toBeInstanceOf(ConnectionError);
      await service.close();
    }
  });
});

test('a character split between packets arrives whole', async () => {
  const client = await clientOf(async (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    for (const byte of Buffer.from(`data: ${JSON.stringify(chunk('\u{1f600}é'))}\r\n\r\n`)) {
      response.write(Buffer.of(byte));
      await new Promise(setImmediate);
    }
    response.end(`data: ${JSON.stringify(last)}\n\ndata: [DONE]\n\n`);
  });
  expect(await textOf(client)).toBe('\u{1f600}é');
});

test('leaving the loop ends the request', async () => {
  const closed = Promise.withResolvers<void>();
  const client = await clientOf((_request, response) => {
    response.on('close', closed.resolve);
    framings['server-sent events'].begin(response);
    framings['server-sent events'].write(response, chunk('a'));
  });
  for await (const part of client.generation.stream({ prompt: 'p' })) {
    expect(part.choices[0]?.delta.text).toBe('a');
    break;
  }
  await closed.promise;
});

test('aborting in the middle rejects with the reason and ends the request', async () => {
  const closed = Promise.withResolvers<void>();
  const controller = new AbortController();
  const client = await clientOf((_request, response) => {
    response.on('close', closed.resolve);
    framings['one object a line'].begin(response);
    framings['one object a line'].write(response, chunk('a'));
    setTimeout(() => controller.abort(new Error('enough')), 50);
  });
  await expect(textOf(client, controller.signal)).rejects.toThrow('enough');
  await closed.promise;
});
