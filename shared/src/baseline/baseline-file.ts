import type { Baseline } from '../schemas/baseline.ts';

/** The name that a baseline gets where a project names none. */
export const baselineName = 'presswright-baseline.json';

/** A baseline as its file has it. */
export function formatBaseline(baseline: Baseline): string {
  return `${JSON.stringify(baseline, null, 1)}\n`;
}
