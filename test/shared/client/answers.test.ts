import { PresswrightClient } from '@presswright/shared/client/client';
import { ServiceError } from '@presswright/shared/errors';
import { afterEach, expect, test } from 'vitest';
import { answer, type Handler, type LoopbackService, startService } from '../loopback-service.ts';

let service: LoopbackService;
afterEach(() => service?.close());

async function clientOf(handler: Handler) {
  service = await startService(handler);
  return new PresswrightClient({ baseUrl: service.url, apiKey: 'svc_live_x', maxRetries: 0, userAgent: 'tests/1' });
}

test('an error body becomes a ServiceError with everything it says', async () => {
  const client = await clientOf((_request, response) =>
    answer(
      response,
      400,
      {
        error: {
          type: 'invalid_request_error',
          code: 'invalid_request',
          message: 'files[3].name: expected string',
          param: 'files[3].name',
          details: { got: 'number' },
        },
      },
      { 'x-request-id': 'req-1' },
    ),
  );
  const error = await client.analysis.batch({ files: [], analysis_type: 'all' }).catch((thrown) => thrown);
  expect(error).toBeInstanceOf(ServiceError);
  expect(error).toMatchObject({
    status: 400,
    code: 'invalid_request',
    type: 'invalid_request_error',
    message: 'files[3].name: expected string',
    param: 'files[3].name',
    details: { got: 'number' },
    requestId: 'req-1',
  });
});

test('an answer of a proxy, without an error body, keeps its status', async () => {
  const client = await clientOf((_request, response) => {
    response.writeHead(502).end('<h1>Bad gateway</h1>');
  });
  await expect(client.models.list()).rejects.toMatchObject({ status: 502, code: 'server_error' });
});

test('a code newer than the client is kept in the details', async () => {
  const client = await clientOf((_request, response) =>
    answer(response, 418, { error: { code: 'teapot', message: 'short and stout' } }),
  );
  await expect(client.models.list()).rejects.toMatchObject({
    status: 418,
    code: 'invalid_request',
    details: { code: 'teapot' },
  });
});

test('every request says who calls with what', async () => {
  const client = await clientOf((_request, response) => answer(response, 200, {}));
  await client.analysis.create({ code: 'x', analysis_type: 'security' }, { requestId: 'abc' });
  expect(service.seen[0]?.headers).toMatchObject({
    authorization: 'Bearer svc_live_x',
    'content-type': 'application/json',
    'user-agent': 'tests/1 presswright-client/0.1.0',
    'x-request-id': 'abc',
  });
});

test('a redirect is not followed', async () => {
  const client = await clientOf((request, response) =>
    request.url === '/v1/models'
      ? void response.writeHead(302, { location: '/elsewhere' }).end()
      : answer(response, 200, {}),
  );
  await expect(client.models.list()).rejects.toThrow('GET /v1/models');
  expect(service.seen).toHaveLength(1);
});

test('pages are fetched as the loop needs them', async () => {
  const ids = Array.from({ length: 5 }, (_, index) => `file_${index}`);
  const client = await clientOf((request, response) => {
    const query = new URL(request.url, 'http://x').searchParams;
    const start = ids.indexOf(query.get('after') ?? '') + 1;
    const data = ids.slice(start, start + 2).map((id) => ({ id }));
    answer(response, 200, { object: 'list', data, has_more: start + 2 < ids.length, last_id: data.at(-1)?.id ?? null });
  });
  const seen: string[] = [];
  for await (const file of client.files.listAll({ limit: 2, purpose: 'fine-tune' })) {
    seen.push(file.id);
    if (file.id === 'file_2') break;
  }
  expect(seen).toEqual(['file_0', 'file_1', 'file_2']);
  expect(service.seen.map((request) => request.url)).toEqual([
    '/v1/files?limit=2&purpose=fine-tune',
    '/v1/files?limit=2&purpose=fine-tune&after=file_1',
  ]);
  seen.length = 0;
  for await (const file of client.files.listAll()) seen.push(file.id);
  expect(seen).toEqual(ids);
});

test('ids are encoded and cannot climb', async () => {
  const client = await clientOf((_request, response) => answer(response, 200, {}));
  await client.models.get('svc-llm-7b:ft-org/../x');
  expect(service.seen[0]?.url).toBe('/v1/models/svc-llm-7b%3Aft-org%2F..%2Fx');
  expect(() => client.models.get('..')).toThrow(TypeError);
  expect(() => client.files.get('')).toThrow('must not be empty');
});

test('the key is never sent in the clear to another machine', () => {
  for (const baseUrl of ['http://example.test', 'localhost:8443', 'ftp://127.0.0.1']) {
    expect(() => new PresswrightClient({ baseUrl, apiKey: 'k' }), baseUrl).toThrow(TypeError);
  }
});
