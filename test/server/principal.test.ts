import { ServiceError } from '@presswright/shared/errors';
import type { FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeApiKey } from '../../server/src/auth/api-key-format.ts';
import type { Authenticator } from '../../server/src/auth/authenticator.ts';
import type { SessionPrincipal } from '../../server/src/auth/principal.ts';
import { createTestApp, type TestApp } from './support/test-app.ts';

const session: SessionPrincipal = {
  kind: 'session',
  organizationId: 'org_of_the_session',
  plan: 'free',
  permissions: ['read', 'write'],
  credentialId: 'ses_1',
  userId: 'usr_1',
};

/** Knows bearer tokens that begin with `session-`: the least that a second kind of credential needs. */
const sessions: Authenticator = {
  async authenticate({ place, value }) {
    if (place !== 'authorization' || !value.startsWith('session-')) return { kind: 'not_mine' };
    if (value === 'session-old') return { kind: 'fault', error: new ServiceError('expired_token') };
    return { kind: 'principal', principal: session };
  },
};

const logged: Record<string, unknown>[] = [];
let test: TestApp;
beforeAll(async () => {
  const logger: FastifyBaseLogger = pino({ level: 'info' }, { write: (line) => logged.push(JSON.parse(line)) });
  test = await createTestApp({
    parts: ({ authenticators }) => ({ logger, authenticators: [sessions, ...authenticators] }),
  });
});
afterAll(() => test.close());

const withSession = { authorization: 'Bearer session-1' };
const analyze = { method: 'POST', url: '/v1/analyze', payload: { code: '// bug', analysis_type: 'all' } } as const;

it('a credential of another kind goes through limits, permission and work like a key', async () => {
  const answer = await test.app.inject({ ...analyze, headers: withSession });
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.json().issues).toHaveLength(1);
  expect(answer.headers['x-ratelimit-limit']).toBe('10');

  const files = await test.app.inject({ url: '/v1/files', headers: withSession });
  expect(files.json()).toMatchObject({ object: 'list', data: [] });
});

it('is refused what it has no permission for', async () => {
  const answer = await test.app.inject({ url: '/metrics', remoteAddress: '192.0.2.1', headers: withSession });
  expect(answer.statusCode).toBe(403);
  expect(answer.json().error.details).toEqual({ required_permission: 'admin', current_permission: 'write' });
});

it('is named in the log by its kind, its id and its user', async () => {
  await test.app.inject({ ...analyze, headers: { ...withSession, 'x-request-id': 'by-session' } });
  await test.app.inject({ ...analyze, headers: { 'x-api-key': test.key, 'x-request-id': 'by-key' } });
  const line = (id: string) => logged.find((entry) => entry.request_id === id && entry.msg === 'request');
  expect(line('by-session')).toMatchObject({
    organization: 'org_of_the_session',
    credential: 'session',
    credential_id: 'ses_1',
    user: 'usr_1',
  });
  expect(line('by-key')).toMatchObject({ credential: 'api_key', credential_id: expect.stringMatching(/^key_/) });
  expect(line('by-key')).not.toHaveProperty('user');
});

it('says in its own words why it is refused', async () => {
  const answer = await test.app.inject({ ...analyze, headers: { authorization: 'Bearer session-old' } });
  expect([answer.statusCode, answer.json().error.code]).toEqual([401, 'expired_token']);
});

it.each([
  ['a session beside a valid key', { ...withSession, key: 'VALID' }, 200, 'session'],
  ['a session beside an unknown key', { ...withSession, key: 'UNKNOWN' }, 200, 'session'],
  ['an expired session beside a valid key', { authorization: 'Bearer session-old', key: 'VALID' }, 401, null],
  ['a token that nobody knows beside a valid key', { authorization: 'Bearer elsewhere', key: 'VALID' }, 200, 'api_key'],
  ['a session where only keys are', { key: 'session-1' }, 401, null],
])('decides between several: %s', async (name, { key, ...authorization }, status, kind) => {
  const id = name.replaceAll(' ', '-');
  const value = { VALID: test.key, UNKNOWN: makeApiKey() }[key] ?? key;
  const answer = await test.app.inject({
    url: '/v1/files',
    headers: { ...authorization, 'x-api-key': value, 'x-request-id': id },
  });
  expect(answer.statusCode, answer.body).toBe(status);
  const line = logged.find((entry) => entry.request_id === id && entry.msg === 'request');
  expect(line?.credential ?? null).toBe(kind);
});
