import type { RateDecision, RateWindow } from './rate-limiter.ts';

/**
 * The headers of every authenticated answer. The `X-` ones describe the window that binds first, in both spellings of
 * the contract; `RateLimit` and `RateLimit-Policy` (IETF draft-ietf-httpapi-ratelimit-headers) name both windows.
 */
export function rateHeaders({ binding, windows }: RateDecision, nowSeconds: number): Record<string, string> {
  const [short, long] = windows;
  const limit = String(binding.limit);
  const remaining = String(binding.remaining);
  const reset = String(binding.resetAt);
  return {
    'x-ratelimit-limit': limit,
    'x-ratelimit-remaining': remaining,
    'x-ratelimit-reset': reset,
    'x-rate-limit-limit': limit,
    'x-rate-limit-remaining': remaining,
    'x-rate-limit-reset': reset,
    ratelimit: `${left(short, nowSeconds)}, ${left(long, nowSeconds)}`,
    'ratelimit-policy': `${quota(short)}, ${quota(long)}`,
  };
}

function left(window: RateWindow, nowSeconds: number): string {
  return `"${window.name}";r=${window.remaining};t=${secondsUntilReset(window, nowSeconds)}`;
}

function quota({ name, limit, seconds }: RateWindow): string {
  return `"${name}";q=${limit};w=${seconds}`;
}

/** Whole seconds to wait until a window starts anew, from 1 to its length. */
export function secondsUntilReset({ resetAt, seconds }: RateWindow, nowSeconds: number): number {
  return Math.min(seconds, Math.max(1, Math.ceil(resetAt - nowSeconds)));
}
