import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasValidChecksum, makeApiKey } from '../../server/src/auth/api-key-format.ts';
import { createTestApp, type TestApp } from './support/test-app.ts';

const analyze = { method: 'POST', url: '/v1/analyze', payload: { code: 'x', analysis_type: 'security' } } as const;

describe('API keys', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  it('have a checksum that finds typing errors', () => {
    const key = makeApiKey();
    expect(key).toMatch(/^svc_live_[0-9A-Za-z]{30}$/);
    expect(hasValidChecksum(key)).toBe(true);
    const swapped = key.slice(0, 12) + (key[12] === 'a' ? 'b' : 'a') + key.slice(13);
    expect(hasValidChecksum(swapped)).toBe(false);
  });

  it('are taken from the Authorization header, X-API-Key and the query', async () => {
    const { app, key } = test;
    const bearer = await app.inject({ url: '/v1/models', headers: { authorization: `Bearer ${key}` } });
    const header = await app.inject({ url: '/v1/models', headers: { 'x-api-key': key } });
    const query = await app.inject({ url: `/v1/models?api_key=${key}` });
    expect([bearer.statusCode, header.statusCode, query.statusCode]).toEqual([200, 200, 200]);
    expect(bearer.headers.deprecation).toBeUndefined();
    expect(query.headers.deprecation).toMatch(/^@\d+$/);
  });

  it.each<[string, Record<string, string>, string, RegExp]>([
    ['none', {}, '', /missing/],
    ['an unknown one', { 'x-api-key': makeApiKey() }, '', /no such key/],
    ['a mistyped one', { authorization: `Bearer ${makeApiKey().slice(0, -1)}` }, '', /checksum/],
    ['another scheme', { authorization: 'Basic YTpi' }, '', /Bearer/],
    ['an empty one', { 'x-api-key': ' ' }, '', /empty/],
    ['two in the query', {}, '?api_key=a&api_key=b', /once/],
  ])('are refused: %s', async (_name, headers, query, fault) => {
    const answer = await test.app.inject({ url: `/v1/models${query}`, headers });
    expect(answer.statusCode).toBe(401);
    expect(answer.headers['www-authenticate']).toBe('Bearer');
    expect(answer.json().error).toMatchObject({ type: 'authentication_error', code: 'invalid_api_key' });
    expect(answer.json().error.details.api_key).toMatch(fault);
    expect(answer.headers['x-ratelimit-limit']).toBeUndefined();
  });

  describe('of several credentials', () => {
    const present = (credential: string, key: string) =>
      credential
        .replace('VALID', key)
        .replace('UNKNOWN', makeApiKey())
        .replace('FOREIGN', 'x'.repeat(40))
        .replace('REVOKED', revoked);
    let revoked: string;
    beforeAll(async () => {
      revoked = await test.keyFor(['read']);
      const [stored] = (await test.store.apiKeys.list()).filter(({ hint }) => revoked.startsWith(hint.slice(0, -1)));
      await test.store.apiKeys.revoke(stored?.id ?? '', 1);
    });

    it.each<{ authorization?: string; header?: string; query?: string; fault: RegExp | null }>([
      // What is no key of this service, such as a proxy's own credential, decides nothing.
      { authorization: 'Basic YTpi', header: 'VALID', fault: null },
      { authorization: 'Basic YTpi', query: 'VALID', fault: null },
      { authorization: 'Digest username="a"', header: 'VALID', fault: null },
      { authorization: 'Bearer', header: 'VALID', fault: null },
      { authorization: 'VALID', header: 'VALID', fault: null },
      { authorization: 'Bearer FOREIGN', header: 'VALID', fault: null },
      { authorization: 'Bearer FOREIGN', query: 'VALID', fault: null },
      // The first that is one decides, well or ill.
      { authorization: 'Bearer VALID', header: 'UNKNOWN', fault: null },
      { authorization: 'Bearer VALID', header: '', fault: null },
      { authorization: 'Bearer VALID', query: 'UNKNOWN', fault: null },
      { header: 'VALID', query: 'UNKNOWN', fault: null },
      { authorization: 'Bearer UNKNOWN', header: 'VALID', fault: /no such key/ },
      { authorization: 'Bearer REVOKED', header: 'VALID', fault: /revoked/ },
      { authorization: 'Bearer FOREIGN', header: 'UNKNOWN', fault: /no such key/ },
      { authorization: 'Bearer FOREIGN', header: 'FOREIGN', query: 'VALID', fault: /no such key/ },
      { authorization: 'Bearer FOREIGN', header: ' ', fault: /X-API-Key header is empty/ },
      { authorization: 'Basic YTpi', header: 'REVOKED', fault: /revoked/ },
      { header: '', query: 'VALID', fault: /X-API-Key header is empty/ },
      { header: 'UNKNOWN', query: 'VALID', fault: /no such key/ },
      // Nothing that anybody takes.
      { authorization: 'Bearer FOREIGN', fault: /no such key/ },
      { authorization: 'Bearer', fault: /expected "Bearer" and a key/ },
      { authorization: 'VALID', fault: /expected "Bearer" and a key/ },
    ])('$authorization + X-API-Key $header + ?api_key=$query', async ({ authorization, header, query, fault }) => {
      const { app, key } = test;
      const url = query === undefined ? '/v1/models' : `/v1/models?api_key=${present(query, key)}`;
      const headers = {
        ...(authorization === undefined ? {} : { authorization: present(authorization, key) }),
        ...(header === undefined ? {} : { 'x-api-key': present(header, key) }),
      };
      const answer = await app.inject({ url, headers });
      expect(answer.statusCode, answer.body).toBe(fault === null ? 200 : 401);
      expect(answer.json().error?.details.api_key ?? null).toEqual(
        fault === null ? null : expect.stringMatching(fault),
      );
    });
  });

  it('never come back in an answer', async () => {
    const wrong = makeApiKey();
    const answers = [
      await test.app.inject({ url: `/v1/models?api_key=${wrong}` }),
      await test.app.inject({ url: `/v1/nothing?api_key=${wrong}` }),
      await test.app.inject({ method: 'PUT', url: `/v1/models?api_key=${wrong}` }),
    ];
    for (const answer of answers) expect(answer.body + JSON.stringify(answer.headers)).not.toContain(wrong);
  });

  it('with read only may read and may not analyse or generate', async () => {
    const key = await test.keyFor(['read']);
    const headers = { 'x-api-key': key };
    expect((await test.app.inject({ url: '/v1/models', headers })).statusCode).toBe(200);
    const answer = await test.app.inject({ ...analyze, headers });
    expect(answer.statusCode).toBe(403);
    expect(answer.json().error).toMatchObject({
      type: 'permission_error',
      code: 'insufficient_permissions',
      details: { required_permission: 'write', current_permission: 'read' },
    });
  });

  it('stop working within seconds of being revoked, also from another process', async () => {
    const key = await test.keyFor(['read', 'write']);
    const status = async () => (await test.app.inject({ url: '/v1/models', headers: { 'x-api-key': key } })).statusCode;
    expect(await status()).toBe(200);
    const [stored] = (await test.store.apiKeys.list()).filter(({ hint }) => key.startsWith(hint.slice(0, -1)));
    await test.store.apiKeys.revoke(stored?.id ?? '', 1);
    await expect.poll(status, { timeout: 10_000 }).toBe(401);
  });

  it('are stored as hashes only', async () => {
    expect(JSON.stringify(await test.store.apiKeys.list())).not.toContain(test.key);
  });
});

describe('metrics', () => {
  it('are open to this machine, and elsewhere to administrators', async () => {
    const test = await createTestApp();
    const get = (remoteAddress: string, headers: Record<string, string> = {}) =>
      test.app.inject({ url: '/metrics', remoteAddress, headers });
    const local = await get('127.0.0.1');
    expect(local.statusCode).toBe(200);
    expect(local.body).toContain('presswright_event_loop_delay_seconds{quantile="0.99"}');
    expect((await get('192.0.2.1')).statusCode).toBe(401);
    expect((await get('127.0.0.1', { 'x-forwarded-for': '192.0.2.1' })).statusCode).toBe(401);
    expect((await get('192.0.2.1', { 'x-api-key': await test.keyFor(['write']) })).statusCode).toBe(403);
    expect((await get('192.0.2.1', { 'x-api-key': test.key })).statusCode).toBe(200);
    await test.close();
  });
});
