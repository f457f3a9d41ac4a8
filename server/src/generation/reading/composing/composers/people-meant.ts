import type { Deed, Slot } from '../deeds.ts';
import { plain } from './plain.ts';

/** Words that keep out whom they name. */
const excluding =
  /\b(?:not|never|no longer|cannot|n't|hide|hides|hidden|kept? (?:out|away|from|secret)|invisible|unseen|without access|block(?:ed)?|lock(?:ed)? out|shut out|deny|denied|stay out|forbid|forbidden|prevent(?:ed)?|concealed|withheld|closed to|shut to|gone for|secret (?:from|to)|none of)\b|\bcan(?:no|')t\b/;
/** "Anyone but *the warden*", "nobody except *me*": who is named behind is let in. */
const everyoneBut =
  /\b(?:anyone|anybody|any one|nobody|no[ -]?one|none|everyone|everybody|all|no (?:one|person|visitor)|others?)(?: else)?(?: ,)? (?:but|except(?: for)?|other than|besides|apart from|bar)\b/;
/** Words for everyone. */
export const general = /^(?:anyone|anybody|nobody|no[ -]?one|none|everyone|everybody|all|others?|no)\b/;

/** The words of a person who is denied behind those who are let in: "to me, *not to the client*". */
function isDenied(slot: Slot, deed: Deed): boolean {
  const before = plain(
    deed.sentence.tokens
      .slice(Math.max(deed.span.from, slot.from - 4), slot.from)
      .map(({ lower }) => lower)
      .join(' '),
  );
  return /(?:^|\s)(?:not|never)(?: (?:even|by|to|for|from|the|our|my|that|other|any|her|his|their))*$/.test(before);
}

/** "*Readers'* card number", "*the seller's* e-mail": whose something is, not who sees it. */
const isPossessive = ({ text, to }: Slot, { sentence: { tokens } }: Deed): boolean =>
  /['’]s?$/.test(text) && /^(?:NOUN|ADJ|PROPN)$/.test(tokens[to]?.pos ?? '');

/** The people that a deed lets in or keeps out, and whether they are kept out. */
export interface Meant {
  readonly people: readonly Slot[];
  readonly keepsOut: boolean;
}

/** Whom the words of a deed mean, of those that are marked. */
export function meantBy(deed: Deed, marked: readonly Slot[]): Meant {
  const text = plain(deed.text);
  const named = marked.filter((slot) => !isPossessive(slot, deed));
  if (everyoneBut.test(text) || marked.some((slot) => everyoneBut.test(plain(slot.text)))) {
    const people = named
      .filter((slot) => everyoneBut.test(plain(slot.text)) || !isDenied(slot, deed))
      .flatMap((slot) => {
        const said = plain(slot.text);
        const behind = (said.split(everyoneBut).at(-1) ?? '').trim();
        if (behind === '' || general.test(behind)) return [];
        return behind === said
          ? [slot]
          : behind.split(/ ?, | and | or /).map((text) => ({ ...slot, text: text.trim() }));
      });
    return { people, keepsOut: false };
  }
  const denied = named.filter((slot) => isDenied(slot, deed));
  const isMixed = denied.length > 0 && denied.length < named.length;
  const isKept = excluding.test(text) && !/\bonly\b|\bexcept\b|\bunless\b|\balone\b/.test(text);
  const keepsOut = !isMixed && isKept !== deed.isDenied;
  return { people: isMixed ? named.filter((slot) => !denied.includes(slot)) : named, keepsOut };
}
