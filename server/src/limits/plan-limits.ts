import type { Config } from '../config.ts';

export type Plan = 'free' | 'pro' | 'enterprise';

/** Requests that a plan allows; null: no limit. */
export interface PlanLimits {
  readonly perMinute: number | null;
  readonly perDay: number | null;
}

/** The contract's table of plans, with the operator's limits for `enterprise`. */
export function planLimits(config: Pick<Config, 'enterprisePerMinute' | 'enterprisePerDay'>): Record<Plan, PlanLimits> {
  return {
    free: { perMinute: 10, perDay: 1000 },
    pro: { perMinute: 100, perDay: 50_000 },
    enterprise: { perMinute: config.enterprisePerMinute, perDay: config.enterprisePerDay },
  };
}
