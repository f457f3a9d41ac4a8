import { reviewType, type Severity } from '@presswright/shared/schemas/severities';

/** Penalty of one issue. docs/analysis.md says how they add up. */
export const penalties: Readonly<Record<Severity, number>> = {
  critical: 4,
  high: 2.5,
  medium: 1,
  low: 0.3,
  info: 0.05,
};

/**
 * The score of a file: 10 · e^(−P/10), where P is the sum of the issues' penalties; one decimal, rounded down below 10
 * so that a file with an issue is never perfect. Falls with every issue, and more for a worse one; what only asks for a
 * review counts for nothing.
 */
export function scoreOf(issues: readonly { readonly severity: Severity; readonly type?: string }[]): number {
  let penalty = 0;
  for (const { severity, type } of issues) if (type !== reviewType) penalty += penalties[severity];
  if (penalty === 0) return 10;
  return Math.floor(100 * Math.exp(-penalty / 10)) / 10;
}
