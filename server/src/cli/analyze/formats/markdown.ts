import { recommendationsOf } from '../../../analysis/recommendations.ts';
import type { FileResult, RunResult } from '../result.ts';
import { plain, printable } from '../style.ts';
import { formatSummary } from './summary.ts';

/** The run as Markdown, for a comment on a pull request or the summary of a build. */
export function formatMarkdown(run: RunResult): string {
  const [, findings = ''] = formatSummary(run, plain).split('\n');
  const first = recommendationsOf(run.results.map(({ file, report }) => ({ file, issues: report.issues })));
  const withIssues = run.results.filter(({ report }) => report.issues.length > 0);
  return [
    '# Presswright',
    `${findings}.`,
    ...(first.length > 0 ? ['## What to do first', first.map((text) => `1. ${inline(text)}`).join('\n')] : []),
    ...withIssues.map(describeFile),
    '',
  ].join('\n\n');
}

function describeFile({ file, report }: FileResult): string {
  const rows = report.issues.map(
    ({ line, severity, rule, message, suggestion }) =>
      `| ${line} | ${severity} | \`${rule}\` | ${inline(message)} ${inline(suggestion)} |`,
  );
  return [`## ${inline(file)}`, '', '| line | severity | rule | finding |', '|---|---|---|---|', ...rows].join('\n');
}

/** A text within a line of Markdown, as it is: what is code in it must neither make a table's cell nor HTML. */
function inline(text: string): string {
  return printable(text).replaceAll(/[\\`*_[\]<>|#]/g, '\\$&');
}
