import type { Call, Stmt } from '../ast.ts';
import type { Flow } from './flow.ts';
import type { Frame } from './frame.ts';
import type { PendingRedirect } from './redirect-info.ts';
import { literalPrefix } from './ropes.ts';
import type { Value } from './value.ts';

/** Notes a call that redirects, when its result is not asked for. */
export function noteRedirect(frame: Frame, node: Call, name: string, first: Value | undefined): void {
  if (frame.statement !== node) return;
  const sends = name === 'wp_redirect' || name === 'wp_safe_redirect';
  if (!sends && !(name === 'header' && first !== undefined && /^location:/i.test(literalPrefix(first)))) return;
  frame.env.redirect = { node, label: `${name}()` };
}

/** Runs statements, and notes redirects that the code goes on after. */
export function followRedirects(flow: Flow, frame: Frame, body: readonly Stmt[], run: (statement: Stmt) => void): void {
  const before = frame.env.redirect;
  let after = false;
  for (const statement of body) {
    if (frame.env.dead) return;
    flow.tick();
    const pending = frame.env.redirect;
    run(statement);
    if (pending === null || frame.env.dead || !goesOn(statement)) continue;
    // One that was left behind by an inner block is not ended by this one.
    if (pending === before || pending !== frame.env.redirect || isInner(body, pending)) {
      loosen(frame, pending);
    } else after = true;
  }
  const left = frame.env.redirect;
  if (after && left !== null && left !== before && !frame.env.dead) loosen(frame, left);
}

function loosen(frame: Frame, redirect: PendingRedirect): void {
  frame.state.addRedirect({ ...redirect, how: 'goes-on' });
  if (frame.env.redirect === redirect) frame.env.redirect = null;
}

/** Whether a redirect stands deeper than as a statement of this list. */
function isInner(body: readonly Stmt[], { node }: PendingRedirect): boolean {
  return !body.some((statement) => statement.kind === 'ExprStmt' && statement.value === node);
}

/** Whether a statement does anything but end, leave or declare. */
function goesOn(statement: Stmt): boolean {
  switch (statement.kind) {
    case 'Exit':
    case 'Return':
    case 'Break':
    case 'Continue':
    case 'Nop':
    case 'Function':
    case 'Class':
      return false;
    case 'Html':
      return !statement.blank;
    case 'If':
      // `if ( ! defined( 'TESTS' ) ) { exit; }`
      return !statement.branches.some(({ body }) => body.body.at(-1)?.kind === 'Exit');
    default:
      return true;
  }
}
