import type { Expr, Node } from '../../../../languages/php/ast.ts';
import { walkNodes } from '../../../../languages/php/child-nodes.ts';
import { calleeOf } from '../../../../languages/php/flow/callees.ts';
import type { FunctionInfo } from '../../../../languages/php/flow/function-info.ts';
import type { PhpContext } from '../../../rule.ts';
import { entryValues } from './query-entries.ts';
import { families } from './query-families.ts';
import { listSource } from './row-source.ts';
import { isAggregate, selectOf, statementOf } from './sql-texts.ts';

const key = Symbol('functions that send mail');
const maxDepth = 3;
/** A function is walked once, whoever asks first. */
const uncounted = { tick: () => {} };

/** The name of the function that sends a mail whenever this call is made; null when none does. */
export function mailerOf(node: Node, context: PhpContext): string | null {
  if (node.kind === 'Call' && node.callee.kind === 'Name' && context.names.functionName(node.callee) === 'wp_mail')
    return 'wp_mail';
  const callee = calleeOf(node, context);
  return callee !== null && sendsMail(callee, context, 0) ? callee.label : null;
}

function sendsMail(info: FunctionInfo, context: PhpContext, depth: number): boolean {
  const known = context.lists.facts.of(key, () => new Map<FunctionInfo, boolean>());
  const before = known.get(info);
  if (before !== undefined) return before;
  known.set(info, false);
  const { body } = info.node;
  if (body === null) return false;
  let sends = false;
  walkNodes(body, uncounted, (node) => {
    if (sends || (node.kind !== 'Call' && node.kind !== 'MethodCall' && node.kind !== 'StaticCall')) return;
    if (node.kind === 'Call' && node.callee.kind === 'Name' && context.names.functionName(node.callee) === 'wp_mail')
      sends = true;
    const callee = depth < maxDepth ? calleeOf(node, context) : null;
    sends ||= callee !== null && sendsMail(callee, context, depth + 1);
  });
  known.set(info, sends);
  return sends;
}

/** What is gone through, item by item: the list of a loop, or the array that a callback is called for. */
export function listOf(loop: Node): Expr | null {
  if (loop.kind === 'Foreach') return loop.subject;
  if (loop.kind !== 'Call' || loop.callee.kind !== 'Name') return null;
  return loop.args[/map$/i.test(loop.callee.text) ? 1 : 0]?.value ?? null;
}

/** Whether a list holds rows, users or posts of which there may be any number. */
export function holdsAll(list: Expr, within: FunctionInfo | null, context: PhpContext): boolean {
  const source = listSource(list, within, context);
  if (source === null) return false;
  const { node, within: around } = source;
  if (node.kind === 'MethodCall') {
    const select = selectOf(statementOf(node, context));
    return select !== null && !isAggregate(select) && !/\bLIMIT\b/i.test(select.rest);
  }
  const named = node.kind === 'New' ? node.cls : node.callee;
  const name =
    named.kind !== 'Name'
      ? ''
      : node.kind === 'New'
        ? context.names.className(named)
        : context.names.functionName(named);
  const family = families.find(({ functions, classes }) => functions.includes(name) || classes.includes(name));
  const arg = node.args[0]?.value;
  if (family === undefined) return false;
  if (arg === undefined) return family.unlimitedByDefault;
  const entries = (of: string) => entryValues(arg, of, around, context);
  if (family.bounding.some((name) => entries(name).found.length > 0 && name !== 'role')) return false;
  const isCrowd = (value: Expr) => value.kind === 'Str' && /^(?:subscriber|customer)$/.test(value.value);
  if (entries('role').found.some(({ value }) => !isCrowd(value))) return false;
  return family.limits.some(({ key: limit, isUnlimited }) => {
    const { found, lacks } = entries(limit);
    return (
      (lacks && found.length === 0 && family.unlimitedByDefault) ||
      found.some(
        ({ value, isSpare }) => isSpare !== true && value.kind === 'Unary' && value.op === '-' && isUnlimited(-1),
      )
    );
  });
}
