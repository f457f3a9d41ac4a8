/** A source text with its line table. Offsets are UTF-16, lines and columns count from 1. */
export class SourceText {
  readonly code: string;
  readonly #starts: number[];

  constructor(code: string) {
    this.code = code;
    const starts = [0];
    for (let at = code.indexOf('\n'); at !== -1; at = code.indexOf('\n', at + 1)) starts.push(at + 1);
    this.#starts = starts;
  }

  get lineCount(): number {
    return this.#starts.length;
  }

  /** The line an offset is on. */
  lineAt(offset: number): number {
    const starts = this.#starts;
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return low + 1;
  }

  position(offset: number): { line: number; column: number } {
    const line = this.lineAt(offset);
    return { line, column: offset - this.lineStart(line) + 1 };
  }

  /** Offset of a line's first character; the text's length past the last line. */
  lineStart(line: number): number {
    return this.#starts[line - 1] ?? this.code.length;
  }

  /** A line's text without its line break. */
  lineText(line: number): string {
    const end = line < this.#starts.length ? this.lineStart(line + 1) - 1 : this.code.length;
    const text = this.code.slice(this.lineStart(line), end);
    return text.endsWith('\r') ? text.slice(0, -1) : text;
  }

  slice(span: { readonly start: number; readonly end: number }): string {
    return this.code.slice(span.start, span.end);
  }
}
