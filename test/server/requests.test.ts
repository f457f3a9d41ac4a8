// Longer than most: one list of what the API answers to what it is sent, in the order of its endpoints.
import { ServiceError } from '@presswright/shared/errors';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from './support/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

function post(url: string, payload: unknown, headers: Record<string, string> = {}) {
  return test.app.inject({
    method: 'POST',
    url,
    headers: { authorization: `Bearer ${test.key}`, 'content-type': 'application/json', ...headers },
    payload: typeof payload === 'string' || Buffer.isBuffer(payload) ? payload : JSON.stringify(payload),
  });
}

describe('analysis', () => {
  it('answers issues, score and what was asked', async () => {
    const answer = await post('/v1/analyze', { code: '<?php\n// bug', analysis_type: 'security', future: 1 });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      object: 'code_analysis',
      model: 'svc-llm-7b',
      analysis_type: 'security',
      language: 'php',
      issues: [{ line: 2, rule: 'security/bug', severity: 'high' }],
      score: 9,
      partial: false,
    });
    expect(answer.json().id).toMatch(/^ana_[0-9A-Za-z]{24}$/);
  });

  it('answers a batch in the order of its files, with a summary', async () => {
    const files = [
      { name: 'a.php', content: 'bug\nbug' },
      { name: 'b.php', content: 'fine' },
      { name: 'c.xyz', content: 'fine' },
    ];
    const body = (await post('/v1/analyze/batch', { files, analysis_type: 'all' })).json();
    expect(body.results.map((result: { file: string }) => result.file)).toEqual(['a.php', 'b.php', 'c.xyz']);
    expect(body.results[2]).toMatchObject({ language: null, error: expect.stringContaining('No language') });
    expect(body.summary).toEqual({ total_files: 3, files_with_issues: 1, total_issues: 2, average_score: 9 });
  });

  it('answers equal content from the cache, but not for another organisation, type or name', async () => {
    const before = test.app.analysis.cacheStats().hits;
    const request = { code: 'cached', analysis_type: 'security' };
    await post('/v1/analyze', request);
    await post('/v1/analyze', request);
    await post('/v1/analyze', { ...request, analysis_type: 'quality' });
    await post('/v1/analyze', { ...request, file_name: 'a.php' });
    expect(test.app.analysis.cacheStats().hits).toBe(before + 1);
  });
});

describe('an analysis that is answered again', () => {
  const request = { code: 'bug\n"id":"ana_x","created":1,', analysis_type: 'all', file_name: 'again.php' };
  const withoutHead = (answer: { json(): Record<string, unknown> }) => {
    const { id: _, created: __, ...rest } = answer.json();
    return rest;
  };

  it('is the same but for its id and time', async () => {
    const first = await post('/v1/analyze', request);
    const again = await post('/v1/analyze', request);
    expect(withoutHead(again)).toEqual(withoutHead(first));
    expect(Object.keys(again.json())).toEqual(Object.keys(first.json()));
    expect(again.headers['content-type']).toBe(first.headers['content-type']);
    expect(again.json().id).toMatch(/^ana_[0-9A-Za-z]{24}$/);
    expect(again.json().id).not.toBe(first.json().id);
    expect(Math.abs(again.json().created - Date.now() / 1000)).toBeLessThan(60);
  });

  it('names the model that was asked for', async () => {
    await post('/v1/analyze', request);
    expect((await post('/v1/analyze', { ...request, model: 'svc-llm-13b' })).json().model).toBe('svc-llm-13b');
  });
});

describe('generation', () => {
  it('answers text, finish reason and usage', async () => {
    const answer = await post('/v1/generate', { prompt: 'one two', max_tokens: 3 });
    expect(answer.json()).toMatchObject({
      object: 'text_generation',
      choices: [{ index: 0, text: 'w0 w1 w2 ', finish_reason: 'length' }],
      usage: { prompt_tokens: 2, completion_tokens: 3, total_tokens: 5 },
    });
    expect(answer.json().id).toMatch(/^gen_/);
  });

  it('makes n choices and counts the prompt once', async () => {
    const body = (await post('/v1/generate', { prompt: 'one', n: 3, max_tokens: 2 })).json();
    expect(body.choices.map((choice: { index: number }) => choice.index)).toEqual([0, 1, 2]);
    expect(body.usage).toEqual({ prompt_tokens: 1, completion_tokens: 6, total_tokens: 7 });
  });

  it('refuses max_tokens beyond the context window before a stream begins', async () => {
    const answer = await post('/v1/generate/stream', { prompt: 'one', max_tokens: 4096 });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().error).toMatchObject({ code: 'invalid_request', param: 'max_tokens' });
  });

  it.each(['/v1/generate/stream', '/v1/generate'])('streams one JSON object a line from %s', async (url) => {
    const answer = await post(url, { prompt: 'one', max_tokens: 2, stream: true });
    expect(answer.headers['content-type']).toContain('application/x-ndjson');
    const chunks = answer.body
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(chunks.map((chunk) => chunk.choices[0].delta)).toEqual([{ text: 'w0 ' }, { text: 'w1 ' }, {}]);
    expect(chunks.map((chunk) => chunk.choices[0].finish_reason)).toEqual([null, null, 'length']);
    expect(new Set(chunks.map((chunk) => chunk.id)).size).toBe(1);
    expect(chunks.at(-1).usage).toEqual({ prompt_tokens: 1, completion_tokens: 2, total_tokens: 3 });
    expect(chunks[0].usage).toBeUndefined();
  });

  it('streams server-sent events when they are accepted', async () => {
    const answer = await post('/v1/generate/stream', { prompt: 'one', max_tokens: 1 }, { accept: 'text/event-stream' });
    expect(answer.headers['content-type']).toContain('text/event-stream');
    expect(answer.headers['x-accel-buffering']).toBe('no');
    const events = answer.body.split('\n\n').filter(Boolean);
    expect(events).toHaveLength(3);
    expect(events.at(-1)).toBe('data: [DONE]');
    expect(JSON.parse(events[0]?.slice(6) ?? '').choices[0].delta.text).toBe('w0 ');
  });

  it('gives the usage with the last chunk of all choices only', async () => {
    const answer = await post('/v1/generate/stream', { prompt: 'one', n: 2, max_tokens: 2 });
    const chunks = answer.body
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(chunks.filter((chunk) => chunk.usage !== undefined)).toEqual([chunks.at(-1)]);
    expect(chunks.at(-1).usage.completion_tokens).toBe(4);
  });

  it('ends a stream that fails midway with one error object', async () => {
    const answer = await post('/v1/generate/stream', { prompt: 'broken' });
    expect(answer.statusCode).toBe(200);
    const lines = answer.body
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines).toHaveLength(3);
    expect(lines.at(-1)).toMatchObject({ error: { code: 'server_error', type: 'server_error' } });
    expect(answer.body).not.toContain('the engine broke');
  });

  it('answers 500 without internals when the engine fails before the first token', async () => {
    const answer = await post('/v1/generate/stream', { prompt: 'failing' });
    expect(answer.statusCode).toBe(500);
    expect(answer.body).not.toContain('out of order');
  });

  it('answers 504 and stops the engine when the time is over', async () => {
    const slow = await createTestApp({ config: { requestTimeout: 0.1 } });
    const answer = await slow.app.inject({
      method: 'POST',
      url: '/v1/generate',
      headers: { 'x-api-key': slow.key },
      payload: { prompt: 'endless' },
    });
    expect(answer.statusCode).toBe(504);
    expect(answer.json().error.code).toBe('timeout');
    await expect.poll(() => slow.engine.running).toBe(0);
    await slow.close();
  });
});

describe('overload', () => {
  it('is answered 503 with the seconds to wait', async () => {
    const busy = await createTestApp({
      parts: {
        analyzeFiles: async () => {
          throw new ServiceError('server_overloaded');
        },
      },
    });
    const payload = { code: 'x', analysis_type: 'all' };
    const headers = { 'x-api-key': busy.key };
    const answer = await busy.app.inject({ method: 'POST', url: '/v1/analyze', headers, payload });
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('1');
    expect(answer.json().error).toMatchObject({ code: 'server_overloaded', retry_after: 1 });
    await busy.close();
  });
});

describe('bad input', () => {
  const cases: [string, string, unknown, number, string, string | undefined][] = [
    ['broken JSON', '/v1/analyze', '{"code": "x",', 400, 'invalid_request', undefined],
    ['an empty body', '/v1/analyze', '', 400, 'invalid_request', undefined],
    ['JSON that is no object', '/v1/analyze', '[1]', 400, 'invalid_request', undefined],
    ['a number as code', '/v1/analyze', { code: 5, analysis_type: 'security' }, 400, 'invalid_request', 'code'],
    ['a string as number', '/v1/generate', { prompt: 'a', max_tokens: '5' }, 400, 'invalid_request', 'max_tokens'],
    ['a missing field', '/v1/analyze', { code: 'x' }, 400, 'invalid_request', 'analysis_type'],
    ['an unknown type', '/v1/analyze', { code: 'x', analysis_type: 'speed' }, 400, 'invalid_request', 'analysis_type'],
    ['a temperature of 3', '/v1/generate', { prompt: 'a', temperature: 3 }, 400, 'invalid_request', 'temperature'],
    ['five stops', '/v1/generate', { prompt: 'a', stop: ['a', 'b', 'c', 'd', 'e'] }, 400, 'invalid_request', 'stop'],
    ['an empty prompt', '/v1/generate', { prompt: '' }, 400, 'invalid_request', 'prompt'],
    [
      'a nested fault',
      '/v1/analyze/batch',
      {
        analysis_type: 'security',
        files: [
          { name: 'a', content: '' },
          { name: 1, content: '' },
        ],
      },
      400,
      'invalid_request',
      'files[1].name',
    ],
    [
      '501 files',
      '/v1/analyze/batch',
      { analysis_type: 'security', files: Array.from({ length: 501 }, () => ({ name: 'a', content: '' })) },
      400,
      'invalid_request',
      'files',
    ],
    [
      'an unknown model',
      '/v1/analyze',
      { code: 'x', analysis_type: 'security', model: 'gpt' },
      404,
      'model_not_found',
      'model',
    ],
    [
      '2 MiB of code',
      '/v1/analyze',
      { code: 'x'.repeat(2 ** 21), analysis_type: 'security' },
      413,
      'payload_too_large',
      'code',
    ],
    [
      '1 MiB and a half in two-byte characters',
      '/v1/analyze',
      { code: 'é'.repeat(3 * 2 ** 18), analysis_type: 'security' },
      413,
      'payload_too_large',
      'code',
    ],
    ['a long prompt', '/v1/generate', { prompt: 'x'.repeat(2 ** 18 + 1) }, 413, 'payload_too_large', 'prompt'],
    [
      'more than the escapes of an encoder need',
      '/v1/analyze',
      `"${'x'.repeat(4 * 2 ** 20)}"`,
      413,
      'payload_too_large',
      undefined,
    ],
    [
      '1 MiB of escaped control characters',
      '/v1/analyze',
      `{"analysis_type":"security","code":"${'\\u0001'.repeat(2 ** 20)}"}`,
      413,
      'payload_too_large',
      undefined,
    ],
    [
      'bad UTF-8',
      '/v1/analyze',
      Buffer.from('{"code":"\xff\xfe","analysis_type":"security"}', 'latin1'),
      400,
      'invalid_request',
      undefined,
    ],
  ];
  it.each(cases)('refuses %s', async (_name, url, payload, status, code, param) => {
    const answer = await post(url, payload);
    expect(answer.statusCode).toBe(status);
    expect(answer.json().error).toMatchObject({ code, message: expect.stringMatching(/\w/) });
    expect(answer.json().error.param).toBe(param);
  });

  it('says what was expected and what was got', async () => {
    const wrongType = await post('/v1/analyze', { code: 5, analysis_type: 'security' });
    expect(wrongType.json().error.message).toBe('code: expected a string, got the number 5.');
    const wrongChoice = await post('/v1/analyze', { code: 'x', analysis_type: 'speed' });
    expect(wrongChoice.json().error.message).toBe(
      'analysis_type: expected one of "security", "performance", "quality", "all", got "speed".',
    );
    const missing = await post('/v1/analyze', { analysis_type: 'security' });
    expect(missing.json().error.message).toBe('code: expected a string, got nothing.');
    const badBytes = await post('/v1/analyze', Buffer.from('{"code":"ab\xff"}', 'latin1'));
    expect(badBytes.json().error.message).toContain('at byte 11');
  });

  it.each([
    ['two-byte characters as \\u escapes', '\\u00e9', 2],
    ['three-byte characters as \\u escapes', '\\u20ac', 3],
    ['four-byte characters as pairs of \\u escapes', '\\ud83d\\ude00', 4],
    ['escaped quotes', '\\"', 1],
    ['escaped slashes', '\\/', 1],
    ['escaped newlines', '\\n', 1],
    ['three-byte characters as they are', '€', 3],
  ])('takes 1 MiB of code in %s', async (_name, written, bytes) => {
    const body = `{"analysis_type":"security","code":"${written.repeat(Math.floor(2 ** 20 / bytes))}"}`;
    expect((await post('/v1/analyze', body)).statusCode).toBe(200);
  });

  it('takes deeply nested JSON in a field it does not know', async () => {
    const nested = (depth: number) =>
      `{"analysis_type":"security","code":"x","deep":${'['.repeat(depth)}${']'.repeat(depth)}}`;
    expect((await post('/v1/analyze', nested(30_000))).statusCode).toBe(200);
    // What could become very many objects is refused before it does.
    expect((await post('/v1/analyze', nested(300_000))).statusCode).toBe(400);
  });

  it.each([
    ['application/x-www-form-urlencoded', 'code=1'],
    ['text/plain', '{}'],
    ['application/json; charset=utf-16', '{}'],
  ])('refuses a body of %s', async (type, payload) => {
    const answer = await post('/v1/analyze', payload, { 'content-type': type });
    expect(answer.statusCode).toBe(415);
    expect(answer.json().error.code).toBe('unsupported_media_type');
  });

  it('refuses a compressed body', async () => {
    const answer = await post('/v1/analyze', '{}', { 'content-encoding': 'gzip' });
    expect(answer.statusCode).toBe(415);
  });

  it('tells an unknown path from a wrong method', async () => {
    const unknown = await test.app.inject({ method: 'GET', url: '/v1/nothing' });
    expect([unknown.statusCode, unknown.json().error.code]).toEqual([404, 'not_found']);
    const method = await test.app.inject({ method: 'DELETE', url: '/v1/models/svc-llm-7b?x=1' });
    expect([method.statusCode, method.json().error.code]).toEqual([405, 'method_not_allowed']);
    expect(method.headers.allow).toBe('GET, HEAD');
  });

  it('answers a path that is no URL', async () => {
    const answer = await test.app.inject({ method: 'GET', url: '/v1/models/%E0%A4%A' });
    expect([answer.statusCode, answer.json().error.code]).toEqual([400, 'invalid_request']);
    expect(answer.headers['x-request-id']).toMatch(/^req_/);
  });
});

describe('models', () => {
  it('lists models without, and shows one with, specifications', async () => {
    const headers = { 'x-api-key': test.key };
    const list = (await test.app.inject({ url: '/v1/models', headers })).json();
    expect(list).toMatchObject({ object: 'list', has_more: false, first_id: 'svc-llm-7b', last_id: 'svc-llm-13b' });
    expect(list.data[0].specifications).toBeUndefined();
    const one = (await test.app.inject({ url: '/v1/models/svc-llm-13b', headers })).json();
    expect(one).toMatchObject({
      id: 'svc-llm-13b',
      object: 'model',
      specifications: { specialization: 'counts words' },
    });
    const none = await test.app.inject({ url: '/v1/models/none', headers });
    expect([none.statusCode, none.json().error.code]).toEqual([404, 'model_not_found']);
  });
});

describe('every answer', () => {
  it.each(['a', 'A.b_c-9', 'x'.repeat(128)])('echoes the request id %s', async (id) => {
    const answer = await test.app.inject({ url: '/v1/health', headers: { 'x-request-id': id } });
    expect(answer.headers['x-request-id']).toBe(id);
  });

  it.each(['', 'x'.repeat(129), 'a b', 'é'])('replaces the request id %j', async (id) => {
    const answer = await test.app.inject({ url: '/v1/nothing', headers: { 'x-request-id': id } });
    expect(answer.headers['x-request-id']).toMatch(/^req_[0-9A-Za-z]{24}$/);
  });

  it('is data to a browser, whatever happened', async () => {
    for (const url of ['/v1/health', '/v1/nothing', '/v1/models']) {
      const { headers } = await test.app.inject({ url });
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['content-security-policy']).toContain("default-src 'none'");
    }
  });

  it('tells health and status to anyone', async () => {
    const health = (await test.app.inject({ url: '/v1/health' })).json();
    expect(health).toMatchObject({ status: 'healthy', services: { generation: 'healthy', analysis: 'healthy' } });
    const status = (await test.app.inject({ url: '/v1/status' })).json();
    expect(status).toMatchObject({ status: 'operational', active_requests: 1, queue_size: 0 });
  });
});
