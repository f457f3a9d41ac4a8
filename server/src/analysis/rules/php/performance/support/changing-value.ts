import type { Expr } from '../../../../languages/php/ast.ts';
import { walkNodes } from '../../../../languages/php/child-nodes.ts';
import type { FunctionInfo } from '../../../../languages/php/flow/function-info.ts';
import { makers } from '../../../../languages/php/taint/makers.ts';
import type { PhpContext } from '../../../rule.ts';
import { lastAssigned } from './body-facts.ts';
import { callSitesOf } from './call-sites.ts';

const maxDepth = 4;

/** Whether a value is another one each time: the time, or chance, is in it, through variables and what callers pass. */
export function isChanging(node: Expr, within: FunctionInfo | null, context: PhpContext, depth = 0): boolean {
  let found = false;
  walkNodes(node, context, (part) => {
    if (found) return;
    if (part.kind === 'Call' && part.callee.kind === 'Name') {
      const name = context.names.functionName(part.callee);
      const kind = makers.get(name);
      // A day or a month is the same for many requests.
      const isMoment = kind === 'clock' && !/date$/.test(name);
      found = isMoment || kind === 'guessable' || kind === 'chance';
    } else if (part.kind === 'Var') found = isChangingVariable(part, within, context, depth);
  });
  return found;
}

function isChangingVariable(
  node: Extract<Expr, { kind: 'Var' }>,
  within: FunctionInfo | null,
  context: PhpContext,
  depth: number,
): boolean {
  if (within === null || depth >= maxDepth) return false;
  const assigned = lastAssigned(node.name, node.start, within.node, context);
  if (assigned !== null) return isChanging(assigned, within, context, depth + 1);
  const position = within.node.params.findIndex(({ name }) => name === node.name);
  if (position === -1) return false;
  return callSitesOf(within, context).some(({ call, within: caller }) => {
    const passed = call.args[position]?.value;
    return passed !== undefined && isChanging(passed, caller, context, depth + 1);
  });
}
