import type { Expr, FunctionNode, Node } from '../../../../languages/php/ast.ts';
import { childNodes } from '../../../../languages/php/child-nodes.ts';
import { assignmentsIn } from '../../../../languages/php/flow/assignments.ts';

/** Functions that only look at a list. */
const readers: ReadonlySet<string> = new Set(['in_array', 'array_search', 'count', 'empty', 'isset', 'implode']);

/** Whether one of these conditions looks for something in a list that stays empty in this function: it never holds. */
export function looksInNothing(conditions: readonly Expr[], body: FunctionNode): boolean {
  return conditions.some((condition) => listsAskedIn(condition).some((name) => staysEmpty(name, body)));
}

/** The variables in which `in_array()` must find something, if the condition is to hold. */
function listsAskedIn(condition: Expr): string[] {
  if (condition.kind === 'Binary' && condition.op === '&&')
    return [...listsAskedIn(condition.left), ...listsAskedIn(condition.right)];
  if (condition.kind !== 'Call' || calleeOf(condition) !== 'in_array') return [];
  const list = condition.args[1]?.value;
  return list?.kind === 'Var' ? [list.name] : [];
}

function staysEmpty(name: string, body: FunctionNode): boolean {
  if (body.params.some((param) => param.name === name)) return false;
  const all = assignmentsIn(body).get(name) ?? [];
  const isEmpty = all.every(({ value }) => value?.kind === 'Array' && value.items.length === 0);
  return all.length > 0 && isEmpty && !isHandedOn(name, body);
}

/** Whether something else than a reader may change it: by reference, by name, or as a list that is taken apart. */
function isHandedOn(name: string, { body }: FunctionNode): boolean {
  const stack: Node[] = body === null ? [] : [body];
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    if (node.kind === 'VarVar' || node.kind === 'Closure' || node.kind === 'Global' || node.kind === 'StaticVars')
      return true;
    if (node.kind === 'Assign' && (node.target.kind === 'Array' || node.byRef)) return true;
    const isReader = node.kind === 'Call' && readers.has(calleeOf(node));
    const args = node.kind === 'Call' || node.kind === 'MethodCall' || node.kind === 'StaticCall' ? node.args : [];
    if (!isReader && args.some(({ value }) => value.kind === 'Var' && value.name === name)) return true;
    if (node.kind === 'Call' && /^(?:extract|compact|parse_str)$/.test(calleeOf(node))) return true;
    stack.push(...childNodes(node));
  }
  return false;
}

function calleeOf(node: Expr): string {
  return node.kind === 'Call' && node.callee.kind === 'Name' ? node.callee.text.replace(/^\\/, '').toLowerCase() : '';
}
