import type { Expr, Node } from '../ast.ts';
import { childNodes } from '../child-nodes.ts';

/** What a variable is assigned in a function. */
export type Assignments = ReadonlyMap<string, readonly { readonly value: Expr | null; readonly end: number }[]>;

/** What is assigned to the variables of a body, closures and functions in it aside. */
export function assignmentsIn(root: { readonly body: Node | null }): Assignments {
  const all = new Map<string, { value: Expr | null; end: number }[]>();
  const add = (target: Expr, value: Expr | null, end: number) => {
    let at = target;
    while (at.kind === 'Index') at = at.base;
    if (at.kind !== 'Var') return;
    const list = all.get(at.name);
    const one = { value: at === target ? value : null, end };
    if (list === undefined) all.set(at.name, [one]);
    else list.push(one);
  };
  const stack: Node[] = root.body === null ? [] : [root.body];
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    if (node.kind === 'Function' || node.kind === 'Class' || node.kind === 'Closure') continue;
    for (const child of childNodes(node)) stack.push(child);
    if (node.kind === 'Assign') add(node.target, node.byRef ? null : node.value, node.end);
    else if (node.kind === 'AssignOp') add(node.target, null, node.end);
    else if (node.kind === 'Foreach') {
      add(node.value, null, node.start);
      if (node.key !== null) add(node.key, null, node.start);
    }
  }
  return all;
}
