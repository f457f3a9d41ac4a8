import type { Node } from '../../../../languages/php/ast.ts';
import { walkNodes } from '../../../../languages/php/child-nodes.ts';
import { calleeOf } from '../../../../languages/php/flow/callees.ts';
import type { PhpContext } from '../../../rule.ts';

/** Helpers of helpers further away than this are another matter. */
const maxDepth = 3;

/** Lower-case names of the functions, methods and classes that a piece of code calls, itself or through the files' own. */
export function callsIn(owner: Node, context: PhpContext): ReadonlySet<string> {
  const names = new Set<string>();
  const seen = new Set<Node>();
  const visit = (node: Node, depth: number): void => {
    if (seen.has(node)) return;
    seen.add(node);
    walkNodes(node, context, (inner) => {
      const name = nameOf(inner, context);
      if (name !== null) names.add(name);
      const callee = depth < maxDepth ? calleeOf(inner, context) : null;
      if (callee !== null) visit(callee.node, depth + 1);
    });
  };
  visit(owner, 0);
  return names;
}

function nameOf(node: Node, { names }: PhpContext): string | null {
  if (node.kind === 'Call') return node.callee.kind === 'Name' ? names.functionName(node.callee) : null;
  if (node.kind === 'MethodCall' || node.kind === 'StaticCall')
    return typeof node.name === 'string' ? node.name.toLowerCase() : null;
  return node.kind === 'New' && node.cls.kind === 'Name' ? node.cls.text.toLowerCase() : null;
}
