import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { bindingWindow, type RateDecision, type RateLimiter, type RateWindow, unlimited } from './rate-limiter.ts';

const minute = { name: 'minute', seconds: 60 } as const;
const day = { name: 'day', seconds: 86_400 } as const;
type WindowKind = typeof minute | typeof day;

/** Counts in this process's memory, in fixed windows that begin with an organisation's first request. */
export function createMemoryRateLimiter(): RateLimiter {
  const limiters = new Map<string, RateLimiterMemory>();

  /** Plans share nothing: a changed limit starts new windows. */
  function limiterOf(kind: WindowKind, limit: number): RateLimiterMemory {
    const name = `${kind.name}:${limit}`;
    let limiter = limiters.get(name);
    if (limiter === undefined) {
      limiter = new RateLimiterMemory({ points: limit, duration: kind.seconds, keyPrefix: name });
      limiters.set(name, limiter);
    }
    return limiter;
  }

  /** Counting happens before the first await, so that parallel calls are counted one by one. */
  async function count(kind: WindowKind, key: string, limit: number): Promise<Counted> {
    try {
      return { allowed: true, window: toWindow(kind, limit, await limiterOf(kind, limit).consume(key)) };
    } catch (result) {
      if (!(result instanceof RateLimiterRes)) throw result;
      return { allowed: false, window: toWindow(kind, limit, result) };
    }
  }

  async function peek(kind: WindowKind, key: string, limit: number | null): Promise<RateWindow> {
    if (limit === null) return unlimitedWindow(kind);
    const result = await limiterOf(kind, limit).get(key);
    if (result !== null) return toWindow(kind, limit, result);
    return { ...kind, limit, remaining: limit, resetAt: now() + kind.seconds };
  }

  async function counted(organizationId: string, { perMinute, perDay }: Limits): Promise<RateDecision> {
    const short = perMinute === null ? uncounted(minute) : await count(minute, organizationId, perMinute);
    if (!short.allowed) {
      const windows = [short.window, await peek(day, organizationId, perDay)] as const;
      return { allowed: false, binding: short.window, windows };
    }
    const long = perDay === null ? uncounted(day) : await count(day, organizationId, perDay);
    const windows: [RateWindow, RateWindow] = [short.window, long.window];
    return { allowed: long.allowed, binding: long.allowed ? bindingWindow(windows) : long.window, windows };
  }

  return {
    consume(organizationId, limits) {
      return limits.perMinute === null && limits.perDay === null
        ? unlimitedDecision()
        : counted(organizationId, limits);
    },
  };
}

/** Nothing is counted where there is no limit. */
function unlimitedDecision(): RateDecision {
  const windows: [RateWindow, RateWindow] = [unlimitedWindow(minute), unlimitedWindow(day)];
  return { allowed: true, binding: bindingWindow(windows), windows };
}

type Limits = Parameters<RateLimiter['consume']>[1];

interface Counted {
  readonly allowed: boolean;
  readonly window: RateWindow;
}

function uncounted(kind: WindowKind): Counted {
  return { allowed: true, window: unlimitedWindow(kind) };
}

function now(): number {
  return Math.ceil(Date.now() / 1000);
}

function toWindow(kind: WindowKind, limit: number, result: RateLimiterRes): RateWindow {
  const remaining = Math.max(0, limit - result.consumedPoints);
  return { ...kind, limit, remaining, resetAt: Math.ceil((Date.now() + result.msBeforeNext) / 1000) };
}

function unlimitedWindow(kind: WindowKind): RateWindow {
  return { ...kind, limit: unlimited, remaining: unlimited, resetAt: now() + kind.seconds };
}
