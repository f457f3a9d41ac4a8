import { Guard } from './guards.ts';
import { madeWith } from './made.ts';
import { deepTaints } from './taints.ts';
import type { Made, Value } from './value.ts';

/**
 * What it proves that an answer is a written text: `wp_remote_retrieve_body( … ) === 'VERIFIED'` after the request was sent
 * back to where it says that it comes from. The answer itself is meant, not a field of it; and what was asked holds the request.
 */
export function confirmedBy(one: Value, other: Value): number {
  return isConfirmation(one, other) || isConfirmation(other, one) ? Guard.Signed : 0;
}

function isConfirmation({ constant }: Value, answer: Value): boolean {
  if (typeof constant !== 'string' || constant === '') return false;
  const body = madeWith(answer, ({ kind }) => kind === 'response');
  return body?.args.some(({ value }) => madeWith(value, holdsRequest) !== null) === true;
}

function holdsRequest({ name, args }: Made): boolean {
  return /^wp_(?:safe_)?remote_/.test(name) && args.slice(1).some(({ value }) => isSentBack(value));
}

function isSentBack(value: Value): boolean {
  return deepTaints(value).some(({ source }) => source.kind === 'request');
}
