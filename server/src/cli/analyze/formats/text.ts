import type { Issue, TraceStep } from '@presswright/shared/schemas/analysis';
import type { FileResult, RunResult, SourceFrame } from '../result.ts';
import { type Paint, printable, severityColours } from '../style.ts';

const maxFrameLines = 4;
const maxFrameWidth = 150;

/** Whether the way of the data to a finding is printed. */
export type ShowsTrace = (issue: Issue) => boolean;

/** One `path:line:column: severity: message [rule]` per finding, its suggestion indented below: for logs and editors. */
export function formatPlainText(run: RunResult, showsTrace: ShowsTrace): string {
  return run.results
    .flatMap(({ file, report }) =>
      report.issues.map((issue) => {
        const place = `${printable(file)}:${issue.line}:${issue.column}`;
        const message = printable(issue.message);
        const trace = wayLines(file, issue, showsTrace).map((line) => `    ${line}\n`);
        return `${place}: ${issue.severity}: ${message} [${issue.rule}]\n    ${printable(issue.suggestion)}\n${trace.join('')}`;
      }),
    )
    .join('');
}

/** Findings grouped by file, each with its code frame: for a person at a terminal. */
export function formatTerminalText(run: RunResult, paint: Paint, showsTrace: ShowsTrace): string {
  return run.results
    .filter(({ report }) => report.issues.length > 0)
    .map((result) => formatFile(result, paint, showsTrace))
    .join('');
}

/** The lines of `source` that the code frame of `issue` shows. */
export function sourceFrame(source: readonly string[], issue: Issue): SourceFrame {
  const first = Math.max(1, issue.line - 1);
  const last = Math.min(issue.end_line, issue.line + maxFrameLines - 1);
  return { first, lines: source.slice(first - 1, last) };
}

function formatFile(result: FileResult, paint: Paint, showsTrace: ShowsTrace): string {
  const blocks = result.report.issues.map((issue, index) => {
    const place = paint('dim', `${printable(result.file)}:`) + paint('bold', `${issue.line}:${issue.column}`);
    const fix = issue.fix ? paint('green', issue.fix.safe ? ' (safe fix)' : ' (suggested fix)') : '';
    const frame = result.frames?.[index];
    return [
      `${place}  ${paint(severityColours[issue.severity], issue.severity)}  ${paint('cyan', issue.rule)}${fix}`,
      `  ${printable(issue.message)}`,
      ...(frame ? formatFrame(frame, issue, paint) : []),
      ...wayLines(result.file, issue, showsTrace).map((line) => `  ${paint('dim', line)}`),
      `  ${paint('green', '→')} ${printable(issue.suggestion)}`,
      '',
    ].join('\n');
  });
  return `${blocks.join('\n')}\n`;
}

/** The way of the data where it is shown, else the sink of a finding that stands elsewhere; then what else leads there. */
function wayLines(file: string, issue: Issue, showsTrace: ShowsTrace): string[] {
  const trace = showsTrace(issue) ? traceLines(file, issue) : [];
  const [sink, ...others] = issue.related ?? [];
  const places = trace.length > 0 ? others : [...(sink === undefined ? [] : [sink]), ...others];
  return [...trace, ...places.map((step) => `  at ${placeLine(file, step)}`)];
}

function placeLine(file: string, { line, column, message, file: other = file }: TraceStep): string {
  return `${printable(other)}:${line}:${column}  ${printable(message)}`;
}

/** `from a.php:2:9 $_GET['name'] is read`, then each step, and the place of the finding. Nothing for a single step. */
function traceLines(file: string, { trace = [] }: Issue): string[] {
  if (trace.length < 2) return [];
  return trace.map((step, index) => {
    const word = index === 0 ? 'from' : index === trace.length - 1 ? '  to' : ' via';
    return `${word} ${placeLine(file, step)}`;
  });
}

function formatFrame(frame: SourceFrame, issue: Issue, paint: Paint): string[] {
  const width = String(frame.first + frame.lines.length).length;
  return frame.lines.flatMap((line, index) => {
    const number = frame.first + index;
    // Of a finding over several lines the first is underlined.
    const isMarked = number === issue.line;
    const start = isMarked ? issue.column - 1 : 0;
    const end = number === issue.end_line ? issue.end_column - 1 : line.length;
    // A long line is cut so that what is marked stays in sight.
    const offset = start > maxFrameWidth - 40 ? start - 40 : 0;
    const visible = line.slice(offset, offset + maxFrameWidth);
    const gutter = `  ${String(number).padStart(width)} │ `;
    const shown = paint('dim', gutter) + printable(visible).replaceAll('\t', '  ');
    if (!isMarked) return [shown];
    const before = printable(line.slice(offset, start)).replaceAll('\t', '  ').length;
    const marked = printable(line.slice(start, Math.min(end, offset + maxFrameWidth))).replaceAll('\t', '  ').length;
    const underline = ' '.repeat(before) + paint(severityColours[issue.severity], '^'.repeat(Math.max(1, marked)));
    return [shown, paint('dim', `  ${' '.repeat(width)} │ `) + underline];
  });
}
