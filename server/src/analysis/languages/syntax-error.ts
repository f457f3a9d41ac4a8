import type { Node, Parser } from 'web-tree-sitter';

/** Line, from 1, of the first place that a grammar cannot make anything of; null where all of it parses. */
export function syntaxErrorLine(parser: Parser, code: string): number | null {
  const tree = parser.parse(code);
  if (tree === null) return 1;
  try {
    return tree.rootNode.hasError ? firstError(tree.rootNode).startPosition.row + 1 : null;
  } finally {
    tree.delete();
  }
}

function firstError(root: Node): Node {
  let node = root;
  while (!node.isError && !node.isMissing) {
    const inner = node.children.find((child) => child?.hasError || child?.isMissing);
    if (inner == null) break;
    node = inner;
  }
  return node;
}
