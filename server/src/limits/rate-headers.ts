import type { RateDecision, RateWindow } from './rate-limiter.ts';

/**
 * The headers of every authenticated answer. The `X-` ones describe the window that binds first, in both spellings of
 * the contract; `RateLimit` and `RateLimit-Policy` (IETF draft-ietf-httpapi-ratelimit-headers) name both windows.
 */
export function rateHeaders({ binding, windows }: RateDecision, nowSeconds: number): Record<string, string> {
  const limit = String(binding.limit);
  const remaining = String(binding.remaining);
  const reset = String(binding.resetAt);
  return {
    'X-RateLimit-Limit': limit,
    'X-RateLimit-Remaining': remaining,
    'X-RateLimit-Reset': reset,
    'X-Rate-Limit-Limit': limit,
    'X-Rate-Limit-Remaining': remaining,
    'X-Rate-Limit-Reset': reset,
    RateLimit: windows
      .map((window) => `"${window.name}";r=${window.remaining};t=${secondsUntilReset(window, nowSeconds)}`)
      .join(', '),
    'RateLimit-Policy': windows.map((window) => `"${window.name}";q=${window.limit};w=${window.seconds}`).join(', '),
  };
}

/** Whole seconds to wait until a window starts anew, from 1 to its length. */
export function secondsUntilReset({ resetAt, seconds }: RateWindow, nowSeconds: number): number {
  return Math.min(seconds, Math.max(1, Math.ceil(resetAt - nowSeconds)));
}
