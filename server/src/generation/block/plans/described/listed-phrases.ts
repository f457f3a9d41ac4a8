/** What a sentence lists, taken apart. */
export interface Listing {
  /** What is listed, one phrase each. */
  readonly phrases: readonly string[];
  /** What several things are called that each have what is listed: “soup, main course, dessert, each with a price”. */
  readonly rows: readonly string[];
  /** Whether nothing introduces the list: it may be something else. */
  readonly isBare?: boolean;
}

/** What introduces a list, the most telling first. */
const openers = [
  /:\s*(.+)$/,
  /\b(?:with|having|has|includ(?:es?|ing)|contains?|featuring|consists? of|made (?:up )?of|fields? for|room for)\b(.+)$/i,
  /\b(?:shows?|showing|displays?|lists?(?! of\b)|(?:can|to) (?:enter|set|edit|fill in|choose|add|type))\b(.+)$/i,
];

/** What says of several things what each of them has. */
const ofEach =
  /^(.*?),?\s*\b(?:each|every one)(?: one| [a-z]+| of (?:them|which))? (?:with|having|has|showing|shows)\s+(.+)$/i;

/** The same, told first: “for every beer its name and its brewery”. */
const forEach =
  /\bfor (?:each|every) [a-z]+(?: [a-z]+)?(?:,| we (?:show|want|need))?:? ((?:its|their|the|an?|his|her)\s.+)$/i;

/** The things that a sentence lists; none if it lists nothing. */
export function listedIn(sentence: string): Listing {
  const [, before, columns] = ofEach.exec(sentence) ?? [];
  if (columns !== undefined) {
    const named = phrasesOf(/:\s*(.+)$/.exec(before ?? '')?.[1] ?? '');
    return { phrases: phrasesOf(columns), rows: named.length > 1 ? named : [] };
  }
  const [, own] = forEach.exec(sentence) ?? [];
  if (own !== undefined) return { phrases: phrasesOf(own), rows: [] };
  for (const opener of openers) {
    const [, list] = opener.exec(sentence) ?? [];
    // "a menu: dishes with a name and a price" lists what dishes have.
    if (list !== undefined) return { phrases: phrasesOf(list.replace(/^[^,]*\bwith\b/i, '')), rows: [] };
  }
  return { phrases: phrasesOf(sentence), rows: [], isBare: true };
}

/** Phrases between commas and “and”, but not inside brackets and quotation marks. */
function phrasesOf(list: string): string[] {
  const [said = ''] = list.split(/\b(?:such as|like|for example|e\.g\.)/i);
  const kept: string[] = [];
  const masked = said.replace(/\([^()]*\)|["“‘][^"”’]*["”’]/g, (whole) => `\ue000${kept.push(whole) - 1}\ue000`);
  return masked
    .split(/,|\band\b|&|\bplus\b|\bwith\b/i)
    .map((phrase) => phrase.replace(/\ue000(\d+)\ue000/g, (_, at) => kept[Number(at)] ?? '').trim())
    .filter((phrase) => phrase !== '');
}
