import { asciiWords } from '../../naming/transliterate.ts';
import type { SiteKind } from './site-kind.ts';
import { anySite, siteKinds } from './site-kinds.ts';

/** A stem with a blank at its end has to be a whole word. */
const fits = (word: string, stem: string): boolean =>
  stem.endsWith(' ') ? word === stem.trimEnd() : word.startsWith(stem);

function score(words: readonly string[], { stems }: SiteKind): number {
  return words.reduce((sum, word) => {
    const longest = Math.max(0, ...stems.filter((stem) => fits(word, stem)).map((stem) => stem.trimEnd().length));
    return sum + (longest === 0 ? 0 : 2 + longest / 10);
  }, 0);
}

/** Places that are for anything: a yoga studio is for yoga. */
const places: ReadonlySet<string> = new Set(['studio', 'workshop', 'atelier', 'collective']);

/** The words of a text; a place only where nothing else tells what it is for. */
function wordsOf(text: string): string[] {
  const words = asciiWords(text).map((word) => word.toLowerCase());
  const others = words.filter((word) => !places.has(word));
  return siteKinds.some((kind) => score(others, kind) > 0) ? others : words;
}

/** What a description calls the site before it says whose it is: "a dark portfolio for" a photographer. */
const medium = /^[\w\s,'’-]*?\b(?:site|website|homepage|theme|portfolio|page|presence)\s+(?:for|of)\s+/i;

/** What a description says first is what the site is: `a magazine` in "A magazine about architecture". */
const headOf = (description: string): string =>
  description
    .replace(medium, '')
    .split(/[,;:.(]|\s(?:about|for|of|on|with|that|which|who|where|in|from|by|at|to)\s/i)[0] ?? '';

/**
 * What a site is about. Its name counts twice; the description counts for what it says, what it calls the site itself
 * most of all: a shop for tea is a shop.
 */
export function siteOf(name: string, description: string): SiteKind {
  const [inName, inDescription, head] = [wordsOf(name), wordsOf(description), wordsOf(headOf(description))];
  const pointsOf = (kind: SiteKind): number =>
    2 * score(inName, kind) + score(inDescription, kind) + 3 * score(head, kind) + 2 * score(head.slice(-1), kind);
  const scores = siteKinds.map((kind) => ({ kind, points: pointsOf(kind) }));
  const best = scores.reduce((one, other) => (other.points > one.points ? other : one), { kind: anySite, points: 0 });
  return best.kind;
}

/** Whether a text has a word of a kind of site. */
export const fitsKind = (text: string, kind: SiteKind): boolean => score(wordsOf(text), kind) > 0;
