import type { Position, Range } from 'vscode-languageserver';

/** Whether `a` comes before `b` or is the same. */
export function isOrdered(a: Position, b: Position): boolean {
  return a.line < b.line || (a.line === b.line && a.character <= b.character);
}

/** Whether two ranges share a position; touching counts, since a cursor sits between characters. */
export function touches(a: Range, b: Range): boolean {
  return isOrdered(a.start, b.end) && isOrdered(b.start, a.end);
}
