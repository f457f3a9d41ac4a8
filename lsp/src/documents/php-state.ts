/** What a place in a PHP file is: outside the tags, code, or inside a string, heredoc or comment. */
export type PhpState = 'html' | 'code' | 'text';

const opening = /<\?(?:php\b|=)/g;
/** What ends plain code: the tag's end, or the beginning of a comment, string or heredoc. */
const interruption = /\?>|\/\/|#(?!\[)|\/\*|['"`]|<<<[ \t]*(["']?)([A-Za-z_]\w*)\1\r?\n/g;

const ends: Readonly<Record<string, RegExp>> = {
  '//': /\n|(?=\?>)/g,
  '#': /\n|(?=\?>)/g,
  '/*': /\*\//g,
  "'": /(?<=(?:^|[^\\])(?:\\\\)*)'/g,
  '"': /(?<=(?:^|[^\\])(?:\\\\)*)"/g,
  '`': /(?<=(?:^|[^\\])(?:\\\\)*)`/g,
};

/** What the place after `before` is, where `before` is a file from its beginning. */
export function phpStateAfter(before: string): PhpState {
  let at = 0;
  for (;;) {
    const tag = search(opening, before, at);
    if (!tag) return 'html';
    at = tag.index + tag[0].length;
    for (;;) {
      const found = search(interruption, before, at);
      if (!found) return 'code';
      at = found.index + found[0].length;
      if (found[0] === '?>') break;
      const end = ends[found[0]] ?? new RegExp(`^[ \\t]*${found[2]}\\b`, 'gm');
      const closed = search(end, before, at);
      if (!closed) return 'text';
      at = closed.index + closed[0].length;
    }
  }
}

function search(pattern: RegExp, text: string, from: number): RegExpExecArray | null {
  pattern.lastIndex = from;
  return pattern.exec(text);
}
