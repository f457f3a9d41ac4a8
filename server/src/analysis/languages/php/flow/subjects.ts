import { deepTaints } from './taints.ts';
import { makeValue, noTaints, Type, type Value } from './value.ts';

/** Pseudo classes of numbers, by where they come from: escaping and casting leaves no data, but still a choice. */
export const currentUserId = '#current-user-id';
/** A number that the request chose. */
export const requestedId = '#requested';
/** The id of something that was made just now. */
export const createdId = '#created';
/** The user who is logged in, as an object. */
export const currentUser = '#current-user';
/** The roles of some user whom the request did not choose. */
export const rolesOfUser = '#roles';
const parameterId = '#parameter-';

/** Whose or what a change is about, by the value that names it. */
export type Subject = 'own' | 'created' | 'requested' | 'other' | number;

/** Whether the request chose a value, sanitized or not. */
export function isRequested(value: Value | undefined): boolean {
  if (value === undefined) return false;
  if (value.className === requestedId || value.shape?.rest?.className === requestedId) return true;
  return deepTaints(value).some(({ source }) => source.kind === 'request');
}

/** A number made of a value, which remembers who chose it. */
export function numberOf(value: Value | undefined): Value {
  return makeValue(Type.Int, undefined, noTaints, null, null, value === undefined ? null : choiceOf(value));
}

/** The pseudo class of what a value becomes when only a number or a clean word is left of it. */
export function choiceOf(value: Value): string | null {
  if (isRequested(value)) return requestedId;
  if (value.className !== null) return value.className.startsWith('#') ? value.className : null;
  const own = value.taints.find(({ source }) => source.symbol !== null);
  const position = own?.source.symbol?.origin.root.position ?? -1;
  return position === -1 || (own?.source.symbol?.origin.path.length ?? 0) > 0 ? null : `${parameterId}${position}`;
}

/** Whose id a value is; a number for the parameter it came in by. */
export function subjectOf(value: Value | undefined): Subject {
  if (value === undefined) return 'other';
  const choice = choiceOf(value);
  if (choice === requestedId) return 'requested';
  if (choice === currentUserId || choice === currentUser) return 'own';
  if (choice === createdId) return 'created';
  const position = parameterOfChoice(choice);
  return position === -1 ? 'other' : position;
}

/** The parameter that a pseudo class names, -1 when it names none. */
export function parameterOfChoice(className: string | null): number {
  return className?.startsWith(parameterId) === true ? Number(className.slice(parameterId.length)) : -1;
}

/** The pseudo class that still means something outside the function it was found in. */
export function sharedChoice(className: string | null): string | null {
  return parameterOfChoice(className) === -1 ? className : null;
}

/** Of two ways to the same value the one that the request chose counts. */
export function joinChoices(a: string | null, b: string | null): string | null {
  if (a === requestedId || b === requestedId) return requestedId;
  return a ?? b;
}
