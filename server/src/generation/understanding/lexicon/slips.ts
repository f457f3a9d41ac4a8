import { typeOfNoun } from './field-nouns.ts';
import { containers, visitors } from './function-words.ts';

const shortest = 6;

const known = new Set(
  [
    ...typeOfNoun.keys(),
    ...containers,
    ...visitors,
    'inventory',
    'recipe',
    'recipes',
    'description',
    'category',
  ].filter((word) => word.length >= shortest && /^[a-z]+$/.test(word)),
);

/** Known words with two neighbouring letters inside exchanged, which no other known word is. */
const slips = new Map<string, string>();
for (const word of known) {
  for (let index = 1; index < word.length - 2; index++) {
    const slip = word.slice(0, index) + word.charAt(index + 1) + word.charAt(index) + word.slice(index + 2);
    if (!known.has(slip)) slips.set(slip, word);
  }
}

/** A word as it was meant: "inventroy" is an inventory. */
export const withoutSlip = (word: string): string => (word.length < shortest ? word : (slips.get(word) ?? word));
