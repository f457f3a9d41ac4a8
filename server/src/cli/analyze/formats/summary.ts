import { type Severity, severities } from '@presswright/shared/schemas/severities';
import { grouped } from '../grouped.ts';
import type { RunResult } from '../result.ts';
import { type Paint, printable, severityColours } from '../style.ts';

/** The lines that end every run: what was analysed, what was found, and what was left out and why. */
export function formatSummary(run: RunResult, paint: Paint): string {
  const { results, skipped, leftOut, seconds } = run;
  const bytes = results.reduce((sum, result) => sum + result.bytes, 0);
  const lines = [
    `${count(results.length, 'file')} analysed (${languagesOf(run)}${megabytes(bytes)} MB) in ${seconds.toFixed(1)} s, ` +
      `${megabytes(bytes / Math.max(seconds, 0.001))} MB/s`,
    findingsLine(run, paint),
    ...changesLines(run),
    ...baselineLines(run),
  ];
  const partial = results.filter((result) => result.report.partial);
  if (partial.length > 0) {
    lines.push('Analysed in part, they need more steps than one file may take:');
    lines.push(...partial.map((result) => `  ${printable(result.file)}`));
  }
  if (skipped.length > 0) {
    lines.push('Not analysed:');
    lines.push(...skipped.map((skip) => `  ${printable(skip.file)} ${printable(skip.reason)}`));
  }
  const byDefault = [...leftOut.defaultFolders].sort().map(([name, times]) => `${count(times, 'folder')} ${name}`);
  if (leftOut.minifiedFiles > 0) byDefault.push(count(leftOut.minifiedFiles, 'minified file'));
  if (byDefault.length > 0) {
    lines.push(`Left out by default: ${byDefault.join(', ')} (--no-default-ignores takes them in)`);
  }
  if (leftOut.byIgnoreFiles > 0) {
    lines.push(`Left out by .gitignore and .presswrightignore: ${leftOut.byIgnoreFiles} files and folders`);
  }
  if (leftOut.byConfig > 0) lines.push(`Left out by presswright.json: ${leftOut.byConfig} files and folders`);
  return `${lines.join('\n')}\n`;
}

function changesLines({ changes }: RunResult): string[] {
  if (changes === undefined) return [];
  const { ref, files, hidden } = changes;
  return [
    `${count(files, 'file')} changed since ${printable(ref)}; ${count(hidden, 'finding')} there before, not shown`,
  ];
}

function baselineLines({ baseline }: RunResult): string[] {
  if (baseline === undefined) return [];
  const { hidden, stale } = baseline;
  const file = printable(baseline.file);
  if (stale.length === 0) return [`${count(hidden, 'finding')} hidden by ${file}`];
  const gone = stale.reduce((sum, entry) => sum + entry.count, 0);
  return [
    `${count(hidden, 'finding')} hidden by ${file}`,
    `${count(gone, 'finding')} of ${file} ${gone === 1 ? 'is' : 'are'} gone (--write-baseline brings it up to date):`,
    ...stale.map((entry) => {
      const times = entry.count > 1 ? ` (${entry.count} times)` : '';
      return `  ${printable(entry.file)}: ${printable(entry.message)} [${printable(entry.rule)}]${times}`;
    }),
  ];
}

/** Issues of a run by severity. */
export function countBySeverity(run: RunResult): Record<Severity, number> {
  const counts: Record<Severity, number> = { critical: 0, high: 0, medium: 0, low: 0, info: 0 };
  for (const { report } of run.results) for (const issue of report.issues) counts[issue.severity] += 1;
  return counts;
}

function findingsLine(run: RunResult, paint: Paint): string {
  const counts = countBySeverity(run);
  const total = severities.reduce((sum, severity) => sum + counts[severity], 0);
  if (total === 0) return paint('green', 'No findings');
  const parts = severities
    .filter((severity) => counts[severity] > 0)
    .map((severity) => paint(severityColours[severity], `${counts[severity]} ${severity}`));
  const files = run.results.filter((result) => result.report.issues.length > 0).length;
  return `${count(total, 'finding')} in ${count(files, 'file')}: ${parts.join(', ')}`;
}

/** `1,510 php, 302 javascript; ` where there is more than one. */
function languagesOf(run: RunResult): string {
  const counts = new Map<string, number>();
  for (const { report } of run.results) {
    counts.set(report.language ?? '', (counts.get(report.language ?? '') ?? 0) + 1);
  }
  if (counts.size < 2) return '';
  const parts = [...counts].sort(([, a], [, b]) => b - a).map(([name, number]) => `${grouped(number)} ${name}`);
  return `${parts.join(', ')}; `;
}

function count(number: number, noun: string): string {
  return `${grouped(number)} ${noun}${number === 1 ? '' : 's'}`;
}

function megabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(bytes < 1e5 ? 3 : 1);
}
