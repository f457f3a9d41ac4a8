import type { Call } from '../ast.ts';
import { capabilityGuards } from '../taint/capabilities.ts';
import type { Check } from '../taint/requests.ts';
import type { ArgInfo } from './events.ts';
import type { Flow } from './flow.ts';
import type { Frame } from './frame.ts';
import { Guard, makeGuards } from './guards.ts';
import { madeWith } from './made.ts';
import { isRequested } from './subjects.ts';
import { makeValue, noTaints, Type, type Value } from './value.ts';

/** A function that checks something of the request: what its result proves. */
export function applyCheck(
  flow: Flow,
  frame: Frame,
  node: Call,
  name: string,
  check: Check,
  args: readonly ArgInfo[],
): Value {
  const guard = name === 'hash_equals' && areBothSent(args) ? Guard.Nonce : provenBy(flow, check, args);
  if ((guard & Guard.Nonce) !== 0) frame.state.checksNonce = true;
  if ((guard & Guard.Capability) !== 0) frame.state.checksCapability = true;
  noteCapability(frame, name, check, args);
  const told = check.flag === undefined ? undefined : args[check.flag]?.value.constant;
  // With an action of -1 (the default) any nonce passes, but it is still one.
  const asks = check.how !== 'dies' && (check.how !== 'dies-unless-told' || told === false || told === 0);
  if ((guard & Guard.Signed) !== 0) frame.state.checksOwner = true;
  if (!asks) frame.env.guards |= guard;
  else if (guard === Guard.Nonce && frame.statement === node) frame.state.dropsNonce = true;
  const types = check.how === 'sound' ? Type.Object : Type.Bool | Type.Int;
  const guards = check.how === 'sound' ? makeGuards(0, 0, guard) : makeGuards(guard, check.denied ?? 0);
  return makeValue(types, undefined, noTaints, null, null, null, guards);
}

/** A cookie compared with a field: the request was meant, and nobody knows a secret. */
function areBothSent([known, given]: readonly ArgInfo[]): boolean {
  const isSent = (side: ArgInfo | undefined) =>
    side !== undefined && isRequested(side.value) && madeWith(side.value, ({ kind }) => kind !== 'carrier') === null;
  return isSent(known) && isSent(given);
}

/** Which capability is asked for, and whether on a site that is named. */
function noteCapability(frame: Frame, name: string, { capability }: Check, args: readonly ArgInfo[]): void {
  const { capabilities } = frame.state;
  if (name === 'is_super_admin') capabilities.add('super_admin');
  if (capability === undefined) return;
  if (/_for_(?:blog|site)$/.test(name)) capabilities.add('for_site');
  const asked = args[capability]?.value.constant;
  if (typeof asked === 'string') capabilities.add(asked);
}

function provenBy(flow: Flow, { guard, capability, user }: Check, args: readonly ArgInfo[]): number {
  if (user !== undefined && isRequested(args[user]?.value)) return 0;
  if (capability === undefined) return guard;
  const asked = args[capability]?.value;
  // Whoever names the capability names one that everyone has.
  if (asked === undefined || isRequested(asked)) return 0;
  return askedGuards(flow, asked.constant, args.length > capability + 1);
}

/** What asking for a capability proves: one of a role that the files make for members says nothing of others' things. */
function askedGuards({ index }: Flow, capability: unknown, onObject: boolean): number {
  const guards = capabilityGuards(capability, onObject);
  return typeof capability === 'string' && index.memberCapabilities.has(capability) && !onObject
    ? guards & ~Guard.Broad
    : guards;
}
