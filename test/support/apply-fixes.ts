import type { Issue } from '../../shared/src/schemas/analysis.ts';

/** The offset of a place that counts from 1; null when the text has no such place. */
export function offsetIn(code: string, line: number, column: number): number | null {
  let start = 0;
  for (let at = 1; at < line; at++) {
    const end = code.indexOf('\n', start);
    if (end === -1) return null;
    start = end + 1;
  }
  const end = code.indexOf('\n', start);
  const offset = start + column - 1;
  return column >= 1 && offset <= (end === -1 ? code.length : end + 1) ? offset : null;
}

/** The code after the fixes of these issues; of two that touch the same place the first one is taken. */
export function applyFixes(code: string, issues: readonly Issue[]): string {
  const taken: { start: number; end: number; text: string }[] = [];
  for (const { fix } of issues) {
    const edits = (fix?.edits ?? []).map((edit) => ({
      start: offsetIn(code, edit.start_line, edit.start_column) ?? code.length,
      end: offsetIn(code, edit.end_line, edit.end_column) ?? code.length,
      text: edit.text,
    }));
    const meets = edits.some((edit) => taken.some(({ start, end }) => edit.start < end && start < edit.end));
    if (!meets) taken.push(...edits);
  }
  // Edits at one place keep their order.
  const last = taken.map((edit, at) => ({ ...edit, at })).sort((a, b) => b.start - a.start || b.at - a.at);
  return last.reduce((text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end), code);
}
