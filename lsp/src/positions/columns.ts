import { PositionEncodingKind } from 'vscode-languageserver';

/** How much of a line one code point takes in each encoding. */
const widths: Readonly<Record<string, (codePoint: number) => number>> = {
  [PositionEncodingKind.UTF8]: (codePoint) =>
    codePoint < 0x80 ? 1 : codePoint < 0x800 ? 2 : codePoint < 0x10000 ? 3 : 4,
  [PositionEncodingKind.UTF16]: (codePoint) => (codePoint < 0x10000 ? 1 : 2),
  [PositionEncodingKind.UTF32]: () => 1,
};

/** Encodings of positions that this server speaks. */
export const positionEncodings: readonly string[] = Object.keys(widths);

/**
 * The same place of a line counted in another encoding. A place within a code point is its beginning, one past the end of
 * the line is the end.
 *
 * @example convertColumn('é = 1', 2, 'utf-8', 'utf-16') // 1
 */
export function convertColumn(line: string, column: number, from: string, to: string): number {
  const [widthBefore, widthAfter] = [widths[from], widths[to]];
  if (!widthBefore || !widthAfter) return column;
  let before = 0;
  let after = 0;
  for (const character of line) {
    const codePoint = character.codePointAt(0) ?? 0;
    const width = widthBefore(codePoint);
    if (before + width > column) return after;
    before += width;
    after += widthAfter(codePoint);
  }
  return after;
}
