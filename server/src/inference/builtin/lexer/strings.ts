import { isSpace, isWordPart } from './characters.ts';
import { TokenKind, type TokenList } from './token-list.ts';

/** Longest string literal, quotes included, that is one token. */
export const wholeStringLength = 48;

/** Characters of a string literal that is one token: names, hooks, slugs, paths, formats. */
function isWholeStringPart(code: number): boolean {
  return isWordPart(code) || (code >= 33 && code <= 126 && code !== 34 && code !== 39 && code !== 92 && code !== 96);
}

/**
 * End of the string literal at `at` if it is short and has neither blanks nor escapes nor, where `interpolates`,
 * variables; else -1.
 */
export function endOfWholeString(text: string, at: number, interpolates: boolean): number {
  const quote = text.charCodeAt(at);
  const limit = Math.min(text.length, at + wholeStringLength);
  for (let end = at + 1; end < limit; end++) {
    const code = text.charCodeAt(end);
    if (code === quote) return end + 1;
    if (!isWholeStringPart(code) || (interpolates && (code === 36 || code === 123))) return -1;
  }
  return -1;
}

/** End of the piece of a string at `at`: an escape, a word (`$name` too) with at most one blank before it, or one character. */
export function endOfPiece(text: string, at: number, end: number): number {
  let next = at;
  if (text.charCodeAt(next) === 32 && next + 1 < end && !isSpace(text.charCodeAt(next + 1))) next++;
  const code = text.charCodeAt(next);
  if (code === 92) return Math.min(end, next + 2);
  if (code === 36) next++;
  const wordStart = next;
  while (next < end && isWordPart(text.charCodeAt(next))) next++;
  return Math.min(end, Math.max(next, wordStart + (code === 36 ? 0 : 1)));
}

/** Adds the pieces of `start` to `end`. */
export function pushPieces(tokens: TokenList, start: number, end: number): void {
  for (let at = start; at < end; ) {
    const next = endOfPiece(tokens.text, at, end);
    tokens.push(TokenKind.piece, at, next);
    at = next;
  }
}

/**
 * Reads a quoted string in pieces: opening quote, pieces, closing quote.
 *
 * @param multiline false: the string ends, unclosed, with its line
 * @returns where reading goes on
 */
export function pushQuoted(tokens: TokenList, at: number, multiline: boolean): number {
  const { text } = tokens;
  const quote = text.charCodeAt(at);
  let end = at + 1;
  while (end < text.length) {
    const code = text.charCodeAt(end);
    if (code === quote || (!multiline && code === 10)) break;
    end += code === 92 ? 2 : 1;
  }
  end = Math.min(end, text.length);
  tokens.push(TokenKind.open, at, at + 1);
  pushPieces(tokens, at + 1, end);
  if (text.charCodeAt(end) === quote) {
    tokens.push(TokenKind.close, end, end + 1);
    return end + 1;
  }
  if (end === text.length) tokens.openString = text.charAt(at);
  return end;
}
