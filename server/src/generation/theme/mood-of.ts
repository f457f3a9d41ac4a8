import type { Mood } from './mood.ts';

/** Stems of English words that tell a mood; a word counts when it begins with one. */
const stems: Readonly<Record<Mood, readonly string[]>> = {
  technical: [
    'tech',
    'software',
    'code',
    'coding',
    'develop',
    'saas',
    'data',
    'docs',
    'engineer',
    'robot',
    'cyber',
    'digital',
    'cloud',
    'api',
  ],
  elegant: [
    'elegan',
    'luxur',
    'wedding',
    'fashion',
    'jewel',
    'boutique',
    'galler',
    'museum',
    'architect',
    'lawyer',
    'perfume',
    'opera',
    'editorial',
    'magazine',
  ],
  playful: [
    'playful',
    'fun',
    'kid',
    'child',
    'toy',
    'game',
    'gaming',
    'party',
    'pet',
    'school',
    'colorful',
    'colourful',
    'cartoon',
    'candy',
  ],
  bold: [
    'bold',
    'agency',
    'sport',
    'fitness',
    'gym',
    'music',
    'band',
    'festival',
    'startup',
    'brutal',
    'event',
    'studio',
  ],
  natural: [
    'natur',
    'garden',
    'plant',
    'organic',
    'farm',
    'forest',
    'eco',
    'outdoor',
    'travel',
    'mountain',
    'green',
    'ocean',
    'hiking',
  ],
  warm: [
    'warm',
    'cozy',
    'cosy',
    'famil',
    'baker',
    'coffee',
    'cafe',
    'restaurant',
    'food',
    'recipe',
    'kitchen',
    'pottery',
    'charity',
  ],
  calm: [
    'calm',
    'quiet',
    'minimal',
    'simple',
    'zen',
    'wellness',
    'yoga',
    'spa',
    'meditat',
    'journal',
    'diary',
    'slow',
    'clinic',
    'therap',
  ],
};

const darkWords = /\b(?:dark|night|nocturn\w*|noir|midnight|black|neon|cinema)\b/i;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];

/** Short stems stand for themselves and their plural only: `pet` is not `petrol`. */
const begins = (word: string, stem: string): boolean =>
  stem.length > 3 ? word.startsWith(stem) : word === stem || word === `${stem}s`;

/** The mood that most words of a name or a description speak of; undefined when none does. */
export function moodOf(text: string): Mood | undefined {
  const words = wordsOf(text);
  const ranked = (Object.entries(stems) as [Mood, readonly string[]][])
    .map(([mood, list]) => ({ mood, count: words.filter((word) => list.some((stem) => begins(word, stem))).length }))
    .sort((left, right) => right.count - left.count);
  const [first] = ranked;
  return first === undefined || first.count === 0 ? undefined : first.mood;
}

/** Whether a name or a description asks for light text on a dark page. */
export const asksForDark = (text: string): boolean => darkWords.test(text);
