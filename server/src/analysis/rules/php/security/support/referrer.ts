import type { Branch, Call, Expr, Index, Node } from '../../../../languages/php/ast.ts';
import { walkNodes } from '../../../../languages/php/child-nodes.ts';
import type { PhpContext } from '../../../rule.ts';
import { callsIn } from './calls-in.ts';
import { calledName } from './origins.ts';
import { ownerOf } from './owner.ts';

/** Calls that end the request. */
const refusing = /^(?:die|exit|wp_die|wp_send_json_error|wp_nonce_ays)$/;
/** Calls that change something. */
const changing = /^(?:update_\w+|add_option|delete_\w+|wp_(?:insert|update|delete|trash|create|set)_\w+|wp_mail)$/;
const changingRows = /^(?:insert|update|delete|replace|query)$/;
/** Calls that ask for something better. */
const checking = /nonce|check_admin_referer|check_ajax_referer|current_user_can|hash_equals/;
/** Functions that look for something in an address. */
const searching =
  /^(?:strpos|stripos|strstr|str_contains|str_starts_with|strncmp|preg_match|parse_url|wp_parse_url|in_array)$/;

function some(code: Node, context: PhpContext, test: (node: Node) => boolean): boolean {
  let found = false;
  walkNodes(code, context, (node) => {
    found ||= test(node);
  });
  return found;
}

function refuses(code: Node, context: PhpContext): boolean {
  return some(code, context, (node) => {
    if (node.kind === 'Exit') return true;
    const name = calledName(node, context);
    if (name !== 'status_header') return refusing.test(name);
    const [status] = node.kind === 'Call' ? node.args : [];
    return status?.value.kind === 'Num' && status.value.value === 403;
  });
}

function changes(code: Node, context: PhpContext): boolean {
  return some(code, context, (node) => {
    const name = calledName(node, context);
    if (node.kind !== 'MethodCall' || node.object.kind !== 'Var' || node.object.name !== 'wpdb')
      return changing.test(name);
    return changingRows.test(name);
  });
}

/** The code around a node being visited, as far as it decides together. */
const bodyOf = (context: PhpContext): Node => ownerOf(context) ?? context.program;

function isChecked(context: PhpContext): boolean {
  return [...callsIn(bodyOf(context), context)].some((name) => checking.test(name));
}

/** The branches that a read decides on, itself or in a variable, and what stands for it there. */
function branchesOf(read: Node, context: PhpContext): [Branch, (node: Node) => boolean][] {
  const holds = (branch: Branch) => branch.condition.start <= read.start && read.end <= branch.condition.end;
  const own = context.ancestors.findLast((node): node is Branch => node.kind === 'Branch' && holds(node));
  if (own !== undefined) return [[own, (node) => node === read]];
  const kept = context.ancestors.findLast((node) => node.kind === 'Assign');
  const name = kept?.kind === 'Assign' && kept.target.kind === 'Var' ? kept.target.name : null;
  if (name === null) return [];
  const found: [Branch, (node: Node) => boolean][] = [];
  const isRead = (node: Node) => node.kind === 'Var' && node.name === name;
  walkNodes(bodyOf(context), context, (node) => {
    if (node.kind === 'Branch' && some(node.condition, context, isRead)) found.push([node, isRead]);
  });
  return found;
}

/** `$a === $b` */
function isEquality(node: Node): node is Extract<Expr, { kind: 'Binary' }> {
  return node.kind === 'Binary' && /^[!=]==?$/.test(node.op);
}

/** Whether a condition asks where a request came from, and not only whether it says so. */
function asksWhere(condition: Expr, isRead: (node: Node) => boolean, context: PhpContext): boolean {
  return some(condition, context, (node) => {
    if (searching.test(calledName(node, context))) return true;
    if (!isEquality(node)) return false;
    const other = some(node.left, context, isRead) ? node.right : node.left;
    if (other.kind === 'Str') return other.value.startsWith('http');
    return other.kind === 'Var' || other.kind === 'Call' || other.kind === 'MethodCall' || other.kind === 'Concat';
  });
}

/** A referrer that decides whether a request is answered. */
export function checkReferrer(read: Index | Call, context: PhpContext): void {
  for (const [branch, isRead] of branchesOf(read, context)) {
    if (!asksWhere(branch.condition, isRead, context)) continue;
    const leaves = some(branch.body, context, ({ kind }) => kind === 'Return');
    const decides =
      refuses(branch.body, context) || changes(branch.body, context) || (leaves && changes(bodyOf(context), context));
    if (!decides || isChecked(context)) continue;
    context.report({
      at: branch.condition,
      message: 'The referrer, which is controlled by the client, determines whether the request is processed.',
      suggestion: 'Verify a nonce: wp_nonce_field() in the form, check_admin_referer() here.',
      confidence: 'medium',
    });
  }
}

/** Whether a browser's name is compared as a whole: a password in its place is. */
function isCompared(condition: Expr, isRead: (node: Node) => boolean, context: PhpContext): boolean {
  return some(condition, context, (node) => {
    if (!isEquality(node)) return false;
    const other = some(node.left, context, isRead) ? node.right : node.left;
    return other.kind === 'Str' && /^\w/.test(other.value);
  });
}

/** A browser's name that decides what is done. */
export function checkAgent(read: Index, context: PhpContext): void {
  for (const [branch, isRead] of branchesOf(read, context)) {
    if (!isCompared(branch.condition, isRead, context)) continue;
    if ((!refuses(branch.body, context) && !changes(branch.body, context)) || isChecked(context)) continue;
    context.report({
      at: branch.condition,
      message: 'The User-Agent header, which is controlled by the client, determines what is done.',
      suggestion: 'Check a capability and a nonce, or a secret with hash_equals().',
      confidence: 'medium',
    });
  }
}
