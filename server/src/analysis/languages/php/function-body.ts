import type { Parser } from 'web-tree-sitter';

/** Whether the text is whole statements of PHP that can stand in a function. */
export function isFunctionBody(parser: Parser, statements: string): boolean {
  const tree = parser.parse(`<?php\nfunction body() {\n${statements}\n}\n`);
  if (tree === null) return false;
  try {
    const kinds = tree.rootNode.namedChildren.map((node) => node?.type);
    return !tree.rootNode.hasError && kinds.join() === 'php_tag,function_definition';
  } finally {
    tree.delete();
  }
}
