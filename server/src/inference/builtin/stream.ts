import { Gap, indentLevels, indentUnit, Layout } from './layout.ts';
import { type BuiltinLanguage, lex } from './lexer/lex.ts';
import { type LexMode, TokenKind, type TokenList } from './lexer/token-list.ts';

/** A text as the model reads it: one key and one gap a token, comments left out. */
export interface TokenStream {
  readonly tokens: TokenList;
  /** Places in `tokens` of what follows. */
  readonly places: number[];
  readonly keys: string[];
  /** The gap before each token. */
  readonly gaps: number[];
  /** Whether each token stands in a bracket whose items have lines of their own. */
  readonly multiline: boolean[];
  readonly layout: Layout;
  readonly unit: string;
}

/** A key is the token's text; the first character tells kinds apart that read alike but never stand for each other. */
const prefixes: Readonly<Partial<Record<TokenKind, string>>> = {
  [TokenKind.piece]: '\u0001',
  [TokenKind.open]: '\u0002',
  [TokenKind.close]: '\u0003',
  [TokenKind.html]: '\u0004',
};

/** Key of the end of a file. */
export const endKey = '\u0000end';
/** Key that ends a fragment: nothing is said about what comes after it. */
export const cutKey = '\u0000cut';
/** Key before the first token of a file. */
export const startKey = '\u0000start';

export function keyOf(kind: TokenKind, text: string): string {
  return (prefixes[kind] ?? '') + text;
}

export function textOfKey(key: string): string {
  return key.charCodeAt(0) < 5 ? key.slice(1) : key;
}

/** The kind of token that a key stands for. Keys of code are told apart by their first character. */
export function kindOfKey(key: string): TokenKind {
  const first = key.charCodeAt(0);
  if (first === 1) return TokenKind.piece;
  if (first === 2) return TokenKind.open;
  if (first === 3) return TokenKind.close;
  if (first === 4) return TokenKind.html;
  if (first === 36 && key.length > 1 && key !== '${') return TokenKind.variable;
  if (first === 39 || first === 34) return TokenKind.string;
  if ((first >= 48 && first <= 57) || (first === 46 && /^\.\d/.test(key))) return TokenKind.number;
  if (/^[A-Za-z_$#\u0080-\uffff]/.test(key) && key !== '#[' && key !== '${') return TokenKind.word;
  if (key === '?>' || /^<\?(?:php|=)$/i.test(key)) return TokenKind.tag;
  return first === 47 && key.length > 2 && key !== '/=' ? TokenKind.string : TokenKind.punctuation;
}

/** Reads a text as the model sees it. */
export function streamOf(text: string, language: BuiltinLanguage, mode?: LexMode): TokenStream {
  const tokens = lex(text, language, mode);
  const unit = indentUnit(text);
  const layout = new Layout();
  const stream: TokenStream = { tokens, places: [], keys: [], gaps: [], multiline: [], layout, unit };
  let previousEnd = 0;
  let breaks = 0;
  let empty = false;
  let blank = false;
  for (let place = 0; place < tokens.length; place++) {
    const start = tokens.starts[place] ?? 0;
    const end = tokens.ends[place] ?? 0;
    const kind = tokens.kinds[place] ?? TokenKind.word;
    const lines = countBreaks(text, previousEnd, start);
    breaks += lines;
    empty ||= lines > 1;
    blank ||= start > previousEnd;
    previousEnd = end;
    if (kind === TokenKind.comment) {
      breaks += countBreaks(text, start, end) > 0 ? 1 : 0;
      blank = true;
      continue;
    }
    const tokenText = text.slice(start, end);
    // Inside strings white space is part of the pieces.
    const exact = kind === TokenKind.piece || kind === TokenKind.close;
    const indent = breaks > 0 && !exact ? indentLevels(text, lineStartBefore(tokens, place), unit) : null;
    stream.places.push(place);
    stream.keys.push(keyOf(kind, tokenText));
    stream.multiline.push(layout.isMultiline);
    stream.gaps.push(
      exact ? Gap.none : indent !== null ? layout.gapFor(tokenText, kind, indent, empty) : blank ? Gap.blank : Gap.none,
    );
    layout.advance(tokenText, kind, indent);
    breaks = 0;
    empty = false;
    blank = false;
  }
  return stream;
}

/** Where the first token of this token's line starts: a comment may stand before it. */
function lineStartBefore(tokens: TokenList, place: number): number {
  const { text } = tokens;
  const start = tokens.starts[place] ?? 0;
  const line = text.lastIndexOf('\n', start - 1) + 1;
  let first = line;
  while (first < start && (text.charCodeAt(first) === 32 || text.charCodeAt(first) === 9)) first++;
  return first;
}

/** Looks at no character outside the range: files with one endless line are real. */
function countBreaks(text: string, from: number, to: number): number {
  let count = 0;
  for (let at = from; at < to; at++) if (text.charCodeAt(at) === 10) count++;
  return count;
}
