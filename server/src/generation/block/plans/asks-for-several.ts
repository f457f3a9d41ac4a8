import type { Archetype } from '../archetypes/archetype.ts';

/** What says that there are several of what the block is for, whatever that is. */
export const arrangement =
  /\b(?:in|as) (?:a |an )?(?:[a-z-]+ )?(?:grid|list)\b|\bgrid of\b|\bside by side\b|\bmenu\b|\bprice list\b|\bcatalog(?:ue)?\b|\b(?:several|multiple) (?:[a-z-]+ ){0,2}[a-z]+s\b/i;

const counted =
  /\b(?:[2-9]|1\d|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) ((?:[a-z-]+ ){0,2}[a-z]+s)\b/gi;

/** Whether a text asks for more than one of a kind of block: “in a grid”, “three customer reviews”. */
export function asksForSeveral({ words }: Pick<Archetype, 'words'>, told: string): boolean {
  if (arrangement.test(told)) return true;
  return [...told.matchAll(counted)].some(([, noun = '']) => words.test(noun.toLowerCase()));
}
