import { type RateDecision, type RateWindow, unlimited } from './rate-limiter.ts';

/** The windows in which requests are counted, by name and length in seconds. */
export const minute = { name: 'minute', seconds: 60 } as const;
export const day = { name: 'day', seconds: 86_400 } as const;
export type WindowKind = typeof minute | typeof day;

/** What one window has counted. */
export interface CountedWindow {
  /** Requests, refused ones too. */
  readonly used: number;
  /** Milliseconds until it ends; 0 or less: it has ended. */
  readonly msLeft: number;
}

/** A window after counting; one that has not begun, has ended, or is not counted allows its whole limit. */
export function rateWindow(kind: WindowKind, limit: number | null, counted: CountedWindow | null): RateWindow {
  const now = Date.now();
  if (limit === null || counted === null || counted.msLeft <= 0) {
    const whole = limit ?? unlimited;
    return { ...kind, limit: whole, remaining: whole, resetAt: Math.ceil(now / 1000) + kind.seconds };
  }
  const remaining = Math.max(0, limit - counted.used);
  return { ...kind, limit, remaining, resetAt: Math.ceil((now + counted.msLeft) / 1000) };
}

/** Whether a window refuses the request that it has just counted. */
export function isRefused(limit: number | null, { used }: CountedWindow): boolean {
  return limit !== null && used > limit;
}

/** Nothing is counted where there is no limit. */
export function unlimitedDecision(): RateDecision {
  return decide([rateWindow(minute, null, null), rateWindow(day, null, null)]);
}

/** The decision when `refusing` refused, or when no window did. */
export function decide(windows: readonly [RateWindow, RateWindow], refusing?: RateWindow): RateDecision {
  return { allowed: refusing === undefined, binding: refusing ?? bindingWindow(windows), windows };
}

/** The window that binds first: the one with less left or, at the same, that ends later. */
function bindingWindow([short, long]: readonly [RateWindow, RateWindow]): RateWindow {
  if (short.remaining !== long.remaining) return short.remaining < long.remaining ? short : long;
  return long.limit !== unlimited && long.resetAt > short.resetAt ? long : short;
}
