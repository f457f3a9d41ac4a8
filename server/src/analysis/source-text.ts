import { Facts } from './facts.ts';

/**
 * A source text with its line table. Offsets are UTF-16, lines and columns count from 1. Files that are analysed together
 * share one row of offsets: `base` is the file's first one, and every offset given and returned counts from the row's.
 */
export class SourceText {
  /** What is worked out once about this text. */
  readonly facts = new Facts();
  readonly code: string;
  readonly base: number;
  readonly #row: string;
  readonly #starts: number[];

  /** @param row the texts of all files that share the offsets */
  constructor(code: string, base = 0, row = code) {
    this.code = code;
    this.base = base;
    this.#row = row;
    const starts = [0];
    for (let at = code.indexOf('\n'); at !== -1; at = code.indexOf('\n', at + 1)) starts.push(at + 1);
    this.#starts = starts;
  }

  /** In UTF-16 units. */
  get length(): number {
    return this.code.length;
  }

  get lineCount(): number {
    return this.#starts.length;
  }

  /** Whether an offset is one of this text's. */
  holds(offset: number): boolean {
    return offset >= this.base && offset <= this.base + this.code.length;
  }

  /** The line an offset is on. */
  lineAt(offset: number): number {
    const starts = this.#starts;
    const wanted = offset - this.base;
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((starts[middle] ?? 0) <= wanted) low = middle;
      else high = middle - 1;
    }
    return low + 1;
  }

  position(offset: number): { line: number; column: number } {
    const line = this.lineAt(offset);
    return { line, column: offset - this.lineStart(line) + 1 };
  }

  /** Offset of a line's first character; the text's end past the last line. */
  lineStart(line: number): number {
    return this.base + (this.#starts[line - 1] ?? this.code.length);
  }

  /** A line's text without its line break. */
  lineText(line: number): string {
    const end = line < this.#starts.length ? this.lineStart(line + 1) - 1 : this.base + this.code.length;
    const text = this.slice({ start: this.lineStart(line), end });
    return text.endsWith('\r') ? text.slice(0, -1) : text;
  }

  /** The text between two offsets, in whichever file they are. */
  slice({ start, end }: { readonly start: number; readonly end: number }): string {
    return this.#row.slice(Math.max(0, start), end);
  }
}
