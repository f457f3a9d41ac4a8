import { createRequire } from 'node:module';
import { Language, type Node, Parser, type Tree } from 'web-tree-sitter';

/** Makes a function that parses PHP with the grammar the analyser uses. The caller deletes the trees. */
export async function createPhpParser(): Promise<(code: string) => Tree> {
  await Parser.init();
  const require = createRequire(import.meta.url);
  const parser = new Parser();
  parser.setLanguage(await Language.load(require.resolve('tree-sitter-php/tree-sitter-php.wasm')));
  return (code) => {
    const tree = parser.parse(code);
    if (tree === null) throw new Error('the parser gave no tree');
    return tree;
  };
}

/** Every descendant of these types, in source order. */
export function descendants(node: Node, ...types: string[]): Node[] {
  return node.descendantsOfType(types).filter((found) => found !== null);
}

/** Named children without comments. */
export function namedChildren(node: Node | null): Node[] {
  return (node?.namedChildren ?? []).filter((child) => child !== null && child.type !== 'comment') as Node[];
}

/** The call's arguments as expressions; null where the call spreads or names one. */
export function argumentNodes(call: Node): Node[] | null {
  const list: Node[] = [];
  for (const argument of namedChildren(call.childForFieldName('arguments'))) {
    const value = namedChildren(argument).at(-1);
    if (argument.type !== 'argument' || argument.childForFieldName('name') || value === undefined) return null;
    if (value.type === 'variadic_unpacking') return null;
    list.push(value);
  }
  return list;
}

/** The value of a plain string literal, or null for anything else. */
export function literalString(node: Node | undefined): string | null {
  if (node?.type !== 'string' && node?.type !== 'encapsed_string') return null;
  if (namedChildren(node).some((part) => part.type !== 'string_content' && part.type !== 'escape_sequence'))
    return null;
  return node.text.slice(1, -1).replace(/\\(['"\\])/g, '$1');
}

/** The documentation block right above `node`, when nothing but the start of its own statement lies between. */
export function docAbove(code: string, node: Node): string {
  const before = code.slice(Math.max(0, node.startIndex - 60_000), node.startIndex);
  const end = before.lastIndexOf('*/');
  if (end === -1 || /[;{}]/.test(before.slice(end))) return '';
  const start = before.lastIndexOf('/**', end);
  return start === -1 ? '' : before.slice(start, end);
}

/** The first version number of a tag such as `since`, or ''. */
export function tagVersion(doc: string, tag: 'since' | 'deprecated'): string {
  return new RegExp(`@${tag}\\b[^\\n@]*?(\\d+(?:\\.\\d+)+)`).exec(doc)?.[1] ?? '';
}
