import type { Token } from '../language/tokens.ts';
import type { Deed, Slot } from './deeds.ts';
import { isPeople } from './people.ts';
import { canBeTopic } from './topic.ts';

/** Deeds that are done for somebody. */
const forSomebody = new Set(['email', 'notice']);

/** One person, spoken of before. */
const onePerson = /^(?:she|her|he|him)$/;

/**
 * Deeds with the person that "she" or "him" means, in the place of that word: "Mrs Hoang (hoang@…) gets a mail … If it is
 * late, remind *her*." Where nobody was named before, the word stays what it is.
 */
export function withPeopleMeant(deeds: readonly Deed[]): readonly Deed[] {
  let spokenOf: Slot | null = null;
  return deeds.map((deed) => {
    const meant = spokenOf;
    spokenOf = personNamed(deed) ?? spokenOf;
    if (meant === null || !forSomebody.has(deed.intent)) return deed;
    if (
      deed.slots.some(({ label, text }) => (label === 'who' || label === 'url') && !onePerson.test(text.toLowerCase()))
    )
      return deed;
    const at = pronounIn(deed);
    if (at === null) return deed;
    const slots = deed.slots.filter(({ from }) => from !== at);
    const borrowed: Slot = { ...meant, from: at, to: at + 1, chunk: null };
    return { ...deed, slots: [...slots, borrowed].sort((a, b) => a.from - b.from) };
  });
}

/** Where a deed has "she", "him" or "her" without a noun behind it, outside of its conditions. */
function pronounIn({ sentence: { tokens }, span, chunks }: Deed): number | null {
  for (let at = span.from; at < span.to; at += 1) {
    if (chunks.some(({ from, to }) => at >= from && at < to)) continue;
    if (onePerson.test(tokens[at]?.lower ?? '') && !isOwned(tokens[at], tokens[at + 1])) return at;
  }
  return null;
}

/** "Her mother" */
const isOwned = (word: Token | undefined, next: Token | undefined): boolean =>
  word?.lower === 'her' && /^(?:NOUN|ADJ|PROPN)$/.test(next?.pos ?? '');

/** The one person that a deed names: the address that it gives, else the last one. */
function personNamed({ slots, chunks }: Deed): Slot | null {
  const all = [...slots, ...chunks.flatMap((chunk) => chunk.slots)];
  const address = all.find(({ label, text }) => label === 'url' && /@/.test(text));
  if (address !== undefined) return address;
  return (
    all.findLast(
      ({ label, text, tokens }) =>
        label === 'who' &&
        tokens.length > 0 &&
        isPeople(text) &&
        !onePerson.test(text.toLowerCase()) &&
        tokens.at(-1)?.lower === tokens.at(-1)?.lemma,
    ) ?? null
  );
}

/** Whether a noun only says more of who does something to what a pronoun stands for. */
export const isBesidePronoun = ({ act, span, sentence: { tokens } }: Deed, { from, to }: Slot): boolean =>
  to <= act.from &&
  tokens.slice(Math.max(span.from, from - 3), from).some(({ lower }) => /^(?:on|of|in|at|from)$/.test(lower)) &&
  tokens.slice(act.to, span.to).some(({ lower }) => /^(?:it|them|these|those)$/.test(lower));

/** Whether a deed has a noun, marked as nothing, that could be records. */
export const namesSomething = ({ sentence: { tokens }, span, act, slots, chunks }: Deed): boolean =>
  tokens
    .slice(span.from, span.to)
    .some(
      (token, at) =>
        canBeTopic(token) &&
        ![act, ...slots, ...chunks].some(({ from, to }) => span.from + at >= from && span.from + at < to),
    );
