import { endOfNumber, endOfWord, isDigit, isSpace, isWordStart, operatorMatcher } from './characters.ts';
import { endOfWholeString, pushPieces, pushQuoted } from './strings.ts';
import { TokenKind, TokenList } from './token-list.ts';

const endOfOperator = operatorMatcher(
  '=> ... ?. ++ -- ** **= += -= *= /= %= &= |= ^= <<= >>= >>>= ??= &&= ||= ?? == === != !== <= >= && || << >> >>> </ /> ${'.split(
    ' ',
  ),
);

/** After these words a `/` starts a regular expression. */
const wordsBeforeOperand = new Set('return typeof case in of delete void throw new else do'.split(' '));

/** Reads JavaScript, TypeScript and JSX. Accepts any text; unfinished strings and comments end with the text. */
export function lexJavaScript(text: string): TokenList {
  const tokens = new TokenList(text);
  // One entry a template literal that has an open `${`: how many braces are open inside it.
  const templates: number[] = [];
  let at = 0;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    const depth = templates.at(-1);
    if (depth !== undefined && code === 125 && depth === 0) {
      templates.pop();
      tokens.push(TokenKind.punctuation, at, at + 1);
      at = readTemplate(tokens, at + 1, templates);
      continue;
    }
    if (depth !== undefined && (code === 123 || code === 125))
      templates[templates.length - 1] = depth + (code === 123 ? 1 : -1);
    at = code === 96 ? openTemplate(tokens, at, templates) : readCode(tokens, at, code);
  }
  return tokens;
}

function openTemplate(tokens: TokenList, at: number, templates: number[]): number {
  tokens.push(TokenKind.open, at, at + 1);
  return readTemplate(tokens, at + 1, templates);
}

/** Reads the text of a template literal up to its end or its next `${`. */
function readTemplate(tokens: TokenList, at: number, templates: number[]): number {
  const { text } = tokens;
  let end = at;
  while (end < text.length && text.charCodeAt(end) !== 96 && !text.startsWith('${', end))
    end += text.charCodeAt(end) === 92 ? 2 : 1;
  end = Math.min(end, text.length);
  pushPieces(tokens, at, end);
  if (end === text.length) {
    tokens.openString = '`';
    return end;
  }
  if (text.charCodeAt(end) === 96) {
    tokens.push(TokenKind.close, end, end + 1);
    return end + 1;
  }
  tokens.push(TokenKind.punctuation, end, end + 2);
  templates.push(0);
  return end + 2;
}

function readCode(tokens: TokenList, at: number, code: number): number {
  const { text } = tokens;
  if (isSpace(code)) return at + 1;
  if (isWordStart(code) || code === 36 || (code === 35 && isWordStart(text.charCodeAt(at + 1)))) {
    let end = endOfWord(text, at + 1);
    while (text.charCodeAt(end) === 36) end = endOfWord(text, end + 1);
    return add(tokens, TokenKind.word, at, end);
  }
  if (isDigit(code) || (code === 46 && isDigit(text.charCodeAt(at + 1))))
    return add(tokens, TokenKind.number, at, endOfNumber(text, at));
  if (code === 39 || code === 34) {
    const end = endOfWholeString(text, at, false);
    return end < 0 ? pushQuoted(tokens, at, false) : add(tokens, TokenKind.string, at, end);
  }
  if (code === 47) {
    const comment = endOfComment(text, at);
    if (comment > 0) return add(tokens, TokenKind.comment, at, comment);
    const end = expectsOperand(tokens) ? endOfRegExp(text, at) : -1;
    if (end > 0) return add(tokens, TokenKind.string, at, end);
  }
  return add(tokens, TokenKind.punctuation, at, endOfOperator(text, at));
}

function add(tokens: TokenList, kind: TokenKind, start: number, end: number): number {
  tokens.push(kind, start, end);
  return end;
}

function endOfComment(text: string, at: number): number {
  const second = text.charCodeAt(at + 1);
  if (second === 42) {
    const end = text.indexOf('*/', at + 2);
    return end < 0 ? text.length : end + 2;
  }
  if (second !== 47) return -1;
  const line = text.indexOf('\n', at);
  let end = line < 0 ? text.length : line;
  while (end > at + 2 && isSpace(text.charCodeAt(end - 1))) end--;
  return end;
}

function expectsOperand(tokens: TokenList): boolean {
  let last = tokens.length - 1;
  while (tokens.kinds[last] === TokenKind.comment) last--;
  if (last < 0) return true;
  const kind = tokens.kinds[last];
  if (kind === TokenKind.word) return wordsBeforeOperand.has(tokens.textAt(last));
  return kind === TokenKind.punctuation && !/^(?:[)\]}]|\+\+|--|\/>|<\/)$/.test(tokens.textAt(last));
}

/** Without a limit, a line full of slashes would be read once a slash. */
const maxRegExpLength = 1000;

/** End of the regular expression at `at`, flags included, or -1: a division. */
function endOfRegExp(text: string, at: number): number {
  let inClass = false;
  const limit = Math.min(text.length, at + maxRegExpLength);
  for (let end = at + 1; end < limit; end++) {
    const code = text.charCodeAt(end);
    if (code === 10) return -1;
    if (code === 92) end++;
    else if (code === 91) inClass = true;
    else if (code === 93) inClass = false;
    else if (code === 47 && !inClass) return endOfWord(text, end + 1);
  }
  return -1;
}
