import { Language, type Node, Parser } from 'web-tree-sitter';
import type { GrammarName } from '../../../server/src/analysis/analyzer.ts';
import { openParserRuntime } from '../../../server/src/analysis/languages/parser-runtime.ts';
import { analyzerAssets, findWorkerAssets } from '../../../server/src/workers/assets.ts';

const { readGrammar, readRuntime } = analyzerAssets(findWorkerAssets());
await openParserRuntime(readRuntime);

/** Gives the nodes of a code, parents first. Nothing can be asked of one once the walk has ended. */
export async function nodeReader(grammar: GrammarName): Promise<(code: string) => Generator<Node>> {
  const parser = new Parser().setLanguage(await Language.load(await readGrammar(grammar)));
  return function* nodesOf(code) {
    const tree = parser.parse(code);
    if (tree === null) throw new Error('not parsed');
    const stack = [tree.rootNode];
    for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
      yield node;
      stack.push(...node.children.filter((child) => child !== null).reverse());
    }
    tree.delete();
  };
}
