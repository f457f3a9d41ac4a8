import { endOfNumber, endOfWord, isDigit, isSpace, isWordStart, operatorMatcher } from './characters.ts';
import { pushHtml } from './html.ts';
import { endOfWholeString, pushPieces, pushQuoted } from './strings.ts';
import { type LexMode, TokenKind, TokenList } from './token-list.ts';

const endOfOperator = operatorMatcher(
  '<?= ?-> -> => :: ... ++ -- ** **= += -= *= /= .= %= &= |= ^= <<= >>= ??= ?? == === != !== <> <=> <= >= && || << >> #[ |>'.split(
    ' ',
  ),
);

/** Reads PHP with the HTML around it. Accepts any text; unfinished strings and comments end with the text. */
export function lexPhp(text: string, mode: LexMode): TokenList {
  const tokens = new TokenList(text);
  tokens.mode = mode;
  let at = 0;
  while (at < text.length) at = tokens.mode === 'html' ? readHtml(tokens, at) : readCode(tokens, at);
  return tokens;
}

function readHtml(tokens: TokenList, at: number): number {
  const { text } = tokens;
  let tag = text.indexOf('<?', at);
  while (tag >= 0 && !/^<\?(?:php\b|=)/i.test(text.slice(tag, tag + 6))) tag = text.indexOf('<?', tag + 2);
  const end = tag < 0 ? text.length : tag;
  pushHtml(tokens, at, end);
  if (tag < 0) return end;
  const after = tag + (text.charAt(tag + 2) === '=' ? 3 : 5);
  tokens.push(TokenKind.tag, tag, after);
  tokens.mode = 'code';
  return after;
}

function readCode(tokens: TokenList, at: number): number {
  const { text } = tokens;
  const code = text.charCodeAt(at);
  if (isSpace(code)) return at + 1;
  if (isWordStart(code)) return add(tokens, TokenKind.word, at, endOfWord(text, at));
  if (code === 36 && isWordStart(text.charCodeAt(at + 1)))
    return add(tokens, TokenKind.variable, at, endOfWord(text, at + 1));
  if (isDigit(code) || (code === 46 && isDigit(text.charCodeAt(at + 1))))
    return add(tokens, TokenKind.number, at, endOfNumber(text, at));
  if (code === 39 || code === 34 || code === 96) {
    const end = code === 96 ? -1 : endOfWholeString(text, at, code === 34);
    return end < 0 ? pushQuoted(tokens, at, true) : add(tokens, TokenKind.string, at, end);
  }
  if (code === 35 && text.charCodeAt(at + 1) !== 91)
    return add(tokens, TokenKind.comment, at, endOfLineComment(text, at));
  if (code === 47 && text.charCodeAt(at + 1) === 47)
    return add(tokens, TokenKind.comment, at, endOfLineComment(text, at));
  if (code === 47 && text.charCodeAt(at + 1) === 42) {
    const end = text.indexOf('*/', at + 2);
    return add(tokens, TokenKind.comment, at, end < 0 ? text.length : end + 2);
  }
  if (code === 63 && text.charCodeAt(at + 1) === 62) {
    tokens.mode = 'html';
    return add(tokens, TokenKind.tag, at, at + 2);
  }
  if (code === 60 && text.startsWith('<<<', at)) return readHeredoc(tokens, at);
  return add(tokens, TokenKind.punctuation, at, endOfOperator(text, at));
}

function add(tokens: TokenList, kind: TokenKind, start: number, end: number): number {
  tokens.push(kind, start, end);
  return end;
}

/** A line comment ends with its line or with `?>`. Without the white space at its end. */
function endOfLineComment(text: string, at: number): number {
  const line = text.indexOf('\n', at);
  let end = line < 0 ? text.length : line;
  const tag = text.slice(at, end).indexOf('?>');
  if (tag >= 0) end = at + tag;
  while (end > at + 1 && isSpace(text.charCodeAt(end - 1))) end--;
  return end;
}

const heredocStart = /<<<[ \t]*(["']?)([A-Za-z_]\w*)\1\r?\n/y;

function readHeredoc(tokens: TokenList, at: number): number {
  const { text } = tokens;
  heredocStart.lastIndex = at;
  const start = heredocStart.exec(text);
  const name = start?.[2];
  if (!start || !name) return add(tokens, TokenKind.punctuation, at, at + 3);
  const body = at + start[0].length;
  const close = new RegExp(`^[ \\t]*${name}\\b`, 'gm');
  close.lastIndex = body;
  const end = close.exec(text);
  tokens.push(TokenKind.open, at, body);
  pushPieces(tokens, body, end?.index ?? text.length);
  if (!end) {
    tokens.openString = name;
    return text.length;
  }
  tokens.push(TokenKind.close, end.index, end.index + end[0].length);
  return end.index + end[0].length;
}
