import { currentUserFunctions } from '../taint/requests.ts';
import { confirmedBy } from './confirmations.ts';
import type { ArgInfo } from './events.ts';
import type { Frame } from './frame.ts';
import { aboutRequest, allGuards, Guard, makeGuards, soundGuards, truthyGuards } from './guards.ts';
import { parameterOf } from './provenance.ts';
import { guarded, membership, rolesIn } from './roles.ts';
import { isRequested, numberOf, provenanceOf, valueFrom } from './subjects.ts';
import { makeValue, noTaints, Type, type Value } from './value.ts';

/** Functions that give an object of a shop by its id; its methods change it. */
export const records: ReadonlySet<string> = new Set(['wc_get_order', 'wc_get_product', 'wcs_get_subscription']);

/** Results that say who is logged in, or that carry on what their argument proves. */
export function knownResult(frame: Frame, name: string, args: readonly ArgInfo[]): Value | null {
  const [first, second] = args;
  if (currentUserFunctions.has(name)) {
    return valueFrom(Type.Int, 'current-user-id', makeGuards(Guard.LoggedIn, 0));
  }
  switch (name) {
    case 'wp_get_current_user':
      return valueFrom(Type.Object, 'current-user');
    case 'absint':
    case 'intval':
      return first?.value.constant === undefined ? numberOf(first?.value) : null;
    case 'is_wp_error': {
      const sound = first === undefined ? 0 : soundGuards(first.value.guards);
      return sound === 0 ? null : guarded(makeGuards(0, sound));
    }
    case 'get_user_by':
    case 'get_userdata':
    case 'wc_get_order':
    case 'wc_get_product':
    case 'wcs_get_subscription':
    case 'get_post':
      // Who or what the request names: its id is the request's choice too.
      return found(args);
    case 'defined':
      // On the command line there is no request that could be forged.
      return first?.value.constant === 'WP_CLI' ? guarded(makeGuards(allGuards & ~aboutRequest, 0)) : null;
    case 'array_intersect':
      return first === undefined || second === undefined ? null : rolesIn(frame, first, second);
    case 'in_array':
      return second === undefined ? null : membership(frame, first, second);
    case 'strcmp':
    case 'strcasecmp': {
      // They give 0 for texts that are the same.
      const proof = first === undefined || second === undefined ? 0 : confirmedBy(first.value, second.value);
      return proof === 0 ? null : guarded(makeGuards(0, proof));
    }
    default:
      return null;
  }
}

/** An object that is looked up by what the request, or a caller, names. */
function found(args: readonly ArgInfo[]): Value | null {
  // What is found under a number that only a key can make was named by whoever has the key.
  const open = args.reduce((guards, { value }) => guards | truthyGuards(value.guards), 0) & Guard.Unfollowed;
  const types = Type.Object | Type.Null;
  if (args.some(({ value }) => isRequested(value))) return valueFrom(types, 'requested', makeGuards(open, 0));
  const passed = args.map(({ value }) => provenanceOf(value)).find((provenance) => parameterOf(provenance) !== -1);
  const from = passed ?? (args.some(({ value }) => value.provenance === 'created') ? 'created' : undefined);
  if (from !== undefined) return valueFrom(types, from, makeGuards(open, 0));
  return open === 0 ? null : makeValue(types, undefined, noTaints, null, null, null, makeGuards(open, 0));
}
