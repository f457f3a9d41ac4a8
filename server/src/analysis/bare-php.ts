import type { Issue, TextEdit, TraceStep } from '@presswright/shared/schemas/analysis';
import type { FunctionPlace } from '@presswright/shared/schemas/entry-points';
import type { FileReport } from './analyzer.ts';

/** What is put before PHP that begins without its opening tag, so that the parser reads it as code. */
export const openTag = '<?php ';

type Placed = Pick<FunctionPlace, 'file' | 'line' | 'column'>;

/** The report of a text that was read with `openTag` before it, in the places of the text itself. */
export function withoutOpenTag(report: FileReport, file: string): FileReport {
  const issues = report.issues.map(moved);
  if (report.entryPoints === undefined) return { ...report, issues };
  const movedPlace = <T extends Placed>(at: T): T =>
    at.file === file ? { ...at, column: columnOf(at.line, at.column) } : at;
  const entryPoints = report.entryPoints.map((entry) => ({
    ...movedPlace(entry),
    handler: movedPlace(entry.handler),
    sinks: entry.sinks.map((sink) => ({ ...movedPlace(sink), path: sink.path.map(movedPlace) })),
  }));
  return { ...report, issues, entryPoints };
}

const columnOf = (line: number, column: number) => (line === 1 ? Math.max(1, column - openTag.length) : column);

function moved(issue: Issue): Issue {
  const { line, end_line, code_snippet, trace, related, fix } = issue;
  return {
    ...issue,
    column: columnOf(line, issue.column),
    end_column: columnOf(end_line, issue.end_column),
    ...(line === 1 && code_snippet?.startsWith(openTag) && { code_snippet: code_snippet.slice(openTag.length) }),
    ...(trace && { trace: trace.map(movedStep) }),
    ...(related && { related: related.map(movedStep) }),
    ...(fix && { fix: { ...fix, edits: fix.edits.map(movedEdit) } }),
  };
}

function movedStep(step: TraceStep): TraceStep {
  return step.file === undefined ? { ...step, column: columnOf(step.line, step.column) } : step;
}

function movedEdit(edit: TextEdit): TextEdit {
  return {
    ...edit,
    start_column: columnOf(edit.start_line, edit.start_column),
    end_column: columnOf(edit.end_line, edit.end_column),
  };
}
