import { type EventRow, eventKinds, typeId } from '../parse-events.ts';
import { chars, isNamePart, isNameStart } from './characters.ts';
import { giveUp } from './give-up.ts';
import { pageEnd, tagEnd } from './pages.ts';

const textInterpolation = typeId('text_interpolation');
const nameType = typeId('name');
const referenceModifier = typeId('reference_modifier');

/** So many expressions and statements inside one another at most: a stack has its end. */
const maxDepth = 200;

/**
 * Goes through PHP's text token by token and writes events. `at` always stands at a token: what lies before it, comments and
 * page text, has been passed.
 */
export class Scanner {
  readonly code: string;
  readonly row: EventRow;
  /** Where the next token begins. */
  at = 0;
  /** Where the last one ended. */
  end = 0;
  /** Where a statement ends for which the next closing tag stands as its semicolon; -1 when none is next. */
  #tagSemicolon = -1;
  /** Page text before the next token: it belongs into the node that goes on with that token. Starts and ends. */
  #pages: number[] = [];
  #comments = 0;
  /** How many comments had been passed when the last token was taken. */
  #commentsBefore = 0;
  #depth = 0;

  constructor(code: string, row: EventRow) {
    this.code = code;
    this.row = row;
  }

  /** The character at `at`; NaN at the end. */
  next(): number {
    return this.code.charCodeAt(this.at);
  }

  get hasPages(): boolean {
    return this.#pages.length > 0;
  }

  get isEnd(): boolean {
    return this.at >= this.code.length;
  }

  charAt(offset: number): number {
    return this.code.charCodeAt(this.at + offset);
  }

  deeper(): void {
    if (++this.#depth > maxDepth) giveUp();
  }

  shallower(): void {
    this.#depth--;
  }

  open(): void {
    if (this.#pages.length > 0) this.flush();
    this.row.add(eventKinds.open, 0);
  }

  /** A node begins whose first child is what was written last. */
  around(): void {
    this.row.add(eventKinds.around, 0);
  }

  close(type: number, start: number): void {
    this.row.addPlaced(eventKinds.close, type, start, this.end);
  }

  /** The token of this length is a node. */
  leaf(type: number, length: number): void {
    if (this.#pages.length > 0) this.flush();
    this.row.addPlaced(eventKinds.leaf, type, this.at, this.at + length);
    this.take(length);
  }

  /** The tokens from here to the last one are a node, in which nobody looks for comments. */
  leafFrom(type: number, start: number, commentsBefore: number): void {
    if (this.#commentsBefore !== commentsBefore) giveUp();
    this.row.addPlaced(eventKinds.leaf, type, start, this.end);
  }

  /** To be handed to {@link leafFrom}, and asked for where it begins. */
  get commentsSoFar(): number {
    return this.#comments;
  }

  /** The token of this length, which its parent looks at. */
  token(type: number, length: number): void {
    if (this.#pages.length > 0) this.flush();
    this.row.add(eventKinds.token, type);
    this.take(length);
  }

  /** Goes past the token of this length, and what follows it. */
  take(length: number): void {
    if (this.#pages.length > 0) this.flush();
    this.end = this.at + length;
    this.at = this.end;
    this.#commentsBefore = this.#comments;
    this.#tagSemicolon = -1;
    this.skip();
  }

  expect(char: number): void {
    if (this.next() !== char) giveUp();
    this.take(1);
  }

  /** What follows an entry of a list: a comma, or the list's end. */
  separator(end: number): void {
    if (this.next() === chars.comma) this.take(1);
    else if (this.next() !== end) giveUp();
  }

  /** Whether `=>` is next. */
  get isArrowNext(): boolean {
    return this.next() === chars.equals && this.charAt(1) === chars.greater;
  }

  /** A semicolon, or a closing tag in its place. */
  semicolon(): void {
    if (this.#tagSemicolon >= 0) {
      this.end = this.#tagSemicolon;
      this.#tagSemicolon = -1;
    } else this.expect(chars.semicolon);
  }

  /** Whether a semicolon is next, or a closing tag in its place. */
  get isSemicolonNext(): boolean {
    return this.#tagSemicolon >= 0 || this.next() === chars.semicolon;
  }

  /** Where the name ends that begins there. */
  nameEnd(start: number): number {
    const { code } = this;
    let at = start;
    while (isNamePart(code.charCodeAt(at))) at++;
    return at;
  }

  /** The word at `at`, in lower case; '' for none. */
  word(): string {
    if (!isNameStart(this.next())) return '';
    return this.code.slice(this.at, this.nameEnd(this.at)).toLowerCase();
  }

  /** Goes past a keyword. */
  takeWord(word: string): void {
    if (this.word() !== word) giveUp();
    this.take(word.length);
  }

  takeWordIf(word: string): boolean {
    if (this.word() !== word) return false;
    this.take(word.length);
    return true;
  }

  name(): void {
    if (!isNameStart(this.next())) giveUp();
    this.leaf(nameType, this.nameEnd(this.at) - this.at);
  }

  /** The `&` of a function or a parameter. */
  referenceModifier(): void {
    if (this.next() === chars.ampersand) this.leaf(referenceModifier, 1);
  }

  /** The next character that is no white space, from there. */
  peekFrom(start: number): number {
    const { code } = this;
    let at = start;
    for (;;) {
      const char = code.charCodeAt(at);
      if (char !== chars.space && char !== chars.lineFeed && char !== chars.tab && char !== chars.carriageReturn)
        return char;
      at++;
    }
  }

  flush(): void {
    const pages = this.#pages;
    for (let at = 0; at < pages.length; at += 2) {
      this.row.addPlaced(eventKinds.leaf, textInterpolation, pages[at] ?? 0, pages[at + 1] ?? 0);
    }
    pages.length = 0;
  }

  /** Passes white space, comments and page text. */
  skip(): void {
    const { code } = this;
    let at = this.at;
    // A closing tag is a semicolon before it, past comments that the grammar does not look through.
    let semicolon = this.end;
    for (;;) {
      const char = code.charCodeAt(at);
      if (char === chars.space || char === chars.lineFeed || char === chars.tab || char === chars.carriageReturn) {
        at++;
      } else if (char === chars.slash) {
        const after = code.charCodeAt(at + 1);
        if (after === chars.slash) {
          const start = at;
          at = this.#lineComment(start, start + 2);
          if (code.charCodeAt(at) === chars.question) semicolon = at;
        } else if (after === chars.asterisk) {
          const close = code.indexOf('*/', at + 2);
          if (close === -1) giveUp();
          this.#comment(at, close + 2);
          at = close + 2;
          semicolon = at;
        } else break;
      } else if (char === chars.hash) {
        if (code.charCodeAt(at + 1) === chars.openBracket) break;
        at = this.#hashComment(at);
        semicolon = at;
      } else if (char === chars.question && code.charCodeAt(at + 1) === chars.greater) {
        if (this.#pages.length === 0) this.#tagSemicolon = semicolon;
        at = this.#page(at);
      } else if (char === chars.verticalTab || char === chars.formFeed) at++;
      else break;
    }
    this.at = at;
  }

  #comment(start: number, end: number): void {
    this.#comments++;
    this.row.addPlaced(eventKinds.comment, 0, start, end);
  }

  #hashComment(start: number): number {
    const after = this.code.charCodeAt(start + 1);
    if (after === chars.question && this.code.charCodeAt(start + 2) !== chars.greater) giveUp();
    if (after !== chars.question && after !== chars.lineFeed && after !== chars.carriageReturn && !Number.isNaN(after))
      return this.#lineComment(start, start + 2);
    this.#comment(start, start + 1);
    return start + 1;
  }

  /** Where the comment ends: before its line does, or a closing tag. A question mark takes the end of its line with it. */
  #lineComment(start: number, from: number): number {
    const { code } = this;
    let at = from;
    for (;;) {
      const char = code.charCodeAt(at);
      if (char === chars.lineFeed || Number.isNaN(char)) break;
      if (char === chars.carriageReturn) {
        if (code.charCodeAt(at + 1) !== chars.lineFeed) giveUp();
        break;
      }
      if (char !== chars.question) {
        at++;
        continue;
      }
      const after = code.charCodeAt(at + 1);
      if (after === chars.greater) break;
      if (after === chars.lineFeed) {
        at += 2;
        break;
      }
      if (after === chars.carriageReturn) {
        if (code.charCodeAt(at + 2) !== chars.lineFeed) giveUp();
        at += 3;
        break;
      }
      if (Number.isNaN(after)) giveUp();
      at += 2;
    }
    this.#comment(start, at);
    return at;
  }

  /** Page text from a closing tag to the next opening one, or to the end. */
  #page(start: number): number {
    const { code } = this;
    const tag = code.indexOf('<?', start + 2);
    const end = tag === -1 ? pageEnd(code, start + 2, code.length) : tagEnd(code, tag);
    this.#pages.push(start, end);
    return tag === -1 ? code.length : end;
  }
}
