import { lazy, readEnglish } from './english.ts';
import { lemmaOf } from './lemma-of.ts';
import { verbGroup, wordEntry } from './words-table.ts';

const dimensions = 100;

interface Vectors {
  readonly places: ReadonlyMap<string, number>;
  /** Two dimensions in each byte, the first in the low half. */
  readonly halves: Uint8Array;
}

const table = lazy((): Vectors => {
  const buffer = readEnglish('vectors');
  const textEnd = 4 + buffer.readUInt32LE(0);
  const words = buffer.toString('latin1', 4, textEnd).split('\n');
  return {
    places: new Map(words.map((word, at) => [word, at])),
    halves: buffer.subarray(textEnd),
  };
});

/** Words that say nothing of what a phrase is about. */
const empty = new Set(
  'a an the of to in on at by for with from and or is are be it its their his her our your my this that these those as'.split(
    ' ',
  ),
);
const maxKnown = 20_000;
const known = new Map<string, Float32Array | null>();

/**
 * The cosine of two words or phrases, about 0 for what has nothing in common; null if neither is known. Phrases are the
 * mean of their words without function words.
 */
export function nearness(one: string, other: string): number | null {
  const a = vectorOf(one);
  const b = vectorOf(other);
  if (!a || !b) return null;
  let dot = 0;
  for (let axis = 0; axis < dimensions; axis += 1) dot += (a[axis] ?? 0) * (b[axis] ?? 0);
  return dot;
}

/**
 * How near two verbs are, 0 to 1: 1 for the same, 0.6 to 1 for synonyms by how common the shared sense is, 0.4 to 0.7 for
 * neighbours, otherwise by their vectors; 0 for unknown ones. "sign up" is a verb of its own.
 */
export function verbNearness(one: string, other: string): number {
  if (one === other) return 1;
  const a = wordEntry(one)?.groups ?? [];
  const b = new Map(wordEntry(other)?.groups ?? []);
  let shared = 0;
  let near = 0;
  for (const [group, share] of a) {
    shared += Math.sqrt(share * (b.get(group) ?? 0));
    const above = verbGroup(group)?.near ?? [];
    for (const [otherGroup, otherShare] of b) {
      if (above.includes(otherGroup) || verbGroup(otherGroup)?.near.includes(group))
        near = Math.max(near, Math.sqrt(share * otherShare));
    }
  }
  const byVector = Math.max(0, nearness(one, other) ?? 0) * 0.8;
  const bySense = shared >= 5 ? 0.6 + 0.4 * Math.min(1, shared / 100) : 0;
  const byNeighbour = near >= 5 ? 0.4 + (0.3 * near) / 100 : 0;
  return Math.max(bySense, byNeighbour, byVector);
}

/** The vector of a word or phrase, of length 1; null if none of its words is known. */
export function vectorOf(phrase: string): Float32Array | null {
  const text = phrase.toLowerCase();
  const before = known.get(text);
  if (before !== undefined) return before;
  const words = text.split(/[^a-z'-]+/).filter((word) => word && !empty.has(word));
  const sum = new Float32Array(dimensions);
  let isKnown = false;
  for (const word of words) isKnown = addWord(sum, word) || isKnown;
  const length = Math.hypot(...sum);
  const vector = isKnown && length > 0 ? sum.map((value) => value / length) : null;
  if (known.size >= maxKnown) known.clear();
  known.set(text, vector);
  return vector;
}

function addWord(sum: Float32Array, word: string): boolean {
  const { places, halves } = table();
  const place = places.get(word) ?? places.get(lemmaOf(word, 'NOUN')) ?? places.get(word.replace('-', ''));
  if (place === undefined) {
    // "check-in": its parts
    const parts = word.includes('-') ? word.split('-') : [];
    return parts.map((part) => part !== '' && addWord(sum, part)).some(Boolean);
  }
  const vector = new Float32Array(dimensions);
  for (let axis = 0; axis < dimensions; axis += 1) {
    const pair = halves[(dimensions * place + axis) >> 1] ?? 0;
    // the middle of one of 16 levels about 0
    vector[axis] = (axis % 2 === 0 ? pair & 15 : pair >> 4) - 7.5;
  }
  const length = Math.hypot(...vector);
  for (let axis = 0; axis < dimensions; axis += 1) sum[axis] = (sum[axis] ?? 0) + (vector[axis] ?? 0) / length;
  return true;
}

/** The vectors of the commonest words, each of length 1: what clusters of words are learned from. */
export function knownVectors(count: number): Float32Array[] {
  return [...table().places.keys()].slice(0, count).flatMap((word) => vectorOf(word) ?? []);
}
