/** Regular expressions within strings of JSON, as parts of a grammar of llama.cpp. */

/** What cannot stand in a string of JSON as it is. */
const unwritable = '"\\\\\\x00-\\x1f\\x7f';
const shorthands: Readonly<Record<string, string>> = { d: '0-9', w: '0-9A-Za-z_', s: ' ' };

/**
 * What a whole text has to match for `pattern`, in the letters of JSON, and where that can be said, with at most `maxLength`
 * characters; null: the pattern has what grammars lack (it is not anchored,
 * looks ahead, refers back), or letters that JSON escapes.
 */
export function patternRule(pattern: string, maxLength: number | null = null): string | null {
  const alternatives = topLevel(pattern);
  const bodies = alternatives.map((one) => /^\^([\s\S]*)\$$/.exec(one)?.[1]);
  if (bodies.some((body) => body === undefined || body.endsWith('\\'))) return null;
  const parts = bodies.map((body) => new Parser(body ?? '', maxLength).whole());
  return parts.includes(null) ? null : `(${parts.join(' | ')})`;
}

/** The alternatives outside all groups and classes. */
function topLevel(pattern: string): string[] {
  const parts = [''];
  let depth = 0;
  let isClass = false;
  for (const piece of pattern.match(/\\[\s\S]|[\s\S]/g) ?? []) {
    if (piece === '[') isClass = true;
    if (piece === ']') isClass = false;
    if (!isClass) depth += piece === '(' ? 1 : piece === ')' ? -1 : 0;
    if (piece === '|' && depth === 0 && !isClass) parts.push('');
    else parts[parts.length - 1] += piece;
  }
  return parts;
}

/** Repetitions are written out by llama.cpp: larger bounds are left to whoever checks the answer. */
export const maxRepetition = 64;

class NotWritable extends Error {}

class Parser {
  private readonly pieces: readonly string[];
  private at = 0;

  private readonly maxLength: number | null;

  constructor(body: string, maxLength: number | null) {
    this.maxLength = maxLength;
    this.pieces = body.match(/\\u[0-9a-fA-F]{4}|\\x[0-9a-fA-F]{2}|\\[\s\S]|[\s\S]/gu) ?? [];
  }

  whole(): string | null {
    try {
      const rule = this.alternatives();
      return this.at === this.pieces.length ? rule : null;
    } catch (error) {
      if (error instanceof NotWritable) return null;
      throw error;
    }
  }

  private alternatives(): string {
    const options = [this.sequence()];
    while (this.peek() === '|') {
      this.at++;
      options.push(this.sequence());
    }
    return options.length === 1 ? (options[0] ?? '') : `(${options.join(' | ')})`;
  }

  private sequence(): string {
    const start = this.at;
    const parts: string[] = [];
    for (let next = this.peek(); next !== undefined && next !== '|' && next !== ')'; next = this.peek()) {
      parts.push(`${this.atom()}${this.quantifier()}`);
    }
    if (start === 0 && this.at === this.pieces.length) this.bound(parts);
    return parts.length === 0 ? '""' : parts.join(' ');
  }

  /** Where one kind of character may come any number of times after some single ones, it comes as often as there is room for. */
  private bound(parts: string[]): void {
    const last = parts.at(-1);
    const room = this.maxLength === null ? maxRepetition + 1 : this.maxLength - parts.length + 1;
    const isPlain = parts.slice(0, -1).every((part) => /^\[.*\]$/.test(part));
    if (last === undefined || !isPlain || !/^\[.*\][*+]$/.test(last) || room < 1 || room > maxRepetition) return;
    parts[parts.length - 1] = `${last.slice(0, -1)}{${last.endsWith('+') ? 1 : 0},${room}}`;
  }

  private atom(): string {
    const piece = this.take();
    if (piece === '[') return this.characterClass();
    if (piece === '(') return this.group();
    if (piece === '.') return `[^${unwritable}]`;
    if (piece === '\\S') return `[^${unwritable} ]`;
    if (/^[\^$*+?{}]$/.test(piece)) throw new NotWritable();
    const short = piece.startsWith('\\') ? shorthands[piece.slice(1)] : undefined;
    return `[${short ?? character(piece)}]`;
  }

  private group(): string {
    if (this.peek() === '?') {
      this.at++;
      if (this.take() !== ':') throw new NotWritable();
    }
    const inner = this.alternatives();
    if (this.take() !== ')') throw new NotWritable();
    return `(${inner})`;
  }

  private characterClass(): string {
    const isNegated = this.peek() === '^';
    if (isNegated) this.at++;
    let members = '';
    for (let piece = this.take(); piece !== ']'; piece = this.take()) {
      const short = piece.startsWith('\\') ? shorthands[piece.slice(1)] : undefined;
      if (short !== undefined) members += short;
      else if (this.peek() === '-' && this.pieces[this.at + 1] !== ']') {
        this.at++;
        members += range(piece, this.take(), isNegated);
      } else members += single(piece, isNegated);
    }
    if (isNegated) return `[^${unwritable}${members}]`;
    // Line breaks are the letters \n in JSON, which are rarely meant alone.
    if (members === '') throw new NotWritable();
    return `[${members}]`;
  }

  private quantifier(): string {
    const piece = this.peek();
    if (piece === undefined || !'*+?{'.includes(piece)) return '';
    this.at++;
    let text = piece;
    while (piece === '{' && !text.endsWith('}')) text += this.take();
    const bounds = text.match(/\d+/g)?.map(Number) ?? [];
    if (piece === '{' && !/^\{\d+(?:,\d*)?\}$/.test(text)) throw new NotWritable();
    if (bounds.some((bound) => bound > maxRepetition)) throw new NotWritable();
    // How greedy it is makes no difference to what matches as a whole.
    if (this.peek() === '?') this.at++;
    return text;
  }

  private peek(): string | undefined {
    return this.pieces[this.at];
  }

  private take(): string {
    const piece = this.pieces[this.at++];
    if (piece === undefined) throw new NotWritable();
    return piece;
  }
}

/** The code point that a piece of a pattern stands for. */
function codeOf(piece: string): number {
  if (/^\\[ux]/.test(piece)) return Number.parseInt(piece.slice(2), 16);
  const escaped: Readonly<Record<string, number>> = { n: 10, r: 13, t: 9, f: 12, v: 11, '0': 0 };
  if (!piece.startsWith('\\')) return piece.codePointAt(0) ?? 0;
  const letter = piece.slice(1);
  if (/[A-Za-z1-9]/.test(letter) && escaped[letter] === undefined) throw new NotWritable();
  return escaped[letter] ?? letter.codePointAt(0) ?? 0;
}

const isWritable = (code: number): boolean => code > 31 && code !== 34 && code !== 92 && code !== 127;
const isSurrogate = (code: number): boolean => code >= 0xd800 && code <= 0xdfff;

function character(piece: string): string {
  const code = codeOf(piece);
  if (!isWritable(code)) throw new NotWritable();
  return written(code);
}

/** A member of a class; one that cannot be written is excluded in any case. */
function single(piece: string, isNegated: boolean): string {
  const code = codeOf(piece);
  if (isWritable(code) && !isSurrogate(code)) return written(code);
  if (!isNegated && code > 31) throw new NotWritable();
  return '';
}

function range(from: string, to: string, isNegated: boolean): string {
  const [first, last] = [codeOf(from), codeOf(to)];
  if (last <= 31 || (isSurrogate(first) && isSurrogate(last))) return '';
  if (!isNegated && [34, 92, 127].some((code) => code >= first && code <= last)) throw new NotWritable();
  return `${written(Math.max(first, 32))}-${written(last)}`;
}

function written(code: number): string {
  if (code < 127 && /[0-9A-Za-z _]/.test(String.fromCodePoint(code))) return String.fromCodePoint(code);
  if (code < 256) return `\\x${code.toString(16).padStart(2, '0')}`;
  return code < 0x10000 ? `\\u${code.toString(16).padStart(4, '0')}` : `\\U${code.toString(16).padStart(8, '0')}`;
}
