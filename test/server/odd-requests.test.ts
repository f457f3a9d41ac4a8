import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { InjectOptions } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from './support/test-app.ts';

let test: TestApp;
const logged: string[] = [];
beforeAll(async () => {
  test = await createTestApp({ parts: { logger: pino({ level: 'error' }, { write: (line) => logged.push(line) }) } });
});
afterAll(() => test.close());

const inject = (request: InjectOptions) =>
  test.app.inject({ ...request, headers: { 'x-api-key': test.key, ...request.headers } });
const json = { 'content-type': 'application/json' };
const post = (url: string, body: unknown) =>
  inject({ method: 'POST', url, headers: json, payload: typeof body === 'string' ? body : JSON.stringify(body) });

/** A multipart form as it stands on the wire. */
function upload(
  parts: readonly string[],
  boundary: string,
  contentType?: string,
): Promise<Awaited<ReturnType<typeof inject>>> {
  const payload = `${parts.map((part) => `--${boundary}\r\n${part}\r\n`).join('')}--${boundary}--\r\n`;
  const type = contentType ?? `multipart/form-data; boundary=${boundary}`;
  return inject({ method: 'POST', url: '/v1/files', headers: type === '' ? {} : { 'content-type': type }, payload });
}
const filePart = 'Content-Disposition: form-data; name="file"; filename="a.jsonl"\r\n\r\n{}';
const field = (name: string, value: string) => `Content-Disposition: form-data; name="${name}"\r\n\r\n${value}`;
const good = [field('purpose', 'fine-tune'), filePart];
const uploaded = async (): Promise<string> => (await upload(good, 'b')).json().id;

describe('a request whose body the endpoint does not take', () => {
  it.each(['GET', 'DELETE'] as const)('works with a media type and no body: %s', async (method) => {
    const answer = await inject({ method, url: `/v1/files/${await uploaded()}`, headers: json });
    expect(answer.statusCode, answer.body).toBe(200);
  });

  it('works with a body, which is not read', async () => {
    const url = `/v1/files/${await uploaded()}`;
    const answer = await inject({ method: 'DELETE', url, headers: { 'content-type': 'text/plain' }, payload: 'x' });
    expect(answer.statusCode, answer.body).toBe(200);
  });

  it('is refused when the body is too large', async () => {
    const url = `/v1/files/${await uploaded()}`;
    const answer = await inject({ method: 'DELETE', url, headers: json, payload: 'x'.repeat(70_000) });
    expect(answer.statusCode, answer.body).toBe(413);
  });
});

describe('names that every object has', () => {
  const names = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'prototype'];

  it.each(names)('are names of files to make like others: %s', async (name) => {
    for (const asked of [name, `${name}/`, `${name}.php`]) {
      const answer = await post('/v1/plugins/scaffold', { plugin_name: 'Books', include_files: [asked] });
      expect([200, 400], `${asked}: ${answer.body.slice(0, 200)}`).toContain(answer.statusCode);
    }
  });

  it.each(names)('are names of attributes like others: %s', async (name) => {
    for (const attributes of [
      `{"${name}":"string"}`,
      `{"a":"${name}"}`,
      `{"a":{"type":"object","properties":{"${name}":"string"}}}`,
      `{"a":{"type":"array","items":"${name}"}}`,
      `{"a":{"type":"query","properties":{"b":"${name}"}}}`,
    ]) {
      const answer = await post('/v1/blocks/generate', `{"block_type":"Quote","attributes":${attributes}}`);
      expect([200, 400], `${attributes}: ${answer.body.slice(0, 200)}`).toContain(answer.statusCode);
    }
  });

  it.each(names)('name what is made like others: %s', async (name) => {
    for (const [url, body] of [
      ['/v1/plugins/scaffold', { plugin_name: name }],
      ['/v1/plugins/generate', { plugin_name: name, description: `Manages ${name} with ${name} and a date.` }],
      ['/v1/blocks/generate', { block_type: name }],
      ['/v1/themes/generate', { theme_name: name }],
      ['/v1/themes/generate', { theme_name: 'A', type: 'child', parent: name }],
    ] as const) {
      const answer = await post(url, body);
      expect([200, 400], `${url}: ${answer.body.slice(0, 200)}`).toContain(answer.statusCode);
    }
  });

  it.each(names)('are unknown models, files, languages and fields: %s', async (name) => {
    const analyze = { code: 'x', analysis_type: 'security' };
    expect((await inject({ url: `/v1/models/${name}` })).statusCode).toBe(404);
    expect((await inject({ url: `/v1/files/${name}` })).statusCode).toBe(404);
    expect((await inject({ url: `/docs/rules/${name}/${name}` })).statusCode).toBe(404);
    expect((await post('/v1/analyze', { ...analyze, model: name })).statusCode).toBe(404);
    expect((await post('/v1/analyze', { ...analyze, language: name })).statusCode).toBe(400);
    expect((await post('/v1/analyze', { ...analyze, file_name: name })).statusCode).toBe(200);
    expect((await post('/v1/analyze', `{"code":"x","analysis_type":"security","${name}":1}`)).statusCode).toBe(200);
    expect((await post('/v1/generate', { prompt: 'x', language: name })).statusCode).toBe(200);
    expect((await inject({ url: `/v1/files?${name}=1` })).statusCode).toBe(200);
  });

  it.each(names.filter((name) => name in Object.prototype))('are no names of parts of a form: %s', async (name) => {
    const answer = await upload([field(name, 'x'), ...good], 'b');
    expect([answer.statusCode, answer.json().error?.code], answer.body).toEqual([400, 'invalid_request']);
    expect((await upload([filePart.replace('"file"', `"${name}"`), ...good], 'b')).statusCode).toBe(400);
  });
});

describe('an upload', () => {
  it('with a boundary that no form may have is refused', async () => {
    const answer = await upload(good, 'b'.repeat(300));
    expect([answer.statusCode, answer.json().error?.code]).toEqual([400, 'invalid_request']);
  });

  it('without a boundary is refused', async () => {
    expect((await upload(good, 'b', 'multipart/form-data')).statusCode).toBe(400);
  });

  it('without a media type, or with another one, is refused', async () => {
    for (const type of ['', 'application/json', 'text/plain']) {
      const answer = await upload(good, 'b', type);
      expect([answer.statusCode, answer.json().error?.code], type).toEqual([415, 'unsupported_media_type']);
    }
    const empty = await inject({ method: 'POST', url: '/v1/files' });
    expect([empty.statusCode, empty.json().error?.code]).toEqual([415, 'unsupported_media_type']);
  });

  it('whose bytes are gone is not found, and the log says so', async () => {
    const id = await uploaded();
    rmSync(join(test.dataDir, 'blobs', id));
    logged.length = 0;
    const answer = await inject({ url: `/v1/files/${id}/content` });
    expect([answer.statusCode, answer.json().error?.code]).toEqual([404, 'file_not_found']);
    expect(logged.join('')).toContain(id);
    expect((await inject({ method: 'DELETE', url: `/v1/files/${id}` })).statusCode).toBe(200);
  });
});

describe('JSON', () => {
  it('may begin with a byte order mark', async () => {
    const answer = await post('/v1/analyze', `\ufeff${JSON.stringify({ code: 'x', analysis_type: 'security' })}`);
    expect(answer.statusCode, answer.body).toBe(200);
  });

  it('is measured in the characters that the message counts', async () => {
    const name = (characters: number) => ({ plugin_name: '😀'.repeat(characters) });
    expect((await post('/v1/plugins/scaffold', name(200))).json().error?.param).not.toBe('plugin_name');
    const { message } = (await post('/v1/plugins/scaffold', name(201))).json().error;
    expect(message).toBe('plugin_name: expected at most 200 characters, got 201.');
  });
});

describe('a request that is larger or deeper than the contract allows', () => {
  const block = (attributes: string) =>
    post('/v1/blocks/generate', `{"block_type":"Quote","attributes":${attributes}}`);
  const named = (count: number, value: string) =>
    `{${Array.from({ length: count }, (_, index) => `"p${index}":${value}`).join()}}`;
  const deep = '['.repeat(10_000) + ']'.repeat(10_000);

  it.each([
    ['3,000 properties', `{"a":{"type":"object","properties":${named(3000, '"string"')}}}`, 'attributes.a.properties'],
    ['too many properties in all', named(100, `{"type":"object","properties":${named(4, '"url"')}}`), 'attributes'],
    ['too many attributes', named(101, '"string"'), 'attributes'],
    ['a name too long', `{"${'n'.repeat(101)}":"string"}`, 'attributes'],
    ['a default too deep', `{"a":{"type":"array","default":${deep}}}`, 'attributes.a.default[0][0][0]'],
    [
      'a default of items too long',
      `{"a":{"type":"array","default":[1,["x",[]],${named(101, '1')}]}}`,
      'attributes.a.default[2]',
    ],
  ])('is refused where it is: %s', async (_name, attributes, param) => {
    const answer = await block(attributes);
    expect([answer.statusCode, answer.json().error?.param], answer.body.slice(0, 300)).toEqual([400, param]);
  });

  it('may be deep in fields that the contract does not know: they do not reach the work', async () => {
    const bodies: unknown[] = [];
    const other = await createTestApp({
      parts: { makeProject: async ({ task }) => ({ kind: 'refused', param: 'x', message: String(bodies.push(task)) }) },
    });
    const payload = `{"block_type":"Q","x":${deep},"attributes":{"a":{"type":"url","y":${deep}},"__proto__":"url"}}`;
    const answer = await other.app.inject({
      method: 'POST',
      url: '/v1/blocks/generate',
      headers: { ...json, 'x-api-key': other.key },
      payload,
    });
    await other.close();
    expect(answer.json().error?.message).toBe('1');
    const attributes = JSON.parse('{"a":{"type":"url"},"__proto__":"url"}');
    expect(bodies).toEqual([{ kind: 'block', request: { block_type: 'Q', attributes } }]);
    expect(() => structuredClone(bodies)).not.toThrow();
  });
});

describe('an integer of the query', () => {
  it.each([
    '0x10',
    '1e1',
    '%205',
    '+5',
    '5.0',
    '٣',
    '',
    'Infinity',
    '5,6',
    '5&limit=6',
    '-5',
    '0',
    '101',
    '99999999999999999999',
  ])('is decimal and within its bounds: %s', async (limit) => {
    const answer = await inject({ url: `/v1/files?limit=${limit}` });
    expect([answer.statusCode, answer.json().error?.param], answer.body).toEqual([400, 'limit']);
  });

  it.each(['1', '5', '100', '05'])('is read: %s', async (limit) => {
    expect((await inject({ url: `/v1/files?limit=${limit}` })).statusCode).toBe(200);
  });
});

describe('the list of models', () => {
  const list = async (query: string) => (await inject({ url: `/v1/models${query}` })).json();

  it('comes in pages', async () => {
    const all = await list('');
    const ids: string[] = all.data.map((model: { id: string }) => model.id);
    expect(ids).toHaveLength(2);
    expect(await list('?limit=1')).toMatchObject({ has_more: true, first_id: ids[0], last_id: ids[0] });
    expect(await list(`?limit=1&after=${ids[0]}`)).toMatchObject({
      has_more: false,
      first_id: ids[1],
      last_id: ids[1],
    });
    expect(await list(`?before=${ids[1]}`)).toMatchObject({ has_more: false, first_id: ids[0] });
    expect(await list(`?after=${ids[1]}`)).toMatchObject({ data: [], has_more: false, first_id: null });
    expect((await list('?after=nope')).error).toMatchObject({ code: 'invalid_request', param: 'after' });
  });
});
