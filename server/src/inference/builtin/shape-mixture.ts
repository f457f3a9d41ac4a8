import type { FileCache } from './file-cache.ts';
import { contexts, type NgramCursor } from './ngram-cursor.ts';

/** Continuations looked at in one context. */
const perContext = 48;

/**
 * How probable each kind of token is next, whatever token of it: after `register_post_type(` comes a string, though
 * hardly one that was ever seen. Kinds are few, so contexts say far more of them than of tokens, and the mixture follows
 * Witten and Bell: a context that was followed n times, by d kinds, has the weight n / (n + d).
 */
export class ShapeMixture {
  private readonly shares = new Map<number, number>();
  private readonly counts = new Map<number, number>();

  /** @param shapeOf the kind of a token id */
  predict(cursor: NgramCursor, cache: FileCache, shapeOf: (token: number) => number): void {
    const { tables } = cursor;
    this.shares.clear();
    for (let length = 0; length < contexts; length++) {
      const pointer = cursor.pointer[length] ?? -1;
      const node = cursor.node[length] ?? -1;
      this.counts.clear();
      if (pointer >= 0) this.count(shapeOf(tables.corpus[pointer] ?? 0), 1);
      else if (node === 0) {
        for (const token of tables.frequent) this.count(shapeOf(token), tables.count[token + 1] ?? 0);
      } else if (node > 0) {
        const first = tables.first[node] ?? 0;
        const end = first + Math.min(perContext, tables.distinct[node] ?? 0);
        for (let child = first; child < end; child++)
          this.count(shapeOf(tables.token[child] ?? 0), tables.count[child] ?? 0);
      }
      this.mixIn();
      this.counts.clear();
      let child = cache.followers(length) > 0 ? (cache.firstChild[cache.node[length] ?? 0] ?? 0) : 0;
      for (let left = perContext; child !== 0 && left > 0; left--) {
        this.count(shapeOf(cache.token[child] ?? 0), cache.count[child] ?? 0);
        child = cache.nextChild[child] ?? 0;
      }
      this.mixIn();
    }
  }

  shareOf(shape: number): number {
    return this.shares.get(shape) ?? 0;
  }

  private count(shape: number, times: number): void {
    this.counts.set(shape, (this.counts.get(shape) ?? 0) + times);
  }

  private mixIn(): void {
    let total = 0;
    for (const times of this.counts.values()) total += times;
    if (total === 0) return;
    const weight = total / (total + this.counts.size);
    for (const [shape, share] of this.shares) this.shares.set(shape, share * (1 - weight));
    for (const [shape, times] of this.counts)
      this.shares.set(shape, (this.shares.get(shape) ?? 0) + (weight * times) / total);
  }
}
