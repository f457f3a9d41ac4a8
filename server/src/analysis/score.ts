import type { Severity } from '@presswright/shared/schemas/analysis';

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
 * so that a file with an issue is never perfect. Falls with every issue, and more for a worse one.
 */
export function scoreOf(issues: readonly { readonly severity: Severity }[]): number {
  if (issues.length === 0) return 10;
  let penalty = 0;
  for (const { severity } of issues) penalty += penalties[severity];
  return Math.floor(100 * Math.exp(-penalty / 10)) / 10;
}
