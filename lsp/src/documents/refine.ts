import type { Issue, TraceStep } from '@presswright/shared/schemas/analysis';

/** What one text of a document was found to have, looked at alone and together with its project. */
export interface ProjectView {
  readonly code: string;
  readonly alone: readonly Issue[];
  readonly together: readonly Issue[];
}

/**
 * What a document has by what is known of its project, while that knowledge is of an older text. Findings that the
 * project refuted stay away; findings that only the project shows stay in lines that are the same before or after the
 * edit. It is right as soon as the project was looked at again.
 * @param alone what the text of now has, looked at alone
 */
export function refine(alone: readonly Issue[], code: string, view: ProjectView): readonly Issue[] {
  if (code === view.code) return view.together;
  const confirmed = new Set(view.together.map(placeKey));
  const refuted = new Set(view.alone.filter((issue) => !confirmed.has(placeKey(issue))).map(contentKey));
  const seenAlone = new Set(view.alone.map(placeKey));
  const moved = view.together.filter((issue) => !seenAlone.has(placeKey(issue)));
  const kept = alone.filter((issue) => !refuted.has(contentKey(issue)));
  const shift = lineShift(view.code, code);
  const known = new Set(kept.map(placeKey));
  const extra = moved.flatMap(shift).filter((issue) => !known.has(placeKey(issue)));
  return [...kept, ...extra].sort((a, b) => a.line - b.line || a.column - b.column);
}

function placeKey({ rule, line, column, message }: Issue): string {
  return `${rule}\0${line}\0${column}\0${message}`;
}

function contentKey({ rule, message, code_snippet }: Issue): string {
  return `${rule}\0${message}\0${code_snippet ?? ''}`;
}

/** Moves a finding with the lines below an edit; none that the edit touches. */
function lineShift(before: string, now: string): (issue: Issue) => Issue[] {
  const old = before.split('\n');
  const lines = now.split('\n');
  const most = Math.min(old.length, lines.length);
  let head = 0;
  while (head < most && old[head] === lines[head]) head++;
  let tail = 0;
  while (tail < most - head && old[old.length - 1 - tail] === lines[lines.length - 1 - tail]) tail++;
  const by = lines.length - old.length;
  return (issue) => {
    const places = [issue.line, issue.end_line, ...(issue.fix?.edits.flatMap((e) => [e.start_line, e.end_line]) ?? [])];
    if (places.every((line) => line <= head)) return [issue];
    return places.every((line) => line > old.length - tail) ? [moveBy(issue, by)] : [];
  };
}

function moveBy(issue: Issue, by: number): Issue {
  const moved: Issue = { ...issue, line: issue.line + by, end_line: issue.end_line + by };
  if (issue.fix !== undefined) {
    const edits = issue.fix.edits.map((edit) => ({
      ...edit,
      start_line: edit.start_line + by,
      end_line: edit.end_line + by,
    }));
    moved.fix = { ...issue.fix, edits };
  }
  const shift = (step: TraceStep) => (step.file === undefined ? { ...step, line: Math.max(1, step.line + by) } : step);
  if (issue.trace !== undefined) moved.trace = issue.trace.map(shift);
  if (issue.related !== undefined) moved.related = issue.related.map(shift);
  return moved;
}
