/** A change of a text; lines and columns count from 1, the end is exclusive. */
export interface TextEdit {
  start_line: number;
  start_column: number;
  end_line: number;
  end_column: number;
  text: string;
}

/** Offset of a line and column. */
function offsetOf(markup: string, line: number, column: number): number {
  let start = 0;
  for (let number = 1; number < line; number += 1) {
    const end = markup.indexOf('\n', start);
    if (end === -1) break;
    start = end + 1;
  }
  return Math.min(start + column - 1, markup.length);
}

/** The markup with its edits, which do not overlap. */
export function withEdits(markup: string, edits: readonly TextEdit[]): string {
  return edits
    .map(({ start_line, start_column, end_line, end_column, text }) => ({
      start: offsetOf(markup, start_line, start_column),
      end: offsetOf(markup, end_line, end_column),
      text,
    }))
    .toSorted((one, other) => other.start - one.start)
    .reduce((whole, { start, end, text }) => whole.slice(0, start) + text + whole.slice(end), markup);
}

/** Which block of the markup a place lies in: its number in the order in which blocks begin; −1: in none. */
export function blockAt(markup: string, line: number, column: number): number {
  const place = offsetOf(markup, line, column);
  const around: number[] = [];
  let number = -1;
  for (const { 0: delimiter, 1: slash, index } of markup.matchAll(/<!-- (\/?)wp:[\s\S]*?-->/g)) {
    const isEnd = slash === '/';
    if (index > place || (isEnd && index + delimiter.length > place)) break;
    if (isEnd) {
      around.pop();
      continue;
    }
    number += 1;
    if (!delimiter.endsWith('/-->')) around.push(number);
    else if (place < index + delimiter.length) return number;
  }
  return around.at(-1) ?? -1;
}
