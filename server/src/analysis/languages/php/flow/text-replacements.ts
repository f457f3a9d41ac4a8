import { Danger, type DangerMask } from '../taint/kinds.ts';
import { clearedWithout, matchedCharacters, matchedRuns } from './character-sets.ts';
import type { ArgInfo } from './events.ts';
import { clearTaints, deepTaints, mergeTaints } from './taints.ts';
import { makeValue, someString, Type, type Value } from './value.ts';

/** `str_replace()` and `str_ireplace()`: characters that it takes out, or replaces by harmless ones, are gone. */
export function replacedText(args: readonly ArgInfo[]): Value | null {
  const [search, replacement, subject] = args;
  if (search === undefined || replacement === undefined || subject === undefined) return null;
  const inserted = deepTaints(replacement.value);
  const taints = mergeTaints(deepTaints(subject.value), inserted);
  if (taints.length === 0) return someString;
  if (inserted.length > 0) return makeValue(Type.String, undefined, taints);
  return without(taints, textsOf(search.value), textsOf(replacement.value));
}

/** `strtr( x, array( '<' => '&lt;' ) )` and `strtr( x, '<>', '__' )`. */
export function translatedText(args: readonly ArgInfo[]): Value | null {
  const [subject, from, to] = args;
  if (subject === undefined || from === undefined) return null;
  const taints = mergeTaints(
    deepTaints(subject.value),
    mergeTaints(deepTaints(from.value), to === undefined ? [] : deepTaints(to.value)),
  );
  if (to !== undefined) {
    const search = typeof from.value.constant === 'string' ? [...from.value.constant] : [];
    return without(taints, search, textsOf(to.value));
  }
  if (from.value.shape === null) return makeValue(Type.String, undefined, taints);
  const { entries } = from.value.shape;
  return without(taints, [...entries.keys()], [...entries.values()].map(constantText));
}

/** `preg_replace( '/[^a-z0-9]/', '', x )` leaves only those characters. */
export function pregReplacedText(args: readonly ArgInfo[]): Value | null {
  const [pattern, replacement, subject] = args;
  if (pattern === undefined || replacement === undefined || subject === undefined) return null;
  const own = deepTaints(subject.value);
  const inserted = deepTaints(replacement.value);
  const text = pattern.value.constant;
  const put = replacement.value.constant;
  if (typeof text !== 'string' || typeof put !== 'string') {
    return makeValue(Type.String, undefined, mergeTaints(own, inserted));
  }
  const cleared = clearedByReplacing(text, put);
  return makeValue(Type.String, undefined, mergeTaints(clearTaints(own, cleared), inserted));
}

/** What a text can no longer break out of once all that the pattern matches is replaced. */
export function clearedByReplacing(pattern: string, put: string): DangerMask {
  const isGone = matchedCharacters(pattern);
  if (isGone !== null) return clearedWithout((character) => isGone(character) && !put.includes(character));
  return matchedRuns(pattern)?.('.') === true && !put.includes('.') ? upwards : 0;
}

/** Without any two dots in a row no path leads upwards. */
const upwards = Danger.Path | Danger.Include | Danger.PathDots;

/** A replacement that is not known puts nothing back that it takes out: it is the author's own. */
function without(
  taints: Value['taints'],
  removed: readonly (string | null)[],
  inserted: readonly (string | null)[],
): Value {
  const back = inserted.filter((text) => text !== null).join('');
  const gone = new Set(removed.filter((text) => text?.length === 1 && !back.includes(text)));
  let cleared: DangerMask = clearedWithout((character) => gone.has(character));
  // Without any two dots in a row, or anything between folders, no path leads upwards.
  if (removed.includes('..') || gone.has('.') || (gone.has('/') && gone.has('\\'))) cleared |= upwards;
  // Without parentheses a filter's condition cannot end.
  if (gone.has('(') && gone.has(')') && gone.has('*')) cleared |= Danger.Ldap;
  return makeValue(Type.String, undefined, clearTaints(taints, cleared));
}

function textsOf({ constant, shape }: Value): (string | null)[] {
  if (shape !== null) return [...shape.entries.values()].map(constantText);
  return [typeof constant === 'string' ? constant : null];
}

function constantText({ constant }: Value): string | null {
  return typeof constant === 'string' ? constant : null;
}
