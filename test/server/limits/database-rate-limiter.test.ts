import { afterEach, expect, it, vi } from 'vitest';
import { createRateLimiter } from '../../../server/src/limits/create-rate-limiter.ts';
import { createDatabaseRateLimiter } from '../../../server/src/limits/database-rate-limiter.ts';
import { openStore } from '../../../server/src/store/store.ts';
import { freePort } from '../support/server-process.ts';
import { createTestApp } from '../support/test-app.ts';

afterEach(() => {
  vi.useRealTimers();
});

it('refuses with 503 while the database does not answer, and lets no request through', async () => {
  const databaseUrl = `postgresql://nobody@127.0.0.1:${await freePort()}/none`;
  const counts = openStore({ dataDir: '/nowhere', databaseUrl });
  const test = await createTestApp({ plan: 'free', parts: { limiter: createRateLimiter(counts, { databaseUrl }) } });
  const answer = await test.app.inject({ url: '/v1/models', headers: { 'x-api-key': test.key } });
  expect(answer.statusCode).toBe(503);
  expect(answer.json().error).toMatchObject({ code: 'server_overloaded', retry_after: 5 });
  expect(answer.headers['retry-after']).toBe('5');
  expect(answer.headers['x-ratelimit-limit']).toBeUndefined();
  await test.close();
  await counts.close();
});

it('asks the database once a second for an organisation that floods it, and at once when its window has ended', async () => {
  vi.setSystemTime(1_800_000_000_000);
  const asked: string[] = [];
  let msLeft = 10_000;
  const limiter = createDatabaseRateLimiter({
    async count(organizationId) {
      asked.push(organizationId);
      return { minute: { used: 6, msLeft }, day: { used: 5, msLeft: 80_000_000 } };
    },
  });
  const consume = async (times: number, organizationId = 'org_a', perMinute = 5) => {
    asked.length = 0;
    const decisions = [];
    for (let count = 0; count < times; count++) {
      decisions.push(await limiter.consume(organizationId, { perMinute, perDay: 1000 }));
    }
    return decisions;
  };
  const refusals = await consume(50);
  expect(asked).toHaveLength(1);
  for (const refusal of refusals) expect(refusal).toEqual(refusals[0]);
  expect(refusals[0]).toMatchObject({ allowed: false, binding: { name: 'minute', resetAt: 1_800_000_010 } });
  vi.setSystemTime(Date.now() + 999);
  await consume(1);
  expect(asked).toHaveLength(0);
  vi.setSystemTime(Date.now() + 1);
  msLeft = 300;
  await consume(2);
  expect(asked).toHaveLength(1);
  vi.setSystemTime(Date.now() + 300);
  await consume(1);
  expect(asked).toHaveLength(1);
  // Others, and other limits, are asked for.
  await consume(1, 'org_b');
  expect(asked).toEqual(['org_b']);
  await consume(1, 'org_a', 6);
  expect(asked).toEqual(['org_a']);
});
