import { everyonesCapabilities } from '../taint/capabilities.ts';
import { isKeptUnder } from './comparisons.ts';
import type { ArgInfo } from './events.ts';
import type { Frame } from './frame.ts';
import { Guard, makeGuards } from './guards.ts';
import { isRequested } from './subjects.ts';
import { makeValue, noTaints, Type, type Value } from './value.ts';

/** A truth that proves something. */
export function guarded(guards: number): Value {
  return makeValue(Type.Bool, undefined, noTaints, null, null, null, guards);
}

/** The roles of a list that a user has: any of them proves what the least of them does. */
export function rolesIn(frame: Frame, first: ArgInfo, second: ArgInfo): Value | null {
  const list = first.value.provenance === 'roles' ? second : second.value.provenance === 'roles' ? first : undefined;
  if (list === undefined || isRequested(list.value)) return null;
  const named = [...(list.value.shape?.entries.values() ?? [])].map(({ constant }) => constant);
  const low = named.some((role) => typeof role === 'string' && everyonesCapabilities.has(role));
  if (!low) frame.state.checksCapability = true;
  const guards = makeGuards(low ? Guard.LoggedIn : Guard.Capability | Guard.LoggedIn | Guard.Broad, 0);
  return makeValue(Type.Array, undefined, noTaints, null, null, null, guards);
}

/** A list of tokens that were kept here; what code lists itself, everybody knows. */
function isKeptSecret({ value }: ArgInfo): boolean {
  return !isRequested(value) && isKeptUnder(value, secrets);
}

const secrets = /(?:^|_)(?:tokens?|secrets?|api_?keys?|access_?keys?|otps?|hashes|passwords?)$/i;

/** Being one of a user's roles, or of the users that something belongs to. */
export function membership(frame: Frame, member: ArgInfo | undefined, list: ArgInfo): Value | null {
  if (list.value.provenance === 'roles') {
    const role = member?.value.constant;
    if (typeof role === 'string' && everyonesCapabilities.has(role)) return guarded(makeGuards(Guard.LoggedIn, 0));
    frame.state.checksCapability = true;
    return guarded(makeGuards(Guard.Capability | Guard.LoggedIn | Guard.Broad, 0));
  }
  if (member !== undefined && isKeptSecret(list) && isRequested(member.value)) {
    frame.state.checksOwner = true;
    return guarded(makeGuards(Guard.Signed, 0));
  }
  if (member?.value.provenance !== 'current-user-id' || isRequested(list.value)) return null;
  frame.state.checksOwner = true;
  return guarded(makeGuards(Guard.Owner | Guard.LoggedIn, 0));
}
