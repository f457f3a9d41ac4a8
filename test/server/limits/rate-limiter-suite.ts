/** What every rate limiter must do; run over the memory's here and over PostgreSQL's in test/peers. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PlanLimits } from '../../../server/src/limits/plan-limits.ts';
import type { RateDecision, RateLimiter } from '../../../server/src/limits/rate-limiter.ts';

/** Where a limiter counts. */
export interface CountingPlace {
  readonly limiter: RateLimiter;
  /** The id of a new organisation. */
  createOrganization(): Promise<string>;
  /** Lets seconds pass for the clock that ends windows; this process's goes on as well. */
  elapse(seconds: number): Promise<void>;
  close(): Promise<void>;
}

export function describeRateLimiter(name: string, open: () => Promise<CountingPlace>): void {
  describe(`the rate limiter on ${name}`, () => {
    let place: CountingPlace;
    let organizationId: string;
    beforeAll(async () => {
      place = await open();
    });
    beforeEach(async () => {
      organizationId = await place.createOrganization();
      vi.setSystemTime(new Date());
    });
    afterEach(() => {
      vi.useRealTimers();
    });
    afterAll(() => place.close());

    const consume = async (limits: PlanLimits) => place.limiter.consume(organizationId, limits);
    const consumeTimes = async (times: number, limits: PlanLimits): Promise<RateDecision[]> => {
      const decisions = [];
      for (let count = 0; count < times; count++) decisions.push(await consume(limits));
      return decisions;
    };
    const remaining = ({ windows }: RateDecision) => windows.map((window) => window.remaining);
    const allowed = (decisions: readonly RateDecision[]) => decisions.map((decision) => decision.allowed);
    async function elapse(seconds: number): Promise<void> {
      await place.elapse(seconds);
      vi.setSystemTime(Date.now() + seconds * 1000);
    }

    it('allows exactly the limit of parallel requests, and counts each once', async () => {
      const limits = { perMinute: 50, perDay: 1000 };
      const decisions = await Promise.all(Array.from({ length: 200 }, () => consume(limits)));
      const granted = decisions.filter((decision) => decision.allowed);
      const left = granted.map((decision) => remaining(decision)).sort(([one], [other]) => Number(other) - Number(one));
      expect(left).toEqual(Array.from({ length: 50 }, (_, count) => [49 - count, 999 - count]));
      const refused = decisions.filter((decision) => !decision.allowed);
      for (const { binding } of refused) expect(binding).toMatchObject({ name: 'minute', limit: 50, remaining: 0 });
    });

    it('counts each organisation for itself', async () => {
      const limits = { perMinute: 1, perDay: 5 };
      expect(allowed(await consumeTimes(2, limits))).toEqual([true, false]);
      organizationId = await place.createOrganization();
      expect(allowed(await consumeTimes(2, limits))).toEqual([true, false]);
    });

    it('does not count against the day what the minute refuses', async () => {
      const decisions = await consumeTimes(5, { perMinute: 2, perDay: 100 });
      expect(decisions.map(remaining)).toEqual([
        [1, 99],
        [0, 98],
        [0, 98],
        [0, 98],
        [0, 98],
      ]);
      await elapse(60);
      expect(remaining(await consume({ perMinute: 2, perDay: 100 }))).toEqual([1, 97]);
    });

    it('names the window that binds: the one that refuses, else the one with the least left, the day when they are even', async () => {
      const names = async (times: number, limits: PlanLimits) =>
        (await consumeTimes(times, limits)).map(({ binding }) => binding.name);
      expect(await names(3, { perMinute: 10, perDay: 2 })).toEqual(['day', 'day', 'day']);
      organizationId = await place.createOrganization();
      expect(await names(3, { perMinute: 2, perDay: 10 })).toEqual(['minute', 'minute', 'minute']);
      organizationId = await place.createOrganization();
      expect(await names(1, { perMinute: 5, perDay: 5 })).toEqual(['day']);
    });

    it('begins a window with its first request, and another with the first after its end', async () => {
      const limits = { perMinute: 2, perDay: 5 };
      const second = Date.now() / 1000;
      const [first] = await consumeTimes(1, limits);
      expect(first?.windows.map(({ name, seconds }) => [name, seconds])).toEqual([
        ['minute', 60],
        ['day', 86_400],
      ]);
      for (const { resetAt, seconds } of first?.windows ?? []) {
        expect(resetAt).toBeGreaterThanOrEqual(second + seconds);
        expect(resetAt).toBeLessThanOrEqual(second + seconds + 1);
      }
      await elapse(40);
      // Requests do not move the end.
      const next = await consumeTimes(2, limits);
      expect(allowed(next)).toEqual([true, false]);
      for (const { windows } of next) {
        expect(windows[0]?.resetAt).toBeLessThanOrEqual(second + 61);
        expect(windows[0]?.resetAt).toBeGreaterThan(second + 40);
      }
      await elapse(20);
      expect((await consumeTimes(3, limits)).map(remaining)).toEqual([
        [1, 2],
        [0, 1],
        [0, 1],
      ]);
      await elapse(60);
      const late = await consumeTimes(2, limits);
      expect(allowed(late)).toEqual([true, false]);
      expect(late[1]?.binding).toMatchObject({ name: 'day', limit: 5, remaining: 0 });
      await elapse(86_400 - 120);
      expect(remaining(await consume(limits))).toEqual([1, 4]);
    });

    it('begins no day with a request that the minute refuses', async () => {
      await consume({ perMinute: 1, perDay: 10 });
      await elapse(86_390);
      expect(remaining(await consume({ perMinute: 1, perDay: 10 }))).toEqual([0, 8]);
      await elapse(20);
      const refused = await consume({ perMinute: 1, perDay: 10 });
      expect(refused.allowed).toBe(false);
      expect(remaining(refused)).toEqual([0, 10]);
      await elapse(50);
      expect(remaining(await consume({ perMinute: 1, perDay: 10 }))).toEqual([0, 9]);
    });

    it('applies a changed limit to what was counted', async () => {
      expect(allowed(await consumeTimes(3, { perMinute: 3, perDay: 10 }))).toEqual([true, true, true]);
      expect(remaining(await consume({ perMinute: 100, perDay: 1000 }))).toEqual([96, 996]);
      expect((await consume({ perMinute: 4, perDay: 1000 })).allowed).toBe(false);
      // Also of one that is refused, at once.
      expect((await consume({ perMinute: 100, perDay: 1000 })).allowed).toBe(true);
      expect((await consume({ perMinute: 100, perDay: 5 })).allowed).toBe(false);
    });

    it('counts the window that has a limit where the other has none', async () => {
      const minutely = await consumeTimes(2, { perMinute: 1, perDay: null });
      expect(minutely.map(remaining)).toEqual([
        [0, 2_147_483_647],
        [0, 2_147_483_647],
      ]);
      expect(minutely.map(({ binding }) => binding.name)).toEqual(['minute', 'minute']);
      expect(allowed(minutely)).toEqual([true, false]);
      organizationId = await place.createOrganization();
      const daily = await consumeTimes(2, { perMinute: null, perDay: 1 });
      expect(daily.map(({ binding }) => binding.name)).toEqual(['day', 'day']);
      expect(allowed(daily)).toEqual([true, false]);
    });

    it('refuses nothing without limits', async () => {
      const decisions = await consumeTimes(20, { perMinute: null, perDay: null });
      expect(decisions.every((decision) => decision.allowed)).toBe(true);
      for (const { limit, remaining: left } of decisions[19]?.windows ?? []) {
        expect([limit, left]).toEqual([2_147_483_647, 2_147_483_647]);
      }
    });
  });
}
