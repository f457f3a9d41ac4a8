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

const wordsOf = (text: string): string[] => asciiWords(text).map((word) => word.toLowerCase());

/** What a site is about. Its name counts twice; the description counts for what it says. */
export function siteOf(name: string, description: string): SiteKind {
  const [inName, inDescription] = [wordsOf(name), wordsOf(description)];
  const scores = siteKinds.map((kind) => ({ kind, points: 2 * score(inName, kind) + score(inDescription, kind) }));
  const best = scores.reduce((one, other) => (other.points > one.points ? other : one), { kind: anySite, points: 0 });
  return best.kind;
}
