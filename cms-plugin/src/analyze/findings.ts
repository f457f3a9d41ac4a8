import { type Category, type Issue, type Severity, severities } from '../findings/types.ts';
import type { FileResult } from './types.ts';

/** What is shown of the findings. */
export interface Filter {
  severities: ReadonlySet<Severity>;
  category: Category | 'all';
  /** Looked for in file, message and rule, without regard to case. */
  text: string;
}

export const everything: Filter = { severities: new Set(severities), category: 'all', text: '' };

const rank = (issue: Issue): number => severities.indexOf(issue.severity);
const worst = (issues: Issue[]): number => Math.min(...issues.map(rank));

const matches = (filter: Filter, file: string, issue: Issue): boolean => {
  if (!filter.severities.has(issue.severity)) return false;
  if (filter.category !== 'all' && filter.category !== issue.category) return false;
  const text = filter.text.trim().toLowerCase();
  return text === '' || `${file}\n${issue.message}\n${issue.rule}`.toLowerCase().includes(text);
};

/** Files with findings that pass the filter: those with the worst ones first, then those with the most. */
export function filterFiles(results: FileResult[], filter: Filter): FileResult[] {
  return results
    .map((result) => ({ ...result, issues: result.issues.filter((issue) => matches(filter, result.file, issue)) }))
    .filter((result) => result.issues.length > 0)
    .map((result) => ({
      ...result,
      issues: result.issues.sort((a, b) => rank(a) - rank(b) || a.line - b.line || a.column - b.column),
    }))
    .sort(
      (a, b) => worst(a.issues) - worst(b.issues) || b.issues.length - a.issues.length || a.file.localeCompare(b.file),
    );
}

export function countBySeverity(results: FileResult[]): Record<Severity, number> {
  const counts: Record<Severity, number> = { critical: 0, high: 0, medium: 0, low: 0, info: 0 };
  for (const result of results) for (const issue of result.issues) counts[issue.severity] += 1;
  return counts;
}

export const countIssues = (results: FileResult[]): number =>
  results.reduce((sum, { issues }) => sum + issues.length, 0);

/**
 * Mean and lowest score, 0 to 10, of the files that could be analysed; undefined when there are none. The mean is rounded
 * down, so that only a clean result reads 10, and counted in tenths, because sums of decimal fractions are off by a little.
 */
export function scores(results: FileResult[]): { mean: number; lowest: FileResult } | undefined {
  const scored = results.filter((result) => result.error === '');
  const [first, ...rest] = scored;
  if (!first) return undefined;
  const lowest = rest.reduce((low, result) => (result.score < low.score ? result : low), first);
  const tenths = scored.reduce((sum, { score }) => sum + Math.round(score * 10), 0);
  return { mean: Math.floor(tenths / scored.length) / 10, lowest };
}
