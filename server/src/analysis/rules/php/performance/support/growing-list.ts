import type { Expr, Node } from '../../../../languages/php/ast.ts';
import { walkNodes } from '../../../../languages/php/child-nodes.ts';
import { calleeOf } from '../../../../languages/php/flow/callees.ts';
import type { FunctionInfo } from '../../../../languages/php/flow/function-info.ts';
import type { PhpContext } from '../../../rule.ts';
import { bodyFacts } from './body-facts.ts';
import { callSitesOf } from './call-sites.ts';

type Variable = Extract<Expr, { kind: 'Var' }>;

/** What keeps a list short. */
const bounds =
  /array_slice|array_shift|array_splice|array_pop|array_unique|unset\s*\(|in_array|array_search|array_key_exists|array_diff|array_filter|count\s*\(/;

/**
 * Whether a variable holds a list of an option that gets longer: an entry was added, here or by the function that passes
 * it, and helpers read it or write it.
 */
export function growsElsewhere(node: Variable, within: FunctionInfo, context: PhpContext): boolean {
  if (isBounded(within, context)) return false;
  if (isAppended(node, within, context)) return isStored(node, within, context);
  const position = within.node.params.findIndex(({ name }) => name === node.name);
  if (position === -1 || bodyFacts(within.node, context).assigned.has(node.name)) return false;
  return callSitesOf(within, context).some(({ call, within: caller }) => {
    const passed = call.args[position]?.value;
    if (passed?.kind !== 'Var' || caller === null || isBounded(caller, context)) return false;
    return isAppended(passed, caller, context) && isStored(passed, caller, context);
  });
}

function isBounded({ node }: FunctionInfo, context: PhpContext): boolean {
  return node.body !== null && bounds.test(context.source.slice(node.body));
}

/** `$list[] = …`, or an entry for an address, a moment or a person that visits. */
function isAppended({ name, start }: Variable, { node }: FunctionInfo, context: PhpContext): boolean {
  if (node.body === null) return false;
  let found = false;
  const holds = (target: Node | undefined) => target?.kind === 'Var' && target.name === name;
  walkNodes(node.body, context, (part) => {
    if (part.start > start) return;
    const target = part.kind === 'Assign' || part.kind === 'AssignOp' || part.kind === 'IncDec' ? part.target : null;
    if (target?.kind === 'Index' && holds(target.base))
      found ||= target.index === null || isVisits(target.index, node, context);
    if (part.kind === 'Call' && part.callee.kind === 'Name' && /^\\?array_(?:push|unshift)$/i.test(part.callee.text))
      found ||= holds(part.args[0]?.value);
  });
  return found;
}

/** A key of which every visit, or every text, may bring another. */
function isVisits(key: Expr, owner: FunctionInfo['node'], context: PhpContext): boolean {
  const assigned = key.kind === 'Var' ? bodyFacts(owner, context).assigned.get(key.name) : undefined;
  return [key, ...(assigned ?? [])].some((value) =>
    /\$_SERVER\b|\b(?:time|microtime|uniqid|current_time|wp_get_referer|get_the_ID|get_queried_object_id|session_id|md5|sha1|crc32|hash)\s*\(/.test(
      context.source.slice(value),
    ),
  );
}

/** Whether the variable was read from an option, by a helper or here. */
function isStored({ name }: Variable, { node }: FunctionInfo, context: PhpContext): boolean {
  return (bodyFacts(node, context).assigned.get(name) ?? []).some((value) => readsOption(value, context, 0));
}

function readsOption(value: Expr, context: PhpContext, depth: number): boolean {
  if (value.kind === 'Cast') return readsOption(value.value, context, depth);
  if (value.kind === 'Binary' && value.op === '??') return readsOption(value.left, context, depth);
  if (value.kind === 'Ternary')
    return [value.thenValue ?? value.condition, value.otherwise].some((one) => readsOption(one, context, depth));
  if (
    value.kind === 'Call' &&
    value.callee.kind === 'Name' &&
    /^get_(?:site_)?option$/.test(context.names.functionName(value.callee))
  )
    return true;
  const callee = depth < 3 ? calleeOf(value, context) : null;
  const body = callee?.node.body ?? null;
  if (callee === null || body === null) return false;
  if (callee.node.kind === 'ArrowFn') return readsOption(callee.node.body, context, depth + 1);
  let found = false;
  walkNodes(body, context, (part) => {
    if (part.kind !== 'Return' || part.value === null) return;
    const returned =
      part.value.kind === 'Var' ? (bodyFacts(callee.node, context).assigned.get(part.value.name) ?? []) : [part.value];
    found ||= returned.some((one) => readsOption(one, context, depth + 1));
  });
  return found;
}
