import type { Call, Expr, MethodCall, New, Node } from '../../../../languages/php/ast.ts';
import { walkNodes } from '../../../../languages/php/child-nodes.ts';
import { calleesOf } from '../../../../languages/php/flow/callees.ts';
import type { FunctionInfo } from '../../../../languages/php/flow/function-info.ts';
import type { PhpContext } from '../../../rule.ts';
import { isWpdb } from './costly-calls.ts';

/** Functions of these files between an expression and the query. */
const maxDepth = 4;

/** A call that gives a list, and the function that it stands in. */
export interface ListSource {
  readonly node: MethodCall | Call | New;
  readonly within: FunctionInfo | null;
}

const lists: ReadonlySet<string> = new Set('get_users get_posts get_comments wc_get_orders wc_get_products'.split(' '));

/** The call of `$wpdb` that gives the rows an expression stands for, as {@link listSource}; null when there is none. */
export function rowSource(node: Expr, within: FunctionInfo | null, context: PhpContext): MethodCall | null {
  const source = listSource(node, within, context)?.node;
  return source?.kind === 'MethodCall' ? source : null;
}

/**
 * The call of `$wpdb`, or of a query function of WordPress, that gives the list an expression stands for, through
 * variables and through functions that give it back as it is; null when it stands for anything else.
 */
export function listSource(node: Expr, within: FunctionInfo | null, context: PhpContext, depth = 0): ListSource | null {
  if (depth > maxDepth) return null;
  switch (node.kind) {
    case 'Cast':
      return listSource(node.value, within, context, depth);
    case 'Binary':
      return node.op === '??' || node.op === '?:' ? listSource(node.left, within, context, depth) : null;
    case 'Ternary':
      return listSource(node.thenValue ?? node.condition, within, context, depth);
    case 'Var': {
      const assigned = onlyAssignment(node, within, context);
      return assigned === null ? null : listSource(assigned, within, context, depth + 1);
    }
    case 'Prop':
      return /^(?:posts|comments)$/.test(String(node.name)) ? queryObject(node.object, within, context) : null;
    case 'MethodCall':
      // `$this->db` is a class of the plugin's own as often.
      if (isWpdb(node.object) && isRows(node)) return { node, within };
      if (node.name === 'get_results') return queryObject(node.object, within, context);
      return returnedRows(node, context, depth);
    case 'Call':
      if (node.callee.kind === 'Name' && lists.has(context.names.functionName(node.callee))) return { node, within };
      return returnedRows(node, context, depth);
    case 'StaticCall':
      return returnedRows(node, context, depth);
    default:
      return null;
  }
}

/** `$query->get_results()`, `$query->posts`: what the query was made with. */
function queryObject(object: Expr, within: FunctionInfo | null, context: PhpContext): ListSource | null {
  const made = object.kind === 'Var' ? onlyAssignment(object, within, context) : object;
  const isQuery =
    made?.kind === 'New' &&
    made.cls.kind === 'Name' &&
    /^wp_(?:user_query|query|comment_query)$/.test(context.names.className(made.cls));
  return isQuery ? { node: made, within } : null;
}

function isRows({ name }: MethodCall): boolean {
  return typeof name === 'string' && /^get_(?:results|col)$/i.test(name);
}

function returnedRows(node: Node, context: PhpContext, depth: number): ListSource | null {
  const [callee, ...others] = calleesOf(node, context);
  const { body } = callee?.node ?? { body: null };
  if (callee === undefined || others.length > 0 || body === null) return null;
  if (callee.node.kind === 'ArrowFn') return listSource(callee.node.body, callee, context, depth + 1);
  const returned: (Expr | null)[] = [];
  walkNodes(body, context, (part, ancestors) => {
    if (part.kind === 'Return' && !ancestors.some(({ kind }) => kind === 'Closure')) returned.push(part.value);
  });
  const [only] = returned;
  return returned.length === 1 && only ? listSource(only, callee, context, depth + 1) : null;
}

function onlyAssignment(
  { name }: Extract<Expr, { kind: 'Var' }>,
  within: FunctionInfo | null,
  context: PhpContext,
): Expr | null {
  const body = within?.node.body ?? null;
  if (body === null) return null;
  const values: Expr[] = [];
  walkNodes(body, context, (part) => {
    if (part.kind === 'Assign' && part.target.kind === 'Var' && part.target.name === name) values.push(part.value);
    if (
      part.kind === 'Assign' &&
      part.target.kind === 'Index' &&
      part.target.base.kind === 'Var' &&
      part.target.base.name === name
    )
      values.push(part.value);
  });
  return values.length === 1 ? (values[0] ?? null) : null;
}
