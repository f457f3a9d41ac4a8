/** Rate limits as clients see them; run over SQLite and memory here and over PostgreSQL in test/peers. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { FreshDatabase } from '../store/store-suite.ts';
import { createTestApp, type TestApp, type TestAppOptions } from '../support/test-app.ts';

const analyze = { method: 'POST', url: '/v1/analyze', payload: { code: 'x', analysis_type: 'security' } } as const;

/** @param fresh a database for the apps; null: each app has a SQLite of its own */
export function describeRateLimits(name: string, fresh: () => Promise<FreshDatabase | null>): void {
  describe(`rate limits on ${name}`, () => {
    let database: FreshDatabase | null;
    let test: TestApp;
    beforeAll(async () => {
      database = await fresh();
    });
    afterEach(() => test.close());
    afterAll(() => database?.remove());
    async function start(options: TestAppOptions = {}): Promise<void> {
      test = await createTestApp({ databaseUrl: database?.options.databaseUrl ?? null, ...options });
    }
    const getModels = (key = test.key) => test.app.inject({ url: '/v1/models', headers: { 'x-api-key': key } });

    it('allow exactly the limit under 64 parallel calls', async () => {
      await start({ plan: 'free' });
      const answers = await Promise.all(
        Array.from({ length: 64 }, () => test.app.inject({ ...analyze, headers: { 'x-api-key': test.key } })),
      );
      expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(10);
      const refused = answers.filter((answer) => answer.statusCode === 429);
      expect(refused).toHaveLength(54);
      const [answer] = refused;
      const { error } = answer?.json() ?? {};
      expect(error).toMatchObject({ type: 'rate_limit_error', code: 'rate_limit_exceeded', details: { limit: 10 } });
      expect(error.details.retry_after).toBe(error.retry_after);
      expect(answer?.headers['retry-after']).toBe(String(error.retry_after));
      expect(error.retry_after).toBeGreaterThan(0);
      expect(error.retry_after).toBeLessThanOrEqual(60);
      expect(answer?.headers['x-ratelimit-remaining']).toBe('0');
      expect(answer?.headers['x-ratelimit-reset']).toBe(String(error.details.reset_time));
    });

    it('are told in both spellings and name both windows', async () => {
      await start({ plan: 'pro' });
      const { headers } = await getModels();
      for (const prefix of ['x-ratelimit', 'x-rate-limit']) {
        expect(headers[`${prefix}-limit`]).toBe('100');
        expect(headers[`${prefix}-remaining`]).toBe('99');
        expect(Number(headers[`${prefix}-reset`])).toBeGreaterThan(Date.now() / 1000);
      }
      expect(headers['ratelimit-policy']).toBe('"minute";q=100;w=60, "day";q=50000;w=86400');
      expect(headers.ratelimit).toMatch(/^"minute";r=99;t=\d+, "day";r=49999;t=\d+$/);
    });

    it('describe the day when it binds first', async () => {
      await start({ config: { enterprisePerMinute: 5, enterprisePerDay: 2 } });
      expect((await getModels()).headers['x-ratelimit-limit']).toBe('2');
      await getModels();
      for (const refused of [await getModels(), await getModels()]) {
        expect(refused.statusCode).toBe(429);
        expect(refused.json().error.details.limit).toBe(2);
        expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3600);
      }
    });

    it('hold for an organisation, not for each of its keys', async () => {
      await start({ config: { enterprisePerMinute: 2 } });
      const keys = [test.key, await test.keyFor(['read']), await test.keyFor(['read'])];
      const statuses = [];
      for (const key of keys) statuses.push((await getModels(key)).statusCode);
      expect(statuses).toEqual([200, 200, 429]);
    });

    it('say the largest number where a plan has none', async () => {
      await start();
      const { headers } = await getModels();
      expect(headers['x-ratelimit-limit']).toBe('2147483647');
      expect(headers['x-rate-limit-remaining']).toBe('2147483647');
    });
  });
}
