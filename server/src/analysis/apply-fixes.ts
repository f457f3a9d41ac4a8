import type { Issue, TextEdit } from '@presswright/shared/schemas/analysis';

/** A source with fixes of its findings applied. */
export interface FixedSource {
  readonly code: string;
  /** Findings that were fixed. */
  readonly fixed: number;
}

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * Applies fixes, the first of those that get in each other's way: the next pass sees to the others.
 * @param isWanted which of them; default: the safe ones
 */
export function applyFixes(
  code: string,
  issues: readonly Issue[],
  isWanted: (issue: Issue) => boolean = ({ fix }) => fix?.safe === true,
): FixedSource {
  const offsetOf = offsets(code);
  const taken: Edit[] = [];
  let fixed = 0;
  for (const issue of issues) {
    const { fix } = issue;
    if (fix === undefined || fix.edits.length === 0 || !isWanted(issue)) continue;
    const edits = fix.edits.map((edit): Edit => {
      const { start_line, start_column, end_line, end_column, text } = edit;
      return { start: offsetOf(start_line, start_column), end: offsetOf(end_line, end_column), text };
    });
    if (edits.some((edit) => taken.some((other) => overlaps(edit, other)))) continue;
    taken.push(...edits);
    fixed++;
  }
  const text = taken
    .sort((a, b) => b.start - a.start)
    .reduce((source, { start, end, text: inserted }) => source.slice(0, start) + inserted + source.slice(end), code);
  return { code: text, fixed };
}

/** Two insertions at one place overlap, too: their order would matter. */
function overlaps(a: Edit, b: Edit): boolean {
  if (a.start === b.start) return true;
  return a.start < b.end && b.start < a.end;
}

/** Lines end as in the analyser: CR LF, LF or CR. */
function offsets(code: string): (line: TextEdit['start_line'], column: TextEdit['start_column']) => number {
  const starts = [0, ...[...code.matchAll(/\r\n|\n|\r/g)].map((end) => end.index + end[0].length)];
  return (line, column) => (starts[line - 1] ?? code.length) + column - 1;
}
