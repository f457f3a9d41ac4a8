import { PresswrightClient } from '@presswright/shared/client/client';
import { ConnectionError } from '@presswright/shared/client/connection-error';
import { ServiceError } from '@presswright/shared/errors';
import { afterEach, expect, test } from 'vitest';
import { answer, type Handler, type LoopbackService, startService } from '../loopback-service.ts';

let service: LoopbackService;
afterEach(() => service?.close());

async function clientOf(handler: Handler, options: { maxRetries?: number; timeoutMs?: number } = {}) {
  service = await startService(handler);
  return new PresswrightClient({ baseUrl: service.url, apiKey: 'k', ...options });
}

const overloaded = { error: { type: 'server_error', code: 'server_overloaded', message: 'busy', retry_after: 0 } };
const limited = { error: { type: 'rate_limit_error', code: 'rate_limit_exceeded', message: 'slow down' } };

test('a refused request is tried again and then answered', async () => {
  const client = await clientOf((_request, response, nth) =>
    nth < 2 ? answer(response, 503, overloaded) : answer(response, 200, { object: 'list', data: [] }),
  );
  expect(await client.models.list()).toMatchObject({ object: 'list' });
  expect(service.seen).toHaveLength(3);
});

test('Retry-After is waited for', async () => {
  const times: number[] = [];
  const client = await clientOf((_request, response, nth) => {
    times.push(performance.now());
    if (nth === 0) answer(response, 429, limited, { 'retry-after': '1' });
    else answer(response, 200, { object: 'list', data: [] });
  });
  await client.models.list();
  // A lower bound, not a speed: back-off alone would have waited half of this at most.
  expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThanOrEqual(990);
});

test('a Retry-After longer than a minute is handed to the caller', async () => {
  const client = await clientOf((_request, response) => answer(response, 429, limited, { 'retry-after': '3600' }));
  await expect(client.models.list()).rejects.toMatchObject({ code: 'rate_limit_exceeded', retryAfter: 3600 });
  expect(service.seen).toHaveLength(1);
});

test('x-should-retry: false ends the tries', async () => {
  const client = await clientOf((_request, response) =>
    answer(response, 503, overloaded, { 'x-should-retry': 'false' }),
  );
  await expect(client.models.list()).rejects.toMatchObject({ code: 'server_overloaded', status: 503 });
  expect(service.seen).toHaveLength(1);
});

test('a generation carries one idempotency key through all its tries, another one each call', async () => {
  const generation = { id: 'gen_1', object: 'text_generation', choices: [] };
  const client = await clientOf((_request, response, nth) =>
    nth === 0 ? answer(response, 504, overloaded) : answer(response, 200, generation),
  );
  await client.generation.create({ prompt: 'a' });
  await client.generation.create({ prompt: 'a' });
  const keys = service.seen.map((request) => request.headers['idempotency-key']);
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test('an analysis is tried again without a key, since it changes nothing', async () => {
  const client = await clientOf((_request, response, nth) =>
    nth === 0 ? answer(response, 503, overloaded) : answer(response, 200, { id: 'ana_1' }),
  );
  await client.analysis.create({ code: '<?php', analysis_type: 'all' });
  expect(service.seen.map((request) => request.headers['idempotency-key'])).toEqual([undefined, undefined]);
});

test('a deletion is not tried again', async () => {
  const client = await clientOf((_request, response) => answer(response, 503, overloaded));
  await expect(client.files.delete('file_1')).rejects.toBeInstanceOf(ServiceError);
  expect(service.seen).toHaveLength(1);
});

test('a lost connection is tried again; none at all is a ConnectionError naming it', async () => {
  const client = await clientOf((_request, response, nth) => {
    if (nth === 0) response.destroy();
    else answer(response, 200, { object: 'list', data: [] });
  });
  await client.models.list();
  expect(service.seen).toHaveLength(2);

  await service.close();
  const refused = client.models.list({}, { maxRetries: 0 });
  await expect(refused).rejects.toBeInstanceOf(ConnectionError);
  await expect(refused).rejects.toThrow('ECONNREFUSED');
});

test('an answer that does not come in time is a ConnectionError', async () => {
  const client = await clientOf(() => {}, { maxRetries: 0, timeoutMs: 50 });
  await expect(client.models.list()).rejects.toThrow('GET /v1/models: no answer in time');
});

test('aborting rejects with the reason, in a request and between tries', async () => {
  const reason = new Error('the document changed');
  const client = await clientOf((_request, response) => answer(response, 503, overloaded, { 'retry-after': '30' }));
  const between = new AbortController();
  const waiting = client.models.list({}, { signal: between.signal });
  setTimeout(() => between.abort(reason), 100);
  await expect(waiting).rejects.toBe(reason);
  expect(service.seen).toHaveLength(1);

  const closed = Promise.withResolvers<void>();
  const silent = await clientOf((_request, response) => void response.on('close', closed.resolve));
  const during = new AbortController();
  const running = silent.models.list({}, { signal: during.signal });
  setTimeout(() => during.abort(reason), 100);
  await expect(running).rejects.toBe(reason);
  await closed.promise;
});
