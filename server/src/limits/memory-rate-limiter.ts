import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { PlanLimits } from './plan-limits.ts';
import type { RateDecision, RateLimiter } from './rate-limiter.ts';
import {
  type CountedWindow,
  day,
  decide,
  isRefused,
  minute,
  rateWindow,
  unlimitedDecision,
  type WindowKind,
} from './rate-windows.ts';

/** Counts in this process's memory: for one server. */
export function createMemoryRateLimiter(): RateLimiter {
  const minutes = counterOf(minute);
  const days = counterOf(day);

  async function counted(organizationId: string, { perMinute, perDay }: PlanLimits): Promise<RateDecision> {
    // Counting happens before the first await, so that parallel calls are counted one by one.
    const short = perMinute === null ? null : await count(minutes, organizationId);
    const shortWindow = rateWindow(minute, perMinute, short);
    if (short !== null && isRefused(perMinute, short)) {
      return decide([shortWindow, rateWindow(day, perDay, await peek(days, organizationId))], shortWindow);
    }
    const long = perDay === null ? null : await count(days, organizationId);
    const longWindow = rateWindow(day, perDay, long);
    return decide([shortWindow, longWindow], long !== null && isRefused(perDay, long) ? longWindow : undefined);
  }

  return {
    consume(organizationId, limits) {
      const hasNone = limits.perMinute === null && limits.perDay === null;
      return hasNone ? unlimitedDecision() : counted(organizationId, limits);
    },
  };
}

/** It refuses nothing by itself, so that one count serves every limit. */
function counterOf({ name, seconds }: WindowKind): RateLimiterMemory {
  return new RateLimiterMemory({ points: Number.MAX_SAFE_INTEGER, duration: seconds, keyPrefix: name });
}

async function count(counter: RateLimiterMemory, key: string): Promise<CountedWindow> {
  const { consumedPoints, msBeforeNext } = await counter.consume(key);
  return { used: consumedPoints, msLeft: msBeforeNext };
}

async function peek(counter: RateLimiterMemory, key: string): Promise<CountedWindow | null> {
  const result = await counter.get(key);
  return result === null ? null : { used: result.consumedPoints, msLeft: result.msBeforeNext };
}
