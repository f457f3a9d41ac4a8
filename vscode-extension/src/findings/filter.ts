import { type Category, categories, type Severity, severities } from '@presswright/shared/schemas/severities';
import type { Finding } from './finding.ts';

/** What the view leaves out. */
export interface FindingFilter {
  readonly hiddenSeverities: readonly Severity[];
  readonly hiddenCategories: readonly Category[];
}

export const noFilter: FindingFilter = { hiddenSeverities: [], hiddenCategories: [] };

export function isFiltering({ hiddenSeverities, hiddenCategories }: FindingFilter): boolean {
  return hiddenSeverities.length + hiddenCategories.length > 0;
}

export function passes({ hiddenSeverities, hiddenCategories }: FindingFilter, finding: Finding): boolean {
  return !hiddenSeverities.includes(finding.severity) && !hiddenCategories.includes(finding.category);
}

/** Reads what was kept from an earlier session; whatever is unknown by now is dropped. */
export function readFilter(kept: unknown): FindingFilter {
  const { hiddenSeverities, hiddenCategories } = (kept ?? {}) as Partial<Record<keyof FindingFilter, unknown>>;
  const known = <T extends string>(all: readonly T[], value: unknown): T[] =>
    Array.isArray(value) ? all.filter((name) => value.includes(name)) : [];
  return {
    hiddenSeverities: known(severities, hiddenSeverities),
    hiddenCategories: known(categories, hiddenCategories),
  };
}
