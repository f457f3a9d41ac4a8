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
const patterns: readonly (readonly [PhpToken['kind'], RegExp])[] = [
  ['variable', /\$\w+/y],
  ['name', /\\?[A-Za-z_\x80-\uffff][\w\x80-\uffff]*(?:\\[A-Za-z_\x80-\uffff][\w\x80-\uffff]*)*/y],
  ['string', /'(?:[^'\\]|\\[\s\S])*(?:'|$)|"(?:[^"\\]|\\[\s\S])*(?:"|$)|`(?:[^`\\]|\\[\s\S])*(?:`|$)/y],
  ['number', /\d[\w.]*/y],
  ['symbol', /->|\?->|::|=>|&&|\|\||\?\?|[=!]==?|<=>|[<>.+*/%-]=|[\s\S]/y],
];

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
      blank.lastIndex = at;
      const skipped = blank.exec(source);
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

function readToken(source: string, at: number): PhpToken {
  for (const [kind, pattern] of patterns) {
    pattern.lastIndex = at;
    const found = pattern.exec(source);
    if (!found) continue;
    const [text] = found;
    const isOpen = kind === 'string' && pattern.lastIndex === source.length && !isClosed(text);
    return { kind, text, start: at, end: pattern.lastIndex, isOpen };
  }
  return { kind: 'symbol', text: source.slice(at, at + 1), start: at, end: at + 1, isOpen: false };
}

function isClosed(text: string): boolean {
  return text.length > 1 && text.at(-1) === text[0] && !/(?:^|[^\\])(?:\\\\)*\\.$/s.test(text);
}

function readHeredoc(source: string, at: number): PhpToken | null {
  heredoc.lastIndex = at;
  const found = heredoc.exec(source);
  if (!found) return null;
  const close = new RegExp(`^[ \\t]*${found[2]}\\b`, 'gm');
  close.lastIndex = heredoc.lastIndex;
  const isClosedThere = close.exec(source) !== null;
  const end = isClosedThere ? close.lastIndex : source.length;
  return { kind: 'string', text: source.slice(at, end), start: at, end, isOpen: !isClosedThere };
}
