import { FileCache } from './file-cache.ts';
import { defaultWeights, visitParts, weightCount } from './mixture.ts';
import { NgramCursor } from './ngram-cursor.ts';
import type { NgramTables } from './ngram-tables.ts';

const rounds = 8;
/** No context is ever believed wholly, nor the rest of the mixture disbelieved. */
const highest = 0.9995;

/**
 * Learns how far to trust each kind of counts, by expectation maximisation on files that were not counted.
 *
 * @param files token ids of each file; ids that `tables` has no counts for are welcome
 */
export function learnWeights(tables: NgramTables, files: readonly Uint32Array[], start: number): Float32Array {
  const weights = defaultWeights();
  const { indexes, shares, ends } = collect(tables, files, start);
  // Every token is possible.
  const floor = 1 / ((tables.distinct[0] ?? 0) + 1000);
  const before = new Float64Array(64);
  for (let round = 0; round < rounds; round++) {
    const used = new Float64Array(weightCount);
    const offered = new Float64Array(weightCount);
    let from = 0;
    for (const to of ends) {
      let probability = floor;
      for (let at = from; at < to; at++) {
        before[at - from] = probability;
        const weight = weights[indexes[at] ?? 0] ?? 0;
        probability = (1 - weight) * probability + weight * (shares[at] ?? 0);
      }
      // From the last part mixed in to the first, each takes its share of what the later ones left.
      let left = 1;
      for (let at = to - 1; at >= from; at--) {
        const index = indexes[at] ?? 0;
        const weight = weights[index] ?? 0;
        const own = weight * (shares[at] ?? 0);
        const share = own / ((1 - weight) * (before[at - from] ?? 0) + own);
        used[index] = (used[index] ?? 0) + left * share;
        offered[index] = (offered[index] ?? 0) + left;
        left *= 1 - share;
      }
      from = to;
    }
    for (let index = 0; index < weightCount; index++) {
      const prior = 2 * (weights[index] ?? 0);
      weights[index] = Math.min(highest, ((used[index] ?? 0) + prior) / ((offered[index] ?? 0) + 2));
    }
  }
  return weights;
}

function collect(tables: NgramTables, files: readonly Uint32Array[], start: number) {
  const tokens = files.reduce((sum, file) => sum + file.length, 0);
  const indexes = new Uint16Array(tokens * 12);
  const shares = new Float32Array(tokens * 12);
  const ends = new Uint32Array(tokens);
  let parts = 0;
  let seen = 0;
  for (const file of files) {
    const cursor = new NgramCursor(tables);
    const cache = new FileCache(file.length);
    cursor.advance(start);
    for (const token of file) {
      visitParts(cursor, cache, token, (index, share) => {
        indexes[parts] = index;
        shares[parts] = share;
        parts++;
      });
      ends[seen++] = parts;
      cache.add(token);
      cursor.advance((tables.count[token + 1] ?? 0) > 0 ? token : -1);
    }
  }
  return { indexes, shares, ends };
}
