import { wordEntry } from './words-table.ts';

/** Kinds of thing that a noun can name; `tools/language/kind-roots.ts` says what of WordNet is below each. */
export const kinds = [
  'person',
  'organisation',
  'place',
  'address',
  'time',
  'date',
  'duration',
  'money',
  'quantity',
  'number',
  'document',
  'text',
  'picture',
  'video',
  'audio',
  'colour',
  'link',
  'choice',
  'event',
  'act',
  'food',
  'animal',
  'plant',
  'vehicle',
  'contact',
] as const;
export type Kind = (typeof kinds)[number];

/** WordNet's broad category of a noun. */
export type Category =
  | 'top'
  | 'act'
  | 'animal'
  | 'artifact'
  | 'attribute'
  | 'body'
  | 'cognition'
  | 'communication'
  | 'event'
  | 'feeling'
  | 'food'
  | 'group'
  | 'location'
  | 'motive'
  | 'object'
  | 'person'
  | 'phenomenon'
  | 'plant'
  | 'possession'
  | 'process'
  | 'quantity'
  | 'relation'
  | 'shape'
  | 'state'
  | 'substance'
  | 'time';

export interface NounKinds {
  /** The share, 0 to 1, of the word's senses that is of each kind. */
  readonly kinds: ReadonlyMap<Kind, number>;
  readonly categories: ReadonlyMap<Category, number>;
}

/** Words of sites that WordNet does not have, or knows otherwise. */
const siteWords: Readonly<Record<string, Kind>> = {
  admin: 'person',
  administrator: 'person',
  moderator: 'person',
  webmaster: 'person',
  attendee: 'person',
  reviewer: 'person',
  username: 'text',
  nickname: 'text',
  url: 'link',
  permalink: 'link',
  hyperlink: 'link',
  link: 'link',
  logo: 'picture',
  avatar: 'picture',
  thumbnail: 'picture',
  screenshot: 'picture',
  gif: 'picture',
  podcast: 'audio',
  webinar: 'event',
  meetup: 'event',
  livestream: 'video',
  email: 'contact',
  'e-mail': 'contact',
  mail: 'contact',
  mobile: 'contact',
  whatsapp: 'contact',
  color: 'colour',
  colour: 'colour',
  pdf: 'document',
  csv: 'document',
  faq: 'document',
  iban: 'number',
  sku: 'number',
};

/**
 * Kinds of thing that a noun names, largest share first; null if the word is unknown. What is not known as a whole
 * ("wedding cake topper") is what its last words are.
 */
export function kindsOf(lemma: string): NounKinds | null {
  for (let rest = lemma.toLowerCase(); rest; rest = rest.slice(rest.indexOf(' ') + 1)) {
    const site = Object.hasOwn(siteWords, rest) ? siteWords[rest] : undefined;
    if (site) return { kinds: new Map([[site, 1]]), categories: categoriesOf(rest) };
    const shares = wordEntry(rest)?.kinds;
    if (shares && shares.length > 0) {
      const kinds = shares.filter(([kind]) => !kind.startsWith(':')).map(([kind, share]) => [kind, share / 100]);
      return { kinds: new Map(kinds as [Kind, number][]), categories: categoriesOf(rest) };
    }
    if (!rest.includes(' ')) break;
  }
  return null;
}

/** Whether at least a third of the word's senses, by use, are of the kind. */
export function is(lemma: string, kind: Kind): boolean {
  return (kindsOf(lemma)?.kinds.get(kind) ?? 0) >= 0.34;
}

function categoriesOf(lemma: string): ReadonlyMap<Category, number> {
  const shares = wordEntry(lemma)?.kinds.filter(([kind]) => kind.startsWith(':')) ?? [];
  return new Map(shares.map(([kind, share]) => [kind.slice(1), share / 100] as [Category, number]));
}
