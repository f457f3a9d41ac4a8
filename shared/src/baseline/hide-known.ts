import type { FileAnalysis, NamedSource } from '../schemas/analysis.ts';
import type { Baseline, BaselineEntry } from '../schemas/baseline.ts';
import { compareWithBaseline, type Wanted } from './baseline.ts';
import { statementTexts } from './statement-texts.ts';

/** One file's findings, as far as a baseline looks at them. */
export type KnownCandidate = Pick<FileAnalysis, 'file' | 'language' | 'issues' | 'partial'>;

/** What a baseline says of the findings of some files. */
export interface HiddenFindings {
  /** For each file, in order, the places in its `issues` of what the baseline does not hold. */
  readonly fresh: readonly (readonly number[])[];
  readonly hidden: number;
  /** Findings that the baseline holds and nobody has any more. */
  readonly stale: number;
  /** The first of them. */
  readonly staleEntries: readonly BaselineEntry[];
}

/** Entries that are gone and told one by one, at most. */
const maxStale = 100;

/** Compares findings with a baseline. `sources`: the files, in the order of their results. */
export function hideKnown(
  baseline: Baseline,
  results: readonly KnownCandidate[],
  sources: readonly NamedSource[],
  wanted: Wanted,
): HiddenFindings {
  const findings = results.map((result, at) => ({
    file: result.file,
    issues: result.issues,
    statements: statementTexts(sources[at]?.content ?? '', result),
    partial: result.partial,
  }));
  const { fresh, hidden, stale } = compareWithBaseline(baseline, findings, wanted);
  return {
    fresh,
    hidden,
    stale: stale.reduce((sum, entry) => sum + entry.count, 0),
    staleEntries: stale.slice(0, maxStale),
  };
}
