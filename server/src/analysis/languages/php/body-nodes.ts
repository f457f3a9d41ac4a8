import type { FunctionNode, Node } from './ast.ts';
import { childNodes } from './child-nodes.ts';

const memo = new WeakMap<FunctionNode, readonly Node[]>();
const none: readonly Node[] = [];

/**
 * The nodes of a function's body, parents first, in source order. Closures, functions and classes in it are there, what is
 * in them is not; the inside of arrow functions is. Worked out once for all rules.
 */
export function bodyNodes(owner: FunctionNode): readonly Node[] {
  if (owner.body === null) return none;
  const known = memo.get(owner);
  if (known !== undefined) return known;
  const nodes: Node[] = [];
  const stack: Node[] = [owner.body];
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    nodes.push(node);
    if (node.kind === 'Function' || node.kind === 'Class' || node.kind === 'Closure') continue;
    const children = childNodes(node);
    for (let at = children.length - 1; at >= 0; at--) {
      const child = children[at];
      if (child !== undefined) stack.push(child);
    }
  }
  memo.set(owner, nodes);
  return nodes;
}
