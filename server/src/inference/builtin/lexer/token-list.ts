/** What a token is; decides how it is keyed in the model and printed. */
export const TokenKind = {
  /** Identifier or keyword. */
  word: 0,
  /** `$name` in PHP. */
  variable: 1,
  number: 2,
  /** A short string with its quotes, or a regular expression. */
  string: 3,
  punctuation: 4,
  /** Not part of the model's token stream. */
  comment: 5,
  /** The quote, backtick or heredoc line that opens a string given in pieces. */
  open: 6,
  /** Part of a string: a word with the blank before it, or one other character. White space is exact here. */
  piece: 7,
  close: 8,
  /** Anything outside PHP tags. */
  html: 9,
  /** `<?php`, `<?=`, `?>`. */
  tag: 10,
} as const;
export type TokenKind = (typeof TokenKind)[keyof typeof TokenKind];

/** Where reading stands between two tokens. */
export type LexMode = 'code' | 'html';

/** Tokens as offsets into the text. What lies between two tokens is white space only. */
export class TokenList {
  readonly text: string;
  readonly kinds: TokenKind[] = [];
  readonly starts: number[] = [];
  readonly ends: number[] = [];
  /** How reading ended. */
  mode: LexMode = 'code';
  /** What would close the string that the text ends in; null: it ends in none. */
  openString: string | null = null;

  constructor(text: string) {
    this.text = text;
  }

  get length(): number {
    return this.kinds.length;
  }

  push(kind: TokenKind, start: number, end: number): void {
    this.kinds.push(kind);
    this.starts.push(start);
    this.ends.push(end);
  }

  textAt(index: number): string {
    return this.text.slice(this.starts[index] ?? 0, this.ends[index] ?? 0);
  }
}
