import { averageScore } from '@presswright/shared/average-score';
import type { AnalyzeOptions } from '../../../analysis/analyzer.ts';
import { recommendationsOf } from '../../../analysis/recommendations.ts';
import type { RunResult } from '../result.ts';
import type { Stats } from './stats.ts';
import { countBySeverity } from './summary.ts';

/** Rises when a field of the document changes its meaning or goes away. */
const formatVersion = 2;

/**
 * The whole run as one JSON document, the same for the same files, byte for byte; docs/cli.md describes it. `results` holds the same issue objects as the HTTP
 * contract's batch analysis without `docs_url`, sorted by file, line and column.
 */
export function formatJson(run: RunResult, options: AnalyzeOptions, toolVersion: string, stats?: Stats): string {
  const bySeverity = countBySeverity(run);
  const bytes = run.results.reduce((sum, result) => sum + result.bytes, 0);
  const document = {
    format_version: formatVersion,
    tool: { name: 'presswright', version: toolVersion },
    analysis_type: options.analysisType,
    severity: options.severity,
    summary: {
      total_files: run.results.length,
      files_with_issues: run.results.filter((result) => result.report.issues.length > 0).length,
      total_issues: Object.values(bySeverity).reduce((sum, number) => sum + number, 0),
      issues_by_severity: bySeverity,
      average_score: averageScore(run.results.map((result) => result.report.score)),
      bytes,
    },
    recommendations: recommendationsOf(run.results.map(({ file, report }) => ({ file, issues: report.issues }))),
    results: run.results.map(({ file, report }) => ({
      file,
      language: report.language,
      // It is a place in this repository, of no use elsewhere; over HTTP it is the address of a page.
      issues: report.issues.map(({ docs_url: _, ...issue }) => issue),
      score: report.score,
      partial: report.partial,
    })),
    ...(stats === undefined ? {} : { stats }),
    ...(run.baseline === undefined ? {} : { baseline: run.baseline }),
    ...(run.changes === undefined ? {} : { changed: run.changes }),
    skipped: run.skipped.map(({ file, reason, failed }) => ({ file, reason, failed })),
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}
