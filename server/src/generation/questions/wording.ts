import {
  functionSignature,
  hookParameters,
  methodSignature,
  type Signature,
} from '@presswright/shared/wordpress/signatures';
import { writeSignature } from '../instructions/nearest-entries.ts';
import type { Subject } from './question.ts';

/** A subject as it stands in a sentence. */
export function named(subject: Subject): string {
  if (subject.kind === 'function') return `\`${subject.name}()\``;
  if (subject.kind === 'method') return `\`${subject.className}::${subject.name}()\``;
  return `\`${subject.name}\``;
}

/** The entry of the API that an answer rests on: a signature, or a hook with what its callbacks get. */
export function entryOf(subject: Subject): string {
  const signature = signatureOf(subject);
  if (signature !== null) return writeSignature(signature);
  if (subject.kind !== 'hook') return subject.name;
  const parameters = hookParameters(subject.name).map(({ name, type }) => `${type} $${name}`);
  return parameters.length === 0 ? subject.name : `${subject.name}( ${parameters.join(', ')} )`;
}

/** The signature of a function, of a method, or of a class' constructor. */
export function signatureOf(subject: Subject): Signature | null {
  if (subject.kind === 'function') return functionSignature(subject.name) ?? null;
  if (subject.kind === 'method') return methodSignature(subject.className, subject.name) ?? null;
  return null;
}

/** `a`, `a and b`, `a, b and c`. */
export function listed(parts: readonly string[], last = 'and'): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${last} ${parts.at(-1)}`;
}

/** `first` for 0. */
export const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'] as const;

/** The place that a text names: "the third", "2nd", "argument 4"; -1 for the last, null for none. */
export function placeIn(prose: string): number | null {
  const [, digits] =
    /\b(\d)(?:st|nd|rd|th)\b/.exec(prose) ??
    /\b(?:parameter|argument|param|arg)\s*(?:#|no\.?|number)?\s*(\d)\b/.exec(prose) ??
    [];
  if (digits !== undefined) return Number(digits) - 1;
  const found = ordinals.findIndex((word) => new RegExp(`\\b${word}\\b`).test(prose));
  if (found !== -1) return found;
  return /\b(?:last|final)\b/.test(prose) ? -1 : null;
}

/** Whether a question is about what holds where nothing is given. */
export const isDefaultAsked = (prose: string): boolean =>
  /\bdefault|\b(?:leave[sd]?|left) (?:it |\S+ )?(?:out|alone|empty)\b|\b(?:don'?t|do not) (?:say|pass|set|give|name|specify)\b|\b(?:name|give|pass|say|set) (?:none|nothing)\b|\bomit|\bwithout (?:saying|passing|setting)\b/.test(
    prose,
  );
