import type { Node } from '../../../../languages/php/ast.ts';
import { walkNodes } from '../../../../languages/php/child-nodes.ts';
import { type Assignments, assignmentsIn } from '../../../../languages/php/flow/assignments.ts';
import type { Place } from '../../../../languages/php/flow/events.ts';
import type { PhpContext } from '../../../rule.ts';

/** Variables of variables of variables. */
const maxDepth = 4;

/** Visits the nodes of an expression, and of all that its variables were given in the function around it. */
export function eachOrigin(
  node: Node,
  { enclosing }: Pick<Place, 'enclosing'>,
  context: PhpContext,
  visit: (node: Node) => void,
): void {
  let assignments: Assignments | null = null;
  const seen = new Set<string>();
  const walk = (root: Node, depth: number): void =>
    walkNodes(root, context, (inner) => {
      visit(inner);
      if (inner.kind !== 'Var' || depth >= maxDepth || seen.has(inner.name)) return;
      seen.add(inner.name);
      assignments ??= assignmentsIn({ body: enclosing === null ? context.program : enclosing.node.body });
      for (const { value } of assignments.get(inner.name) ?? []) if (value !== null) walk(value, depth + 1);
    });
  walk(node, 0);
}

/** Whether an expression, or what its variables were given, has a node that a test holds for. */
export function hasOrigin(
  node: Node,
  place: Pick<Place, 'enclosing'>,
  context: PhpContext,
  test: (node: Node) => boolean,
): boolean {
  let found = false;
  eachOrigin(node, place, context, (inner) => {
    found ||= test(inner);
  });
  return found;
}

/** The lower-case name of the function or method that a node calls; '' when it calls none by a name. */
export function calledName(node: Node, { names }: PhpContext): string {
  if (node.kind === 'Call') return node.callee.kind === 'Name' ? names.functionName(node.callee) : '';
  if (node.kind !== 'MethodCall' && node.kind !== 'StaticCall') return '';
  return typeof node.name === 'string' ? node.name.toLowerCase() : '';
}
