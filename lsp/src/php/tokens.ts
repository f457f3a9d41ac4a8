/** A token of PHP code; blanks and comments are none. */
export interface PhpToken {
  readonly kind: 'name' | 'variable' | 'string' | 'number' | 'symbol' | 'html';
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** A string or comment that goes on past the end. */
  readonly isOpen: boolean;
}

const blank = /\s+|(?:\/\/|#(?!\[))(?:(?!\?>)[^\n])*|\/\*[\s\S]*?(?:\*\/|$)/y;
const heredoc = /<<<[ \t]*(["']?)([A-Za-z_]\w*)\1\r?\n/y;
const variable = /\$\w+/y;
const name = /\\?[A-Za-z_\x80-\uffff][\w\x80-\uffff]*(?:\\[A-Za-z_\x80-\uffff][\w\x80-\uffff]*)*/y;
const string = /'(?:[^'\\]|\\[\s\S])*(?:'|$)|"(?:[^"\\]|\\[\s\S])*(?:"|$)|`(?:[^`\\]|\\[\s\S])*(?:`|$)/y;
const number = /\d[\w.]*/y;
const symbol = /->|\?->|::|=>|&&|\|\||\?\?|[=!]==?|<=>|[<>.+*/%-]=|[\s\S]/y;

/** What a token that begins with this character can be; of the rest, a symbol. */
function patternAt(code: number): readonly [PhpToken['kind'], RegExp] {
  if (code === 36) return ['variable', variable];
  if (code === 39 || code === 34 || code === 96) return ['string', string];
  if (code >= 48 && code <= 57) return ['number', number];
  if ((code >= 97 && code <= 122) || (code >= 65 && code <= 90) || code === 95 || code === 92 || code >= 0x80)
    return ['name', name];
  return ['symbol', symbol];
}

/** Signs that are no part of a longer one. */
const single: ReadonlySet<string> = new Set('()[]{},;');

export interface PhpLexing {
  readonly tokens: readonly PhpToken[];
  /** What the end is: outside the tags, code, or inside a comment. */
  readonly end: 'html' | 'code' | 'comment';
}

/** The tokens of a PHP file from its beginning to `end`, however broken it is. */
export function lexPhp(text: string, end = text.length): PhpLexing {
  const source = end === text.length ? text : text.slice(0, end);
  const tokens: PhpToken[] = [];
  const opening = /<\?(?:php\b|=)/g;
  let at = 0;
  for (;;) {
    opening.lastIndex = at;
    const tag = opening.exec(source);
    if (!tag) return { tokens, end: 'html' };
    tokens.push({ kind: 'html', text: tag[0], start: at, end: opening.lastIndex, isOpen: false });
    at = opening.lastIndex;
    let inside = true;
    while (inside) {
      at = skipSpace(source, at);
      const skipped = skipBlank(source, at);
      if (skipped) {
        at = blank.lastIndex;
        const isBlock = skipped[0].startsWith('/*') && !(skipped[0].length > 3 && skipped[0].endsWith('*/'));
        const isLine = /^(?:\/\/|#)/.test(skipped[0]);
        if (at >= source.length && (isBlock || isLine)) return { tokens, end: 'comment' };
        continue;
      }
      if (at >= source.length) return { tokens, end: 'code' };
      if (source.startsWith('?>', at)) {
        at += 2;
        inside = false;
        continue;
      }
      const token = readHeredoc(source, at) ?? readToken(source, at);
      tokens.push(token);
      at = token.end;
    }
  }
}

/** Past the spaces that code is laid out with: most of what is no token. */
function skipSpace(source: string, from: number): number {
  let at = from;
  for (let code = source.charCodeAt(at); code === 32 || code === 9 || code === 10 || code === 13; ) {
    at += 1;
    code = source.charCodeAt(at);
  }
  return at;
}

function skipBlank(source: string, at: number): RegExpExecArray | null {
  const code = source.charCodeAt(at);
  // Whatever begins with another character is no blank, and no comment.
  if (code > 32 && code < 0x80 && code !== 47 && code !== 35) return null;
  blank.lastIndex = at;
  return blank.exec(source);
}

function readToken(source: string, at: number): PhpToken {
  const sign = source.charAt(at);
  if (single.has(sign)) return { kind: 'symbol', text: sign, start: at, end: at + 1, isOpen: false };
  const [kind, pattern] = patternAt(source.charCodeAt(at));
  pattern.lastIndex = at;
  const text = pattern.exec(source)?.[0];
  // Such as a `$` or a backslash alone.
  if (text === undefined) return { kind: 'symbol', text: sign, start: at, end: at + 1, isOpen: false };
  const end = at + text.length;
  const isOpen = kind === 'string' && end === source.length && !isClosed(text);
  return { kind, text, start: at, end, isOpen };
}

function isClosed(text: string): boolean {
  return text.length > 1 && text.at(-1) === text[0] && !/(?:^|[^\\])(?:\\\\)*\\.$/s.test(text);
}

function readHeredoc(source: string, at: number): PhpToken | null {
  if (source.charCodeAt(at) !== 60) return null;
  heredoc.lastIndex = at;
  const found = heredoc.exec(source);
  if (!found) return null;
  const close = new RegExp(`^[ \\t]*${found[2]}\\b`, 'gm');
  close.lastIndex = heredoc.lastIndex;
  const isClosedThere = close.exec(source) !== null;
  const end = isClosedThere ? close.lastIndex : source.length;
  return { kind: 'string', text: source.slice(at, end), start: at, end, isOpen: !isClosedThere };
}
