import type { Expr, Node } from '../../../../languages/php/ast.ts';
import { isSecretHash } from '../../../../languages/php/flow/comparisons.ts';
import type { Place } from '../../../../languages/php/flow/events.ts';
import { Guard } from '../../../../languages/php/flow/guards.ts';
import { affirms, someHeld } from '../../../../languages/php/flow/held.ts';
import { madeWith } from '../../../../languages/php/flow/made.ts';
import type { MakerKind } from '../../../../languages/php/taint/makers.ts';
import { requestGlobals } from '../../../../languages/php/taint/sources.ts';
import type { PhpContext } from '../../../rule.ts';
import { calledName, hasOrigin } from './origins.ts';
import { isRequestRead } from './request-read.ts';

/** Guards that say who sends the request; a nonce only says that the request was meant. */
export const senderGuards = Guard.Capability | Guard.Signed | Guard.Owner | Guard.Allowed;

/** Functions and methods whose names say that they prove who somebody is. */
const provingName =
  /verif(?:y|ied)|validate|is_?valid|decode\w*token|jwt|authenticate|get_?user_?info|oauth|saml|ldap_bind|openid|check_?(?:login|auth|token|key|password|signature)/i;
const noProof = /nonce|e?mail|url|address|captcha/i;

function isProvingCall(node: Node, context: PhpContext): boolean {
  const name = calledName(node, context);
  return name !== '' && provingName.test(name) && !noProof.test(name);
}

/** Whether what an expression gives comes out of something that proves who it is about. */
export function isProvenValue(node: Node, place: Place, context: PhpContext): boolean {
  return hasOrigin(node, place, context, (inner) => isProvingCall(inner, context));
}

/** What only the right sender can know is kept, asked of another server, or made with something that was not sent. */
const kept: ReadonlySet<MakerKind> = new Set(['stored', 'response']);
const hashes: ReadonlySet<MakerKind> = new Set(['hash', 'keyed-hash', 'slow-hash']);

function isLiteral({ kind }: Node): boolean {
  return kind === 'Str' || kind === 'Num' || kind === 'Bool' || kind === 'Null' || kind === 'Interpolated';
}

/** Whether an expression reads the request, itself or through variables. */
function isSent(node: Node, place: Place, context: PhpContext): boolean {
  return hasOrigin(
    node,
    place,
    context,
    (inner) =>
      (inner.kind === 'Var' && requestGlobals.has(inner.name)) || (inner.kind === 'MethodCall' && isRequestRead(inner)),
  );
}

/** `get_user_meta( … ) === $sent`: what is kept here is what was sent. */
function comparesKept(node: Expr, holds: boolean, place: Place, context: PhpContext): boolean {
  if (node.kind !== 'Binary') return false;
  const { op, left, right } = node;
  const isEqual = holds ? op === '===' || op === '==' : op === '!==' || op === '!=';
  if (!isEqual || isLiteral(left) || isLiteral(right)) return false;
  return (
    [
      [left, right],
      [right, left],
    ] as const
  ).some(([side, other]) => {
    const value = context.ledger.valueAt(side);
    if (value === null) return false;
    if (madeWith(value, ({ kind }) => kept.has(kind)) !== null) return true;
    const hash = madeWith(value, ({ kind }) => hashes.has(kind));
    // Whoever sends both a text and its hash has proved nothing.
    return hash !== null && (!isSent(other, place, context) || isSecretHash(hash));
  });
}

/** Whether it has been proved who sends the request, on every way to a place. */
export function provesSender(place: Place, context: PhpContext): boolean {
  if ((place.guards & senderGuards) !== 0) return true;
  return someHeld(
    place.held,
    (node, holds) =>
      comparesKept(node, holds, place, context) ||
      (affirms(node, holds) && hasOrigin(node, place, context, (inner) => isProvingCall(inner, context))),
  );
}
