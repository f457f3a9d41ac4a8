import type { Fault } from '../../../server/src/generation/behaviours/behaviour.ts';

type Part = Record<string, unknown>;

/** Puts what was expected where the fault is; false where that is not told. */
export function withExpected(behaviour: object, { at, expected }: Fault, pick: number): boolean {
  const steps = at.split(/[.[\]]+/).filter((step) => step !== '');
  const last = steps.pop();
  const holder = steps.reduce<unknown>((part, step) => (part as Part | undefined)?.[step], behaviour) as
    | Part
    | undefined;
  if (holder === undefined || last === undefined) return false;
  const names = [...expected.matchAll(/"([^"]+)"/g)].map(([, name]) => name);
  if (/^nothing\b/.test(expected)) return false;
  if (/^none\b/.test(expected)) return delete holder[last];
  if (last === 'do') return false;
  if (last === 'to' && names.length > 0) {
    // Who it is says which other members there are.
    for (const member of Object.keys(holder)) delete holder[member];
    holder[last] = names[0];
  } else if (names.length > 0) holder[last] = names[pick % names.length];
  else if (/^a number/.test(expected)) holder[last] = 3;
  else if (/^a text with/.test(expected)) holder[last] = 'A text';
  else if (/^at least min/.test(expected)) delete holder[last];
  else if (expected === 'the choices there are') holder[last] = [{ value: 'one', label: 'One' }];
  else if (/^a key that/.test(expected)) holder[last] = `extra_${pick}`;
  else if (expected === 'what it is compared with') holder[last] = 'x';
  else if (/^staff\b/.test(expected)) holder[last] = 'staff';
  else if (/^(?:everyone|a type)\b/.test(expected)) holder[last] = expected.startsWith('a type') ? 'text' : 'everyone';
  else return false;
  return true;
}
