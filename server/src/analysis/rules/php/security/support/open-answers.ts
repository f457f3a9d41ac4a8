import type { Node } from '../../../../languages/php/ast.ts';
import type { Entry, FunctionInfo, Permission } from '../../../../languages/php/flow/function-info.ts';
import { aboutRequest } from '../../../../languages/php/flow/guards.ts';
import { deepTaints } from '../../../../languages/php/flow/taints.ts';
import type { Span, Value } from '../../../../languages/php/flow/value.ts';
import type { PhpContext } from '../../../rule.ts';
import { callsIn } from './calls-in.ts';
import { personalName } from './personal-fields.ts';

/** Whether everybody gets an answer there. */
export function isOpenEntry({ kind, permissions }: Entry, context: PhpContext): boolean {
  if (kind === 'ajax-nopriv') return true;
  return kind === 'rest' && permissions?.some((permission) => isOpen(permission, context)) === true;
}

/** Whether a permission lets everybody in. */
export function isOpen(permission: Permission, { index }: PhpContext): boolean {
  if (permission.kind !== 'function') return permission.kind === 'none';
  const proves = index.states.get(permission.node)?.proves;
  return proves !== undefined && !proves.denies && (proves.granted & ~aboutRequest) === 0;
}

/** Where a function gives back what it gives: its first `return`, or its head. */
export function returnOf({ node }: FunctionInfo): Span {
  if (node.kind === 'ArrowFn') return node.body;
  return (
    node.body?.body.findLast(({ kind }) => kind === 'Return') ?? {
      start: node.start,
      end: node.body?.start ?? node.end,
    }
  );
}

const asksWhoIsIn: ReadonlySet<string> = new Set([
  'wp_get_current_user',
  'get_current_user_id',
  'is_user_logged_in',
  'wp_signon',
  'wp_authenticate',
]);

/** Whether code asks who is logged in: it gives people their own data, or gives it behind a login. */
function asksForUser(code: Node, context: PhpContext): boolean {
  return [...callsIn(code, context)].some((name) => asksWhoIsIn.has(name));
}

/** Addresses and logins of users in what visitors are given. */
export function checkPersonal(value: Value, entry: string, code: Node, context: PhpContext): void {
  if (asksForUser(code, context)) return;
  for (const taint of deepTaints(value)) {
    const name = personalName(taint.source);
    if (name === null) continue;
    context.report({
      at: taint.source,
      message: `${name} of users is given to anyone who asks for ${entry || 'it'}.`,
      suggestion: 'Remove it, or check the list_users capability first.',
      confidence: 'medium',
      taint,
    });
  }
}
