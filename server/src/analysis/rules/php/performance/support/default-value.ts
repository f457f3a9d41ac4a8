import type { ArrayLit, Expr, Node } from '../../../../languages/php/ast.ts';
import { walkNodes } from '../../../../languages/php/child-nodes.ts';
import { calleeOf } from '../../../../languages/php/flow/callees.ts';
import type { FunctionInfo } from '../../../../languages/php/flow/function-info.ts';
import type { PhpContext } from '../../../rule.ts';

/** Functions whose result begins as one of their arguments, and which. */
const merging: ReadonlyMap<string, readonly number[]> = new Map([
  ['array_merge', [0, 1]],
  ['array_replace', [0, 1]],
  ['wp_parse_args', [1, 0]],
  ['shortcode_atts', [0]],
]);

/**
 * What stands under a key of an array that others may change: the default that `array_merge()`, `wp_parse_args()` or
 * `shortcode_atts()` gets, in this function or in one that it calls. Null when nothing is written there.
 */
export function defaultEntry(node: Expr, key: string, within: FunctionInfo | null, context: PhpContext): Expr | null {
  return entry(node, key, within, context, 0);
}

function entry(node: Expr, key: string, within: FunctionInfo | null, context: PhpContext, depth: number): Expr | null {
  if (depth > 6) return null;
  if (node.kind === 'Array') {
    const value = itemValue(node, key);
    return value === null ? null : constantOf(value, within, context, depth);
  }
  if (node.kind === 'Var') {
    const assigned = lastAssignment(node, within, context);
    return assigned === null ? null : entry(assigned, key, within, context, depth + 1);
  }
  if (node.kind === 'Call' && node.callee.kind === 'Name') {
    for (const position of merging.get(context.names.functionName(node.callee)) ?? []) {
      const argument = node.args[position];
      if (argument === undefined || argument.spread) continue;
      // `$args = wp_parse_args( $args, … )` is what callers pass.
      if (argument.value.kind === 'Var' && argument.value.start < node.start) continue;
      const found = argument.value.kind === 'Var' ? null : entry(argument.value, key, within, context, depth + 1);
      if (found !== null) return found;
    }
  }
  const callee = calleeOf(node, context);
  const returned = callee === null ? null : onlyReturn(callee, context);
  return returned === null || callee === null ? null : entry(returned, key, callee, context, depth + 1);
}

/** `$atts['count']` is what `shortcode_atts()` has for it. */
function constantOf(value: Expr, within: FunctionInfo | null, context: PhpContext, depth: number): Expr | null {
  const inner =
    value.kind === 'Call' && value.callee.kind === 'Name' && context.names.functionName(value.callee) === 'intval'
      ? (value.args[0]?.value ?? value)
      : value.kind === 'Cast'
        ? value.value
        : value;
  if (inner.kind === 'Index' && inner.base.kind === 'Var' && inner.index?.kind === 'Str') {
    return entry(inner.base, inner.index.value, within, context, depth + 1);
  }
  return value;
}

function itemValue(array: ArrayLit, key: string): Expr | null {
  return array.items.findLast((item) => item?.key?.kind === 'Str' && item.key.value === key)?.value ?? null;
}

function lastAssignment(
  node: Extract<Expr, { kind: 'Var' }>,
  within: FunctionInfo | null,
  context: PhpContext,
): Expr | null {
  const body = within?.node.body;
  if (!body) return null;
  let found: Expr | null = null;
  walkNodes(body, context, (inner: Node) => {
    if (inner.kind !== 'Assign' || inner.end > node.start || inner.target.kind !== 'Var') return;
    if (inner.target.name === node.name) found = inner.value;
  });
  return found;
}

function onlyReturn({ node }: FunctionInfo, context: PhpContext): Expr | null {
  if (node.kind === 'ArrowFn') return node.body;
  const returns: (Expr | null)[] = [];
  if (node.body === null) return null;
  walkNodes(node.body, context, (inner, ancestors) => {
    if (inner.kind === 'Return' && !ancestors.some(({ kind }) => kind === 'Closure')) returns.push(inner.value);
  });
  return returns.length === 1 ? (returns[0] ?? null) : null;
}
