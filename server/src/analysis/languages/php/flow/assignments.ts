import type { Expr, Node } from '../ast.ts';
import { kindOf } from '../child-nodes.ts';

export interface Assignment {
  /** null: what it is assigned is not told, as by a loop. */
  readonly value: Expr | null;
  readonly end: number;
}

/** A test whose outcome alone makes a variable true. */
export interface SoleTest {
  readonly value: Expr;
  readonly end: number;
  /** What it looks at. */
  readonly variables: readonly string[];
}

/** What a variable is assigned in a function. */
export type Assignments = ReadonlyMap<string, readonly Assignment[]>;

/** What is assigned to the variables of a body, closures and functions in it aside. */
export function assignmentsIn(root: { readonly body: Node | null }): Assignments {
  const all = new Map<string, Assignment[]>();
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
    // One look at its kind: nodes have many shapes, and every look is a search.
    switch (node.kind) {
      case 'Function':
      case 'Class':
      case 'Closure':
        continue;
      case 'Assign':
        add(node.target, node.byRef ? null : node.value, node.end);
        break;
      case 'AssignOp':
        add(node.target, null, node.end);
        break;
      case 'Foreach':
        add(node.value, null, node.start);
        if (node.key !== null) add(node.key, null, node.start);
    }
    const children = kindOf(node).children(node);
    for (let at = 0; at < children.length; at++) {
      const child = children[at];
      // More than half of all nodes are leaves, in which nothing is assigned.
      if (child !== undefined && !kindOf(child).isLeaf) stack.push(child);
    }
  }
  return all;
}
