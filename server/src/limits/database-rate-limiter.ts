import type { RateWindowRepository } from '../store/rate-windows.ts';
import type { PlanLimits } from './plan-limits.ts';
import type { RateDecision, RateLimiter } from './rate-limiter.ts';
import { type CountedWindow, day, decide, isRefused, minute, rateWindow, unlimitedDecision } from './rate-windows.ts';

/** Milliseconds for which a refusal is repeated without asking the database. */
const rememberedMs = 1000;
const maxRemembered = 10_000;

interface Refusal {
  readonly limits: PlanLimits;
  readonly decision: RateDecision;
  /** Unix milliseconds. */
  readonly until: number;
}

/**
 * Counts in the database, for servers that share one: one statement a request. Who is refused is refused for up to a
 * second without it, so that a flood of requests does not take the connections that others wait for.
 */
export function createDatabaseRateLimiter(rateWindows: RateWindowRepository): RateLimiter {
  const refusals = new Map<string, Refusal>();

  function remember(organizationId: string, limits: PlanLimits, decision: RateDecision, { msLeft }: CountedWindow) {
    if (refusals.size >= maxRemembered) refusals.clear();
    refusals.set(organizationId, { limits, decision, until: Date.now() + Math.min(msLeft, rememberedMs) });
    return decision;
  }

  async function counted(organizationId: string, limits: PlanLimits): Promise<RateDecision> {
    const { perMinute, perDay } = limits;
    const count = await rateWindows.count(organizationId, perMinute);
    const short = rateWindow(minute, perMinute, count.minute);
    const long = rateWindow(day, perDay, count.day);
    const windows = [short, long] as const;
    if (isRefused(perMinute, count.minute)) {
      return remember(organizationId, limits, decide(windows, short), count.minute);
    }
    if (isRefused(perDay, count.day)) return remember(organizationId, limits, decide(windows, long), count.day);
    return decide(windows);
  }

  return {
    consume(organizationId, limits) {
      if (limits.perMinute === null && limits.perDay === null) return unlimitedDecision();
      const refusal = refusals.get(organizationId);
      if (refusal !== undefined) {
        if (refusal.until > Date.now() && areEqual(refusal.limits, limits)) return refusal.decision;
        refusals.delete(organizationId);
      }
      return counted(organizationId, limits);
    },
  };
}

function areEqual(one: PlanLimits, other: PlanLimits): boolean {
  return one.perMinute === other.perMinute && one.perDay === other.perDay;
}
