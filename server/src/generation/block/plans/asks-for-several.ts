import { isPlural } from '../../naming/inflect.ts';
import type { Archetype } from '../archetypes/archetype.ts';
import { columnsAsked } from './columns-asked.ts';

/** What says that there are several of what the block is for, whatever that is. */
export const arrangement =
  /\b(?:in|as) (?:a |an )?(?:[a-z-]+ )?(?:grid|list)\b|\bgrid of\b|\bside by side\b|\bmenu\b|\b(?:in a|per) row\b|\beach\b|\bfor every\b|\b(?:list|overview|collection|wall|directory) of (?:[a-z-]+ )?(?:[a-z]+s|people) (?:with|and their)\b|\b(?:timetable|schedule|directory|slider|carousel|slide ?show)\b|\bin (?:numbers|figures)\b|\b(?:our|the) (?:whole )?team\b(?! member)|\bprice list\b|\bcatalog(?:ue)?\b|\b(?:several|multiple) (?:[a-z-]+ ){0,2}[a-z]+s\b/i;

const counted =
  /\b(?:[2-9]|1\d|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) ((?:[a-z-]+ ){0,2}[a-z]+s)\b/gi;

/** Whether a text asks for more than one of a kind of block: “in a grid”, “three customer reviews”. */
export function asksForSeveral({ key, words }: Pick<Archetype, 'key' | 'words'>, told: string): boolean {
  if (arrangement.test(told) || columnsAsked(told) !== undefined) return true;
  return [...told.matchAll(counted)].some(([, noun = '']) => key !== 'generic' && words.test(noun.toLowerCase()));
}

/** Plurals that are one thing. */
const oneThing = /^(?:details|contacts|news|statistics|hours|facts|directions|highlights|terms|settings)$/i;

/** Whether what a description lists the parts of are several things: “speakers of our conference with a portrait …”. */
export function isAboutSeveral(description: string): boolean {
  const [subject, after] = description.split(
    /\s*(?::|,? \bwith\b|,? \beach\b|\bfor every\b|\b(?:list|overview|collection|wall) of (?:[a-z-]+ )?[a-z]+s (?:with|and their)\b|\bshowing\b)/i,
  );
  const [head = ''] = (subject ?? '').split(/[,.;]|\s(?:of|for|in|at|from|looking|that|who|which|and|by|to)\s/i);
  const last = head.trim().split(/\s+/).at(-1) ?? '';
  return (
    after !== undefined &&
    /^[a-z]{3,}s$/i.test(last) &&
    !/ss$/i.test(last) &&
    !oneThing.test(last) &&
    isPlural(last) &&
    !/\b(?:an?|shows?|displays?)\s/i.test(head)
  );
}
