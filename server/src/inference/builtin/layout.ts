import { TokenKind } from './lexer/token-list.ts';

/**
 * White space between two tokens as one of a few gaps: nothing, a blank, or a line break with the new line's indentation
 * relative to where the code's structure puts it. So a gap learned at one depth is right at every other.
 */
export const Gap = { none: 0, blank: 1, firstBreak: 2 } as const;

const deltas = 6;
const lowestDelta = -2;
/** Gaps: none, blank, line break × delta (−2 … +3), empty line × delta. */
export const gapCount = 2 + 2 * deltas;

export function breakGap(emptyLine: boolean, delta: number): number {
  const clipped = Math.min(deltas - 1, Math.max(0, delta - lowestDelta));
  return Gap.firstBreak + (emptyLine ? deltas : 0) + clipped;
}

export function isBreak(gap: number): boolean {
  return gap >= Gap.firstBreak;
}

export function hasEmptyLine(gap: number): boolean {
  return gap >= Gap.firstBreak + deltas;
}

function deltaOf(gap: number): number {
  return ((gap - Gap.firstBreak) % deltas) + lowestDelta;
}

const closerOf: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}', '${': '}', '#[': ']' };
const closers = new Set([')', ']', '}']);

interface Frame {
  readonly closer: string;
  /** Indentation of the line that has the bracket. */
  readonly lineIndent: number;
  /** Indentation of the line on which the current statement or item began. */
  itemIndent: number;
  /** The first item began on a new line. */
  multiline: boolean;
}

/** Follows brackets and indentation through a text, in steps of one token. Indentation counts in levels. */
export class Layout {
  private readonly frames: Frame[] = [{ closer: '', lineIndent: 0, itemIndent: 0, multiline: true }];
  private lineIndent = 0;
  private lastText = '';
  private lastOpened = false;

  /** Brackets open now. */
  get depth(): number {
    return this.frames.length - 1;
  }

  /** What would close the innermost bracket; '' when none is open. */
  get closer(): string {
    return this.top.closer;
  }

  /** Open brackets, the outermost first: what closes each, the indentation of its line, and whether its items have lines. */
  get open(): readonly { readonly closer: string; readonly indent: number; readonly multiline: boolean }[] {
    return this.frames.slice(1).map(({ closer, lineIndent, multiline }) => ({ closer, indent: lineIndent, multiline }));
  }

  get isMultiline(): boolean {
    return this.top.multiline;
  }

  /** Levels of indentation for a token of this text that starts a line after `gap`. */
  indentFor(text: string, kind: TokenKind, gap: number): number {
    return Math.max(0, this.base(text, kind) + deltaOf(gap));
  }

  /** The gap that stands for a line break followed by `indent` levels. */
  gapFor(text: string, kind: TokenKind, indent: number, emptyLine: boolean): number {
    return breakGap(emptyLine, indent - this.base(text, kind));
  }

  /** Takes the next token. `indent`: its line's levels when it is the first on its line, else null. */
  advance(text: string, kind: TokenKind, indent: number | null): void {
    const frame = this.top;
    if (indent !== null) {
      this.lineIndent = indent;
      if (this.lastOpened) frame.multiline = true;
      if (this.lastOpened || startsItem(this.lastText)) frame.itemIndent = indent;
    } else if (startsItem(this.lastText) && this.lastText !== ',' && this.lastText !== ':') {
      frame.itemIndent = this.lineIndent;
    }
    this.lastOpened = false;
    this.lastText = kind === TokenKind.piece || kind === TokenKind.html ? '' : text;
    if (kind !== TokenKind.punctuation) return;
    const closer = closerOf[text];
    if (closer !== undefined) {
      this.frames.push({ closer, lineIndent: this.lineIndent, itemIndent: this.lineIndent, multiline: false });
      this.lastOpened = true;
    } else if (closers.has(text) && this.frames.length > 1) {
      this.frames.pop();
    }
  }

  private get top(): Frame {
    return this.frames.at(-1) as Frame;
  }

  private base(text: string, kind: TokenKind): number {
    if (kind === TokenKind.html) return this.lineIndent;
    const frame = this.top;
    if (this.lastOpened || (kind === TokenKind.punctuation && text === frame.closer)) return frame.lineIndent;
    return startsItem(this.lastText) ? frame.itemIndent : this.lineIndent;
  }
}

/** After these a new statement or item begins. */
function startsItem(previous: string): boolean {
  return previous === ';' || previous === ',' || previous === '}' || previous === ':';
}

export function isCloser(text: string): boolean {
  return closers.has(text);
}

/** One level of indentation as the file writes it; a tab where it shows none. */
export function indentUnit(text: string): string {
  const match = /^(?:\t|( +)(?=[^\s*]))/m.exec(text);
  const blanks = match?.[1]?.length ?? 0;
  return blanks >= 2 ? ' '.repeat(blanks >= 8 ? 4 : blanks) : '\t';
}

/** Levels of the white space between the last line break before `at` and `at`. */
export function indentLevels(text: string, at: number, unit: string): number {
  let columns = 0;
  const width = unit === '\t' ? 4 : unit.length;
  for (let i = text.lastIndexOf('\n', at - 1) + 1; i < at; i++) columns += text.charCodeAt(i) === 9 ? width : 1;
  return Math.round(columns / width);
}
