import { codeChanges, isTable } from './code-changes.ts';
import { isExcluded } from './excluded.ts';
import type { Change, Mutant } from './mutant.ts';
import { isFunction, type Node, withTree } from './parse-typescript.ts';
import { templateChanges } from './template-changes.ts';

/** Every mutant of a module, in the order of the text. */
export function findMutants(file: string, text: string): readonly Mutant[] {
  const mutants: Mutant[] = [];
  let functions = 0;
  let line = 1;
  let counted = 0;
  const lineAt = (offset: number): number => {
    if (offset < counted) [line, counted] = [1, 0];
    for (let at = text.indexOf('\n', counted); at >= 0 && at < offset; at = text.indexOf('\n', at + 1)) {
      line += 1;
      counted = at + 1;
    }
    return line;
  };
  const add = (changes: readonly Change[], within: number | null): void => {
    for (const change of changes) mutants.push({ ...change, file, within, line: lineAt(change.start) });
  };
  const visit = (node: Node, within: number | null): void => {
    const inside = isFunction(node) ? functions++ : within;
    if (isExcluded(node, file)) {
      functions += countInside(node);
      return;
    }
    add(codeChanges(node), inside);
    if (isTable(node)) return;
    if (node.type === 'template_string') add(templateChanges(node, text), inside);
    for (const child of node.namedChildren) if (child) visit(child, inside);
  };
  withTree(text, (rootNode) => visit(rootNode, null));
  return mutants.sort((a, b) => a.start - b.start);
}

/** Functions below a node. */
function countInside(node: Node): number {
  let count = 0;
  for (const child of node.namedChildren) if (child) count += countInside(child) + (isFunction(child) ? 1 : 0);
  return count;
}
