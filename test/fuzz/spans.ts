import type { Parser } from 'web-tree-sitter';
import { overflowsParser } from '../../server/src/analysis/languages/php/php-reader.ts';

/** A piece of a text that means something in its language. */
export interface Piece {
  readonly kind: string;
  readonly start: number;
  readonly end: number;
}

const longest = 3000;

/** Every named node of the syntax tree. */
export function piecesOfTree(parser: Parser, code: string): Piece[] {
  if (overflowsParser(code)) return piecesOfText(code);
  const tree = parser.parse(code);
  if (tree === null) throw new Error('the seed cannot be parsed');
  const pieces: Piece[] = [];
  const cursor = tree.walk();
  for (;;) {
    const { startIndex: start, endIndex: end } = cursor;
    if (cursor.nodeIsNamed && end > start && end - start < longest) pieces.push({ kind: cursor.nodeType, start, end });
    if (cursor.gotoFirstChild()) continue;
    while (!cursor.gotoNextSibling()) {
      if (cursor.gotoParent()) continue;
      cursor.delete();
      tree.delete();
      return pieces;
    }
  }
}

const openers: Readonly<Record<string, string>> = { '{': '}', '[': ']', '(': ')' };

/** What brackets, quotes, tags, comments and lines enclose, for languages without a grammar here. */
export function piecesOfText(code: string): Piece[] {
  const pieces: Piece[] = [];
  const open: { closer: string; start: number }[] = [];
  for (let at = 0; at < code.length; at++) {
    const closer = openers[code[at] ?? ''];
    if (closer !== undefined) open.push({ closer, start: at });
    else if (open.at(-1)?.closer === code[at]) {
      const start = open.pop()?.start ?? at;
      if (at - start < longest) pieces.push({ kind: code[at] ?? '', start, end: at + 1 });
    }
  }
  const patterns = {
    string: /"(?:[^"\\\n]|\\.)*"/g,
    comment: /<!--[\s\S]*?-->/g,
    tag: /<[^<>!]*>/g,
    line: /[^\n]*\n/g,
  };
  for (const [kind, pattern] of Object.entries(patterns)) {
    for (const match of code.matchAll(pattern)) {
      if (match[0].length > longest) continue;
      pieces.push({ kind, start: match.index, end: match.index + match[0].length });
    }
  }
  const word = /[\w-]+/g;
  for (const match of code.matchAll(word)) {
    pieces.push({ kind: 'word', start: match.index, end: match.index + match[0].length });
  }
  return pieces;
}
