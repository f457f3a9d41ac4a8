import type { FileCache } from './file-cache.ts';
import { contexts, type NgramCursor } from './ngram-cursor.ts';
import { childOf } from './ngram-tables.ts';

/**
 * The nested cache model of Hellendoorn and Devanbu (2017): from the empty context up to the longest, what was learned and
 * what the file itself shows are mixed in by turns,
 *
 *     p ← (1 − w) · p + w · count(token after context) / count(context)
 *
 * Where they derive `w` from Jelinek-Mercer or Witten-Bell smoothing, here it is looked up by the kind of counts, the length
 * of the context, how often it was seen and how varied its continuations were, and learned by expectation maximisation on
 * files held out (`learn-weights.ts`).
 */
export const sources = { learned: 0, file: 1 } as const;

const countBuckets = 9;
const varietyBuckets = 5;
/** Length of a table of weights. */
export const weightCount = 2 * contexts * countBuckets * varietyBuckets;

/** Which weight a context of `length` tokens takes that was followed `count` times by `distinct` different tokens. */
export function weightIndex(source: number, length: number, count: number, distinct: number): number {
  const seen = count < 4 ? count - 1 : Math.min(countBuckets - 1, 33 - Math.clz32(count));
  const variety =
    distinct === 1 ? 0 : distinct * 10 <= count ? 1 : distinct * 4 <= count ? 2 : distinct * 1.6 <= count ? 3 : 4;
  return ((source * contexts + length) * countBuckets + seen) * varietyBuckets + variety;
}

/** Weights to begin with: Witten-Bell's, at the middle of each bucket. */
export function defaultWeights(): Float32Array {
  const weights = new Float32Array(weightCount);
  const seenAt = [1, 2, 3, 6, 12, 24, 48, 96, 400];
  const varietyAt = [0, 0.05, 0.17, 0.4, 0.8];
  for (let index = 0; index < weightCount; index++) {
    const count = seenAt[Math.floor(index / varietyBuckets) % countBuckets] ?? 1;
    const distinct = Math.max(1, count * (varietyAt[index % varietyBuckets] ?? 0));
    weights[index] = count / (count + distinct);
  }
  return weights;
}

/** Called for each context from the shortest to the longest: its weight's index and the token's share in it. */
export type PartVisitor = (weight: number, share: number) => void;

/** Visits what every context says of one token. */
export function visitParts(cursor: NgramCursor, cache: FileCache, token: number, visit: PartVisitor): void {
  const { tables } = cursor;
  for (let length = 0; length < contexts; length++) {
    const pointer = cursor.pointer[length] ?? -1;
    const node = cursor.node[length] ?? -1;
    if (pointer >= 0) {
      visit(weightIndex(sources.learned, length, 1, 1), tables.corpus[pointer] === token ? 1 : 0);
    } else if (node >= 0) {
      const count = tables.count[node] ?? 0;
      const child = token < 0 || (node === 0 && token >= (tables.distinct[0] ?? 0)) ? 0 : childOf(tables, node, token);
      visit(
        weightIndex(sources.learned, length, count, tables.distinct[node] ?? 0),
        child ? (tables.count[child] ?? 0) / count : 0,
      );
    }
    const followers = cache.followers(length);
    if (followers > 0) {
      const at = cache.node[length] ?? 0;
      const child = cache.child(at, token);
      visit(
        weightIndex(sources.file, length, followers, cache.distinct[at] ?? 0),
        child ? (cache.count[child] ?? 0) / followers : 0,
      );
    }
  }
}
