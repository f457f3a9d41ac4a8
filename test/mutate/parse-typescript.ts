import { readFileSync } from 'node:fs';
import { Language, type Node, Parser, type Tree } from 'web-tree-sitter';
import { openParserRuntime } from '../../server/src/analysis/languages/parser-runtime.ts';
import { findWorkerAssets } from '../../server/src/workers/assets.ts';

export type { Node } from 'web-tree-sitter';

const { runtime, grammars } = findWorkerAssets();
// The analyser, which tests run in the same thread, starts the parser this way: it is started once a thread.
await openParserRuntime(async () => readFileSync(runtime));
const parser = new Parser().setLanguage(await Language.load(readFileSync(grammars.typescript)));

/** Gives a module's tree to `use`, and frees it. */
export function withTree<T>(text: string, use: (rootNode: Node) => T): T {
  const tree: Tree | null = parser.parse(text);
  if (tree === null) throw new Error('the parser answered no tree');
  try {
    return use(tree.rootNode);
  } finally {
    tree.delete();
  }
}

const functionTypes: ReadonlySet<string> = new Set([
  'function_declaration',
  'function_expression',
  'generator_function',
  'generator_function_declaration',
  'arrow_function',
  'method_definition',
]);

/** Whether a node is a function with a body. */
export const isFunction = (node: Node): boolean =>
  functionTypes.has(node.type) && node.childForFieldName('body') !== null;
