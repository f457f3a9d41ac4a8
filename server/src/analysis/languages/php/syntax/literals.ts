import { eventKinds, tokenId, typeId } from '../parse-events.ts';
import { chars, isDigit, isNamePart, isNameStart } from './characters.ts';
import { giveUp } from './give-up.ts';
import { Scanner } from './scanner.ts';

const string = typeId('string');
const encapsedString = typeId('encapsed_string');
const shellCommand = typeId('shell_command_expression');
const heredoc = typeId('heredoc');
const heredocBody = typeId('heredoc_body');
const nowdoc = typeId('nowdoc');
const nowdocBody = typeId('nowdoc_body');
const integer = typeId('integer');
const float = typeId('float');
const name = typeId('name');
const variableName = typeId('variable_name');
const dynamicVariableName = typeId('dynamic_variable_name');
const subscript = typeId('subscript_expression');
const memberAccess = typeId('member_access_expression');
const unary = typeId('unary_op_expression');
const minus = tokenId('-');

const integers = /0[xX][\da-fA-F]+(?:_[\da-fA-F]+)*|0[bB][01]+(?:_[01]+)*|0[oO]?[0-7]*(?:_[0-7]+)*|[1-9]\d*(?:_\d+)*/y;
const floats = /\d+(?:_\d+)*[eE][+-]?\d+(?:_\d+)*|(?:\d+(?:_\d+)*)?\.\d*(?:_\d+)*(?:[eE][+-]?\d+(?:_\d+)*)?/y;

const heredocStarts = /<<<[ \t]*(?:(["']?)([a-z_\x80-\uffff][\w\x80-\uffff]*)\1)(?=\r?\n)/iy;

/** Numbers and texts. */
export abstract class Literals extends Scanner {
  /** One expression, of operators that bind more tightly than this. */
  abstract expression(tighterThan: number): void;

  number(): void {
    const { code, at } = this;
    let end = at;
    while (isDigit(code.charCodeAt(end))) end++;
    const first = code.charCodeAt(at);
    const after = code.charCodeAt(end);
    if (end > at && (first !== chars.zero || end === at + 1) && after !== chars.dot && !isNamePart(after)) {
      this.leaf(integer, end - at);
      return;
    }
    integers.lastIndex = at;
    floats.lastIndex = at;
    const whole = integers.exec(code)?.[0].length ?? 0;
    const broken = floats.exec(code)?.[0].length ?? 0;
    const length = Math.max(whole, broken);
    if (length === 0 || isNamePart(code.charCodeAt(at + length))) giveUp();
    this.leaf(broken > whole ? float : integer, length);
  }

  quoted(): void {
    const { code, at: start } = this;
    let at = start + 1;
    for (;;) {
      const close = code.indexOf("'", at);
      if (close === -1) giveUp();
      // a backslash before it escapes it, unless it is escaped itself
      let slashes = close - 1;
      while (slashes > start && code.charCodeAt(slashes) === chars.backslash) slashes--;
      at = close + 1;
      if (((close - 1 - slashes) & 1) === 0) break;
    }
    this.leaf(string, at - start);
  }

  doubleQuoted(): void {
    const { code, at: start } = this;
    for (let at = start + 1; ; at++) {
      const char = code.charCodeAt(at);
      if (char === chars.doubleQuote) {
        this.leaf(encapsedString, at + 1 - start);
        return;
      }
      if (char === chars.dollar) break;
      if (char === chars.backslash) {
        // an escaped dollar is one that is looked at, too
        if (code.charCodeAt(at + 1) === chars.dollar) break;
        at++;
      }
      if (Number.isNaN(char)) giveUp();
    }
    this.#interpolated(chars.doubleQuote, encapsedString);
  }

  shellCommand(): void {
    this.#interpolated(chars.backtick, shellCommand);
  }

  /** Text up to a line that begins with a word. */
  heredoc(): void {
    const { code, at: start, row } = this;
    heredocStarts.lastIndex = start;
    const [opening, quote, word] = heredocStarts.exec(code) ?? giveUp();
    const from = start + opening.length;
    const ends = new RegExp(`\\r?\\n[ \\t]*${word}(?![\\w\\x80-\\uffff])`, 'g');
    ends.lastIndex = from;
    const { index: until, 0: ending } = ends.exec(code) ?? giveUp();
    this.open();
    if (until > from) {
      if (quote === "'") row.addPlaced(eventKinds.leaf, nowdocBody, from, until);
      else {
        row.add(eventKinds.open, 0);
        if (this.#parts(from, until, -1) !== until) giveUp();
        row.addPlaced(eventKinds.close, heredocBody, from, until);
      }
    }
    this.at = until;
    this.take(ending.length);
    this.close(quote === "'" ? nowdoc : heredoc, start);
  }

  /** `$name`, `$$name` or `${ … }`. */
  simpleVariable(): void {
    const start = this.at;
    const after = this.charAt(1);
    if (isNameStart(after)) {
      this.leaf(variableName, this.nameEnd(start + 1) - start);
      return;
    }
    this.deeper();
    this.open();
    this.take(1);
    if (after === chars.dollar) this.simpleVariable();
    else {
      this.expect(chars.openBrace);
      this.expression(0);
      this.expect(chars.closeBrace);
    }
    this.close(dynamicVariableName, start);
    this.shallower();
  }

  #interpolated(quote: number, type: number): void {
    const { at: start, row } = this;
    this.open();
    const end = this.#parts(start + 1, this.code.length, quote);
    this.at = end;
    row.addPlaced(eventKinds.close, type, start, end + 1);
    this.take(1);
  }

  /** Variables in a text, up to a character or to an end; answers where that is. */
  #parts(from: number, until: number, quote: number): number {
    const { code } = this;
    let at = from;
    while (at < until) {
      const char = code.charCodeAt(at);
      if (char === quote) return at;
      if (char === chars.backslash) at += 2;
      else if (char === chars.dollar) at = this.#variableIn(at);
      else if (char === chars.openBrace && code.charCodeAt(at + 1) === chars.dollar) at = this.#braced(at + 1);
      else at++;
    }
    return quote === -1 ? at : giveUp();
  }

  /** What stands in braces, from there; answers where the text goes on. */
  #braced(start: number): number {
    this.at = start;
    this.skip();
    this.expression(0);
    if (this.next() !== chars.closeBrace || this.hasPages) giveUp();
    return this.at + 1;
  }

  /** A dollar in a text, and what is read with it. */
  #variableIn(start: number): number {
    const { code, row } = this;
    const after = code.charCodeAt(start + 1);
    if (after === chars.openBrace) {
      row.add(eventKinds.open, 0);
      const end = this.#braced(start + 2);
      row.addPlaced(eventKinds.close, dynamicVariableName, start, end);
      return end;
    }
    if (!isNameStart(after)) {
      if (after >= 128) giveUp();
      return start + 1;
    }
    const end = this.nameEnd(start + 1);
    row.addPlaced(eventKinds.leaf, variableName, start, end);
    const next = code.charCodeAt(end);
    if (next === chars.openBracket) return this.#indexIn(start, end + 1);
    if (next !== chars.minus || code.charCodeAt(end + 1) !== chars.greater || !isNamePart(code.charCodeAt(end + 2)))
      return end;
    if (!isNameStart(code.charCodeAt(end + 2))) giveUp();
    const memberEnd = this.nameEnd(end + 2);
    this.around();
    row.addPlaced(eventKinds.leaf, name, end + 2, memberEnd);
    row.addPlaced(eventKinds.close, memberAccess, start, memberEnd);
    return memberEnd;
  }

  /** The index of a variable in a text: a number, a name or a variable. */
  #indexIn(start: number, from: number): number {
    const { code, row } = this;
    const first = code.charCodeAt(from);
    this.around();
    const isNegative = first === chars.minus;
    const digits = isNegative ? from + 1 : from;
    let end: number;
    if (isDigit(code.charCodeAt(digits))) {
      integers.lastIndex = digits;
      end = digits + (integers.exec(code)?.[0].length ?? 0);
      if (isNegative) {
        row.add(eventKinds.open, 0);
        row.add(eventKinds.token, minus);
      }
      row.addPlaced(eventKinds.leaf, integer, digits, end);
      if (isNegative) row.addPlaced(eventKinds.close, unary, from, end);
    } else if (first === chars.dollar && isNameStart(code.charCodeAt(from + 1))) {
      end = this.nameEnd(from + 1);
      row.addPlaced(eventKinds.leaf, variableName, from, end);
    } else if (isNameStart(first)) {
      end = this.nameEnd(from);
      row.addPlaced(eventKinds.leaf, name, from, end);
    } else giveUp();
    if (code.charCodeAt(end) !== chars.closeBracket) giveUp();
    row.addPlaced(eventKinds.close, subscript, start, end + 1);
    return end + 1;
  }
}
