import type { HandlerInfo } from '../../../../languages/php/flow/function-info.ts';
import { Guard } from '../../../../languages/php/flow/guards.ts';
import type { NonceMaker } from '../../../../languages/php/flow/nonces.ts';
import { Audience, limitAudience } from '../../../../languages/php/taint/audiences.ts';
import type { PhpContext } from '../../../rule.ts';
import { isForVisitors } from './handler-access.ts';

/**
 * Whether a nonce stands before a change that these files hand out, and nothing shows that those who may do nothing are given it:
 * it may be on the pages of those who run the site alone.
 */
export function isNonceKept(handler: HandlerInfo, guards: number, context: PhpContext): boolean {
  if ((guards & Guard.Nonce) === 0 || isForVisitors(handler)) return false;
  let isMade = false;
  for (const action of handler.noncesChecked) {
    const makers = context.index.nonces.makersOf(action);
    if (makers === null) return false;
    if (makers === 'unknown') {
      isMade = true;
      continue;
    }
    for (const maker of makers) {
      if (isForMembers(maker, context)) return false;
      isMade = true;
    }
  }
  return isMade;
}

/** Hooks of the administration, and those that both sides of a site run: what is shown there, a test of the screen limits. */
const adminSide = /^(?:admin_|all_admin_|network_|current_screen|init$|wp_loaded$|plugins_loaded$|load-)/;

/** Whether a place hands its nonce to whoever is logged in, or to everybody. */
function isForMembers({ by, guards, isOnScreen }: NonceMaker, context: PhpContext): boolean {
  const reached = context.reached(by);
  const audience = limitAudience(reached.audience, reached.guards | guards);
  if ((audience & (Audience.Anonymous | Audience.Member)) === 0) return false;
  return !isOnScreen || !adminSide.test(reached.entry?.name ?? '');
}
