import type { Stmt } from '../../../../languages/php/ast.ts';
import { type WalkCounter, walkNodes } from '../../../../languages/php/child-nodes.ts';

/** Whether a statement may end the function, or the round of a loop, that it stands in. */
export function leaves(statement: Stmt, counter: WalkCounter): boolean {
  let found = false;
  walkNodes(statement, counter, (node, ancestors) => {
    if (
      node.kind === 'Return' ||
      node.kind === 'Exit' ||
      node.kind === 'Throw' ||
      node.kind === 'Continue' ||
      node.kind === 'Break'
    )
      found ||= !ancestors.some(({ kind }) => kind === 'Closure' || kind === 'Function' || kind === 'Method');
  });
  return found;
}
