import type { PlanLimits } from './plan-limits.ts';

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
  readonly windows: readonly [minute: RateWindow, day: RateWindow];
}

/**
 * Counts requests by organisation, in fixed windows that begin with the first request. One implementation a place where
 * counts are kept.
 */
export interface RateLimiter {
  /**
   * Counts one request. One that the minute refuses is not counted against the day. A changed limit applies at once to
   * what was already counted.
   * @throws {ServiceError} `server_overloaded` when the place of the counts does not answer
   */
  consume(organizationId: string, limits: PlanLimits): RateDecision | Promise<RateDecision>;
}

/** What the headers say where there is no limit: clients parse a whole number there. */
export const unlimited = 2_147_483_647;
