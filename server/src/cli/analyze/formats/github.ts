import type { Severity } from '@presswright/shared/schemas/severities';
import type { RunResult } from '../result.ts';

const levels: Readonly<Record<Severity, 'error' | 'warning' | 'notice'>> = {
  critical: 'error',
  high: 'error',
  medium: 'warning',
  low: 'notice',
  info: 'notice',
};

/** The run as workflow commands of GitHub Actions, which show each finding beside its line in a pull request. */
export function formatGithub(run: RunResult): string {
  const found = run.results.flatMap(({ file, report }) =>
    report.issues.map((issue) =>
      command(levels[issue.severity], `${issue.message} ${issue.suggestion}`, {
        file,
        line: issue.line,
        endLine: issue.end_line,
        // Columns are shown for findings of one line only.
        ...(issue.line === issue.end_line ? { col: issue.column, endColumn: issue.end_column } : {}),
        title: issue.rule,
      }),
    ),
  );
  const unread = run.skipped
    .filter(({ failed }) => failed)
    .map(({ file, reason }) => command('warning', `Not analysed: ${reason}`, { file, title: 'presswright' }));
  return [...found, ...unread].join('');
}

function command(level: string, message: string, properties: Readonly<Record<string, string | number>>): string {
  const list = Object.entries(properties).map(([name, value]) => `${name}=${inProperty(String(value))}`);
  return `::${level} ${list.join(',')}::${inMessage(message)}\n`;
}

function inMessage(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function inProperty(text: string): string {
  return inMessage(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
