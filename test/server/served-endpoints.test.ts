import { endpoints, type NamedEndpoint } from '@presswright/shared/endpoints';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { problems } from '../shared/problems.ts';
import { createTestApp, type TestApp } from './support/test-app.ts';

let test: TestApp;
/** What this server has, in the order of the table. */
let served: NamedEndpoint[];
beforeAll(async () => {
  test = await createTestApp();
  const { paths } = (await test.app.inject({ url: '/openapi.json' })).json();
  served = Object.values(endpoints).filter(({ method, path }) => paths[path]?.[method.toLowerCase()] !== undefined);
});
afterAll(() => test.close());

/** The documented request of an endpoint, as a client would send it. */
async function requestOf({ method, path, bodyType, example = {} }: NamedEndpoint): Promise<InjectOptions> {
  const params = { ...example.params, ...(path.includes('{file_id}') ? { file_id: await upload() } : {}) };
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(example.query ?? {})) query.set(name, String(value));
  const url = `${path.replaceAll(/\{(\w+)\}/g, (_, name: keyof typeof params) => String(params[name]))}?${query}`;
  const headers = { 'x-api-key': test.key };
  if (example.body === undefined) return { method, url, headers };
  if (bodyType === undefined) return { method, url, headers, payload: example.body as object };
  const form = new FormData();
  for (const [name, value] of Object.entries(example.body as Record<string, string>)) {
    if (name === 'file') form.set(name, new Blob([value]), 'example.jsonl');
    else form.set(name, value);
  }
  const { headers: formHeaders, body } = new Response(form);
  const payload = Buffer.from(await new Response(body).arrayBuffer());
  return { method, url, headers: { ...headers, 'content-type': formHeaders.get('content-type') ?? '' }, payload };
}

/** Files have to exist before they can be read. */
async function upload(): Promise<string> {
  return (await test.app.inject(await requestOf(endpoints.uploadFile))).json().id;
}

it('answers the documented request of each served endpoint as its schema says', async () => {
  expect(served.length).toBeGreaterThan(18);
  for (const endpoint of served) {
    const { operationId, response, chunk, binary } = endpoint;
    const answer = await test.app.inject(await requestOf(endpoint));
    expect(answer.statusCode, `${operationId}: ${answer.body.slice(0, 300)}`).toBe(200);
    if (response !== undefined) {
      expect(problems(response, answer.json()), operationId).toEqual([]);
    } else if (chunk !== undefined) {
      const lines = answer.body.trim().split('\n');
      expect(lines.flatMap((line) => problems(chunk, JSON.parse(line)))).toEqual([]);
    } else {
      expect(answer.headers['content-type'], operationId).toBe(binary?.mediaType);
    }
  }
  // Every generator is loaded and run once.
});

it('asks for the permission of the table', async () => {
  const order = ['read', 'write', 'admin'] as const;
  for (const { method, path, permission, operationId } of served) {
    const url = path.replaceAll(/\{(\w+)\}/g, 'x');
    const status = async (headers: Record<string, string>) =>
      (await test.app.inject({ method, url, headers })).statusCode;
    if (permission === null) {
      expect(await status({}), operationId).toBe(200);
      continue;
    }
    expect(await status({}), operationId).toBe(401);
    const lesser = order[order.indexOf(permission) - 1];
    if (lesser !== undefined) {
      expect(await status({ 'x-api-key': await test.keyFor([lesser]) }), operationId).toBe(403);
    }
    expect(await status({ 'x-api-key': await test.keyFor([permission]) }), operationId).not.toBe(403);
  }
});
