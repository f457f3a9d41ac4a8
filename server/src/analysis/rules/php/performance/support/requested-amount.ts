import type { Expr, Node } from '../../../../languages/php/ast.ts';
import { walkNodes } from '../../../../languages/php/child-nodes.ts';
import type { FunctionInfo } from '../../../../languages/php/flow/function-info.ts';
import { Audience } from '../../../../languages/php/taint/audiences.ts';
import type { PhpContext } from '../../../rule.ts';
import { lastAssigned } from './body-facts.ts';
import { callSitesOf } from './call-sites.ts';

const converters: ReadonlySet<string> = new Set(
  'intval absint abs floor ceil round sanitize_text_field sanitize_key wp_unslash max filter_var apply_filters is_numeric'.split(
    ' ',
  ),
);
const sentNames: ReadonlySet<string> = new Set(['_GET', '_POST', '_REQUEST', '_COOKIE']);
const maxDepth = 6;

/**
 * The read of the request that chooses a number without any maximum, where it is whoever visits the site that sends it;
 * null when the number is kept within limits, or is not the request's.
 */
export function requestedAmount(node: Expr, within: FunctionInfo | null, context: PhpContext, depth = 0): Expr | null {
  if (depth > maxDepth) return null;
  const next = (inner: Expr | null | undefined) => (inner ? requestedAmount(inner, within, context, depth + 1) : null);
  switch (node.kind) {
    case 'Cast':
    case 'Assign':
      return next(node.value);
    case 'Ternary':
      return isLimit(node.condition, context) ? null : (next(node.thenValue ?? node.condition) ?? next(node.otherwise));
    case 'Binary':
      return node.op === '??' ? (next(node.left) ?? next(node.right)) : null;
    case 'Call':
      if (node.callee.kind !== 'Name' || !converters.has(context.names.functionName(node.callee))) return null;
      if (context.names.functionName(node.callee) === 'apply_filters') return next(node.args[1]?.value);
      return node.args.reduce<Expr | null>((found, { value }) => found ?? next(value), null);
    case 'Index':
      return isSent(node, within, context) ? node : null;
    case 'MethodCall':
      return isRestRead(node, within, context) ? node : null;
    case 'Var':
      return ofVariable(node, within, context, depth);
    default:
      return null;
  }
}

function isSent(
  { base, index }: Extract<Expr, { kind: 'Index' }>,
  within: FunctionInfo | null,
  context: PhpContext,
): boolean {
  if (base.kind !== 'Var' || index?.kind !== 'Str') return false;
  const all = within === null ? null : lastAssigned(base.name, base.start, within.node, context);
  // `$params = $request->get_params()`
  if (all?.kind === 'MethodCall' && all.object.kind === 'Var' && /^get_(?:\w+_)?params$/.test(String(all.name)))
    return isRestParameter(all.object.name, index.value, within, context);
  return sentNames.has(base.name) ? isOpen(within, context) : isRestParameter(base.name, index.value, within, context);
}

function isRestRead(
  { object, name, args }: Extract<Expr, { kind: 'MethodCall' }>,
  within: FunctionInfo | null,
  context: PhpContext,
): boolean {
  const key = args[0]?.value;
  if (name !== 'get_param' || object.kind !== 'Var' || key?.kind !== 'Str') return false;
  return isRestParameter(object.name, key.value, within, context);
}

/** A parameter of a route that says nothing of its size. */
function isRestParameter(variable: string, key: string, within: FunctionInfo | null, context: PhpContext): boolean {
  if (within?.node.params[0]?.name !== variable || !isOpen(within, context)) return false;
  const routes = within.entries.filter(({ kind }) => kind === 'rest');
  return routes.some(({ limitedArgs }) => limitedArgs != null && !limitedArgs.has(key));
}

function isOpen(within: FunctionInfo | null, context: PhpContext): boolean {
  return (context.reached(within).audience & (Audience.Anonymous | Audience.Member)) !== 0;
}

function ofVariable(
  node: Extract<Expr, { kind: 'Var' }>,
  within: FunctionInfo | null,
  context: PhpContext,
  depth: number,
): Expr | null {
  const body = within?.node.body ?? null;
  if (within === null || body === null || isCompared(node.name, body, context)) return null;
  const assigned = lastAssigned(node.name, node.start, within.node, context);
  if (assigned !== null) return requestedAmount(assigned, within, context, depth + 1);
  const position = within.node.params.findIndex(({ name }) => name === node.name);
  if (position === -1 || within.entries.length > 0) return null;
  for (const { call, within: caller } of callSitesOf(within, context)) {
    const passed = call.args[position]?.value;
    const found = passed === undefined ? null : requestedAmount(passed, caller, context, depth + 1);
    if (found !== null) return found;
  }
  return null;
}

/** Somewhere the function compares the variable with a limit, or looks for it in a list. */
function isCompared(name: string, body: Node, context: PhpContext): boolean {
  let found = false;
  walkNodes(body, context, (part) => {
    const holds = (node: Expr) => node.kind === 'Var' && node.name === name;
    if (part.kind === 'Binary' && /^[<>]=?$/.test(part.op))
      found ||=
        (holds(part.left) && part.right.kind !== 'Num') ||
        (holds(part.right) && part.left.kind !== 'Num') ||
        isAbove(part, holds);
    if (
      part.kind === 'Call' &&
      part.callee.kind === 'Name' &&
      /^\\?(?:in_array|min|array_key_exists)$/i.test(part.callee.text)
    )
      found ||= part.args.some(({ value }) => holds(value));
  });
  return found;
}

/** `$n > 100`, and not `$n < 1`. */
function isAbove({ op, left, right }: Extract<Expr, { kind: 'Binary' }>, holds: (node: Expr) => boolean): boolean {
  const limit = holds(left) ? right : holds(right) ? left : null;
  return limit?.kind === 'Num' && limit.value > 1 && op.length > 0;
}

function isLimit(condition: Expr, context: PhpContext): boolean {
  let found = false;
  walkNodes(condition, context, (part) => {
    if (part.kind === 'Binary' && /^[<>]=?$/.test(part.op))
      found ||=
        [part.left, part.right].some((side) => side.kind !== 'Num' || side.value > 1) &&
        ![part.left, part.right].some((side) => side.kind === 'Num' && side.value <= 1);
    if (part.kind === 'Call' && part.callee.kind === 'Name') found ||= /^\\?in_array$/i.test(part.callee.text);
  });
  return found;
}
