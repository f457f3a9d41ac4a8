import type { Node } from '../../../../languages/php/ast.ts';
import { walkNodes } from '../../../../languages/php/child-nodes.ts';
import { calleeOf } from '../../../../languages/php/flow/callees.ts';
import type { PhpContext } from '../../../rule.ts';

/** Helpers of helpers further away than this are another matter. */
const maxDepth = 3;

/** Lower-case names of the functions, methods and classes that a piece of code calls, itself or through the files' own. */
export function callsIn(owner: Node, context: PhpContext): ReadonlySet<string> {
  const names = new Set<string>();
  eachRun(owner, context, (node) => {
    const name = nameOf(node, context);
    if (name !== null) names.add(name);
  });
  return names;
}

/** Calls `found` for each node of a piece of code and of the files' own functions and methods that it calls. */
export function eachRun(owner: Node, context: PhpContext, found: (node: Node) => void): void {
  const seen = new Set<Node>();
  const visit = (node: Node, depth: number): void => {
    if (seen.has(node)) return;
    seen.add(node);
    walkNodes(node, context, (inner) => {
      found(inner);
      const callee = depth < maxDepth ? calleeOf(inner, context) : null;
      if (callee !== null) visit(callee.node, depth + 1);
    });
  };
  visit(owner, 0);
}

function nameOf(node: Node, { names }: PhpContext): string | null {
  if (node.kind === 'Call') return node.callee.kind === 'Name' ? names.functionName(node.callee) : null;
  if (node.kind === 'MethodCall' || node.kind === 'StaticCall')
    return typeof node.name === 'string' ? node.name.toLowerCase() : null;
  return node.kind === 'New' && node.cls.kind === 'Name' ? node.cls.text.toLowerCase() : null;
}
