import { endOfWord, isSpace, isWordPart, isWordStart } from './characters.ts';
import { TokenKind, type TokenList } from './token-list.ts';

/** Reads HTML from `at` up to `end`: tag openings, names, words, single characters. */
export function pushHtml(tokens: TokenList, at: number, end: number): void {
  const { text } = tokens;
  while (at < end) {
    const code = text.charCodeAt(at);
    if (isSpace(code)) {
      at++;
      continue;
    }
    const next = Math.min(end, endOfHtmlToken(text, at, code));
    tokens.push(TokenKind.html, at, next);
    at = next;
  }
}

function endOfHtmlToken(text: string, at: number, code: number): number {
  if (code === 60) {
    if (text.startsWith('<!--', at)) return at + 4;
    const name = text.charCodeAt(at + 1) === 47 ? at + 2 : at + 1;
    if (isWordStart(text.charCodeAt(name))) return endOfName(text, name);
    return at + 1;
  }
  if (text.startsWith('-->', at)) return at + 3;
  if (text.startsWith('/>', at)) return at + 2;
  if (isWordPart(code)) return endOfName(text, at);
  return at + 1;
}

/** Names in HTML have hyphens inside. */
function endOfName(text: string, at: number): number {
  let end = endOfWord(text, at);
  while (text.charCodeAt(end) === 45 && isWordPart(text.charCodeAt(end + 1))) end = endOfWord(text, end + 1);
  return end;
}
