/** One window of requests. Times are Unix seconds. */
export interface RateWindow {
  readonly name: 'minute' | 'day';
  /** Length in seconds. */
  readonly seconds: number;
  readonly limit: number;
  /** Requests that this window still allows, after the one that was just counted. */
  readonly remaining: number;
  /** When the window starts anew. */
  readonly resetAt: number;
}

/** What counting one request found. */
export interface RateDecision {
  readonly allowed: boolean;
  /** The window that binds first: the one that refused, else the one with the least left. */
  readonly binding: RateWindow;
  readonly windows: readonly RateWindow[];
}

/** Counts requests by organisation. One implementation a place where counts are kept. */
export interface RateLimiter {
  /** Counts one request. A request that is refused is not counted against the longer window. */
  consume(
    organizationId: string,
    limits: { perMinute: number | null; perDay: number | null },
  ): RateDecision | Promise<RateDecision>;
}

/** What the headers say where there is no limit: clients parse a whole number there. */
export const unlimited = 2_147_483_647;

/** The window that binds first among `windows`, of which there is at least one. */
export function bindingWindow(windows: readonly [RateWindow, ...RateWindow[]]): RateWindow {
  return windows.reduce((binding, window) =>
    window.remaining < binding.remaining ||
    (window.remaining === binding.remaining && window.limit !== unlimited && window.resetAt > binding.resetAt)
      ? window
      : binding,
  );
}
