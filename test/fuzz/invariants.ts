import type { Analyzer, FileReport } from '../../server/src/analysis/analyzer.ts';
import type { Issue } from '../../shared/src/schemas/analysis.ts';
import { applyFixes, offsetIn } from '../support/apply-fixes.ts';
import type { Seed } from './seeds.ts';

const options = { analysisType: 'all', severity: 'all' } as const;

/**
 * What the steps of a file of so many characters never take, on a busy machine either, in milliseconds. Of a broken one
 * the parser tries every way on, and its tries grow with what it has skipped.
 */
const maxMs = (characters: number): number => 5000 + characters / 20;

/** Rules that look at what is known of the function called. */
const ofFunctions: ReadonlySet<string> = new Set(['quality/argument-count', 'quality/called-too-early']);

/** Whether a text is whole in its language; null where nobody here can tell. */
export type IsWhole = (name: string, code: string) => boolean | null;

/** Analyses one input; says what is wrong with the answer, or null. */
export function brokenInvariant(analyzer: Analyzer, isWhole: IsWhole, { name, code }: Seed): string | null {
  const started = performance.now();
  let report: FileReport;
  try {
    report = analyzer.analyze({ name, code }, options);
  } catch (error) {
    return `threw ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
  }
  const took = performance.now() - started;
  if (took > maxMs(code.length)) return `took ${took.toFixed(0)} ms`;
  if (!(report.score >= 0 && report.score <= 10)) return `scored ${report.score}`;
  for (const issue of report.issues) {
    const wrong = wrongPlace(code, issue);
    if (wrong !== null) return `${issue.rule}: ${wrong}`;
  }
  return report.partial ? null : brokenFix(analyzer, isWhole, name, code, report.issues);
}

function wrongPlace(code: string, issue: Issue): string | null {
  const start = offsetIn(code, issue.line, issue.column);
  const end = offsetIn(code, issue.end_line, issue.end_column);
  if (start === null || end === null) return `stands outside the text (${issue.line}:${issue.column})`;
  if (end < start) return 'ends before it starts';
  if (issue.message === '' || issue.suggestion === '') return 'says nothing';
  const edits = (issue.fix?.edits ?? []).map((edit) => ({
    start: offsetIn(code, edit.start_line, edit.start_column),
    end: offsetIn(code, edit.end_line, edit.end_column),
  }));
  let last = -1;
  for (const { start, end } of edits.sort((a, b) => (a.start ?? 0) - (b.start ?? 0))) {
    if (start === null || end === null || end < start) return 'has an edit outside the text';
    if (start < last) return 'has edits that overlap';
    last = end;
  }
  return null;
}

/** Applying all safe fixes of a whole file leaves it whole, and no rule finds more than before. */
function brokenFix(
  analyzer: Analyzer,
  isWhole: IsWhole,
  name: string,
  code: string,
  issues: readonly Issue[],
): string | null {
  const safe = issues.filter(({ fix }) => fix?.safe === true);
  if (safe.length === 0 || isWhole(name, code) !== true) return null;
  const mended = applyFixes(code, safe);
  if (isWhole(name, mended) === false)
    return `${[...new Set(safe.map(({ rule }) => rule))]}: safe fixes break the file`;
  const after = analyzer.analyze({ name, code: mended }, options);
  if (after.partial) return null;
  const count = (list: readonly Issue[], rule: string) => list.filter((issue) => issue.rule === rule).length;
  for (const rule of new Set(after.issues.map((issue) => issue.rule))) {
    // Of the function that takes an old one's place more is known.
    if (ofFunctions.has(rule) && safe.some((issue) => issue.rule === 'quality/deprecated-function')) continue;
    if (count(after.issues, rule) > count(issues, rule)) return `safe fixes make a finding of ${rule}`;
  }
  return null;
}
