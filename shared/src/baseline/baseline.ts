import { createHash } from 'node:crypto';
import type { AnalysisType, Category, Issue } from '../schemas/analysis.ts';
import type { Baseline, BaselineEntry } from '../schemas/baseline.ts';
import { type Severity, severities } from '../schemas/severities.ts';

/** What a baseline keeps of a finding. */
export type BaselineIssue = Pick<Issue, 'rule' | 'category' | 'severity' | 'message'>;

/** One file's findings, with the statement of each. */
export interface FileFindings {
  readonly file: string;
  readonly issues: readonly BaselineIssue[];
  readonly statements: readonly string[];
  /** Not every finding of the file is known, so none that is missing counts as gone. */
  readonly partial: boolean;
}

/** What was asked for: only entries of this kind can be missed. */
export interface Wanted {
  readonly analysisType: AnalysisType;
  readonly severity: 'all' | Severity;
}

export interface Comparison {
  /** For each file, in order, the places in its `issues` of what the baseline does not hold. */
  readonly fresh: readonly (readonly number[])[];
  readonly hidden: number;
  /** Entries of the given files that found no finding, or fewer than they hold; `count` says how many are missing. */
  readonly stale: readonly BaselineEntry[];
}

/** Writes down the findings of these files as known. Files are sorted, so that the text changes where findings do. */
export function makeBaseline(files: readonly FileFindings[]): Baseline {
  return addToBaseline({ format: 'presswright-baseline', version: 1, entries: [] }, files);
}

/** The baseline with the findings of these files besides: each counts once more, also one that it holds. */
export function addToBaseline(baseline: Baseline, files: readonly Omit<FileFindings, 'partial'>[]): Baseline {
  const entries = new Map(baseline.entries.map((entry) => [keyOf(entry), { ...entry }]));
  for (const { file, issues, statements } of files) {
    for (const [index, issue] of issues.entries()) {
      const statement = hashOf(statements[index] ?? '');
      const key = keyOf({ file, rule: issue.rule, statement });
      const known = entries.get(key);
      if (known !== undefined) {
        known.count += 1;
        continue;
      }
      const { rule, category, severity, message } = issue;
      entries.set(key, { file: normalPath(file), rule, statement, count: 1, category, severity, message });
    }
  }
  const sorted = [...entries.values()].sort((a, b) => compare(keyOf(a), keyOf(b)));
  return { ...baseline, entries: sorted };
}

/** Tells what is new in these files from what the baseline holds. */
export function compareWithBaseline(baseline: Baseline, files: readonly FileFindings[], wanted: Wanted): Comparison {
  const left = new Map<string, number>();
  for (const entry of baseline.entries) left.set(keyOf(entry), (left.get(keyOf(entry)) ?? 0) + entry.count);
  let hidden = 0;
  const fresh = files.map(({ file, issues, statements }) =>
    [...issues.keys()].filter((index) => {
      const key = keyOf({ file, rule: issues[index]?.rule ?? '', statement: hashOf(statements[index] ?? '') });
      const count = left.get(key) ?? 0;
      if (count === 0) return true;
      left.set(key, count - 1);
      hidden += 1;
      return false;
    }),
  );
  const whole = new Set(files.filter(({ partial }) => !partial).map(({ file }) => normalPath(file)));
  const stale = baseline.entries.flatMap((entry) => {
    const count = Math.min(entry.count, left.get(keyOf(entry)) ?? 0);
    if (count === 0 || !whole.has(normalPath(entry.file)) || !isWanted(entry, wanted)) return [];
    left.set(keyOf(entry), 0);
    return [{ ...entry, count }];
  });
  return { fresh, hidden, stale };
}

function isWanted(entry: { readonly category: Category; readonly severity: Severity }, wanted: Wanted): boolean {
  const { analysisType, severity } = wanted;
  if (analysisType !== 'all' && analysisType !== entry.category) return false;
  return severity === 'all' || severities.indexOf(entry.severity) <= severities.indexOf(severity);
}

function keyOf({ file, rule, statement }: Pick<BaselineEntry, 'file' | 'rule' | 'statement'>): string {
  return `${normalPath(file)}\0${rule}\0${statement}`;
}

function hashOf(statement: string): string {
  return createHash('sha256').update(statement).digest('hex').slice(0, 32);
}

function normalPath(path: string): string {
  return path.replaceAll('\\', '/').replace(/^(?:\.\/)+/, '');
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
