/**
 * Where the first statement of a PHP file stands, behind its opening tag, comments, `declare`, `namespace` and `use`.
 * The length of the text when there is none.
 */
export function firstCode(code: string): number {
  const start = /^(?:#![^\n]*\n)?\s*<\?php\b/i.exec(code)?.[0].length ?? 0;
  // Each alternative begins with another character, and none matches the end of another: this cannot backtrack far.
  const trivia = /\s+|\/\*(?:[^*]|\*(?!\/))*(?:\*\/|$)|\/\/[^\n]*|#(?!\[)[^\n]*|(?:declare|namespace|use)\b[^;{]*;/iy;
  let at = start;
  for (trivia.lastIndex = at; trivia.test(code); trivia.lastIndex = at) at = trivia.lastIndex;
  return at;
}
