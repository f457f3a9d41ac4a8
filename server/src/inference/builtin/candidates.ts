import type { FileCache } from './file-cache.ts';
import { sources, weightIndex } from './mixture.ts';
import { contexts, type NgramCursor } from './ngram-cursor.ts';

/** Most continuations taken from one context: the most frequent learned ones, the last seen of the file. */
const perContext = 48;

/** Reusable room for one prediction: the tokens that some context has seen next, with their probabilities. */
export class Candidates {
  /** Probability by token id; 0 for tokens that are no candidates. */
  private probability: Float64Array;
  private readonly tokens: number[] = [];

  /** @param ids how many token ids there are, the file's own included */
  constructor(ids: number) {
    this.probability = new Float64Array(ids);
  }

  /** Predicts what comes after the contexts of `cursor` and `cache`. */
  predict(cursor: NgramCursor, cache: FileCache, weights: Float32Array): void {
    this.clear();
    const { tables } = cursor;
    for (let length = 0; length < contexts; length++) {
      const pointer = cursor.pointer[length] ?? -1;
      const node = cursor.node[length] ?? -1;
      if (pointer >= 0) {
        const weight = weights[weightIndex(sources.learned, length, 1, 1)] ?? 0;
        this.scale(1 - weight);
        this.add(tables.corpus[pointer] ?? 0, weight);
      } else if (node === 0) {
        for (const token of tables.frequent) this.add(token, (tables.count[token + 1] ?? 0) / (tables.count[0] ?? 1));
      } else if (node > 0) {
        const count = tables.count[node] ?? 1;
        const distinct = tables.distinct[node] ?? 0;
        const weight = weights[weightIndex(sources.learned, length, count, distinct)] ?? 0;
        this.scale(1 - weight);
        const first = tables.first[node] ?? 0;
        const end = first + Math.min(distinct, perContext);
        for (let child = first; child < end; child++)
          this.add(tables.token[child] ?? 0, (weight * (tables.count[child] ?? 0)) / count);
      }
      const followers = cache.followers(length);
      if (followers > 0) this.addFile(cache, cache.node[length] ?? 0, length, followers, weights);
    }
  }

  /** Adds a token that no context has seen next, if it is not there. */
  include(token: number, probability: number): void {
    if ((this.probability[token] ?? 0) < probability) this.add(token, probability - (this.probability[token] ?? 0));
  }

  get ids(): readonly number[] {
    return this.tokens;
  }

  /** Multiplies each candidate's probability; 0 rules it out. */
  reweigh(factor: (token: number) => number): void {
    for (const token of this.tokens) this.probability[token] = (this.probability[token] ?? 0) * factor(token);
  }

  /** Gives each kind of token the probability that `shareOf` says, and leaves the order within a kind as it is. */
  rebalance(shapeOf: (token: number) => number, shareOf: (shape: number) => number): void {
    const masses = new Map<number, number>();
    for (const token of this.tokens) {
      const shape = shapeOf(token);
      masses.set(shape, (masses.get(shape) ?? 0) + (this.probability[token] ?? 0));
    }
    this.reweigh((token) => {
      const shape = shapeOf(token);
      const mass = masses.get(shape) ?? 0;
      return mass > 0 ? (shareOf(shape) + 1e-6) / mass : 0;
    });
  }

  probabilityOf(token: number): number {
    return this.probability[token] ?? 0;
  }

  /** Candidates, the most probable first; equal ones by id, so that answers repeat. */
  ranked(limit: number): { token: number; probability: number }[] {
    return this.tokens
      .map((token) => ({ token, probability: this.probability[token] ?? 0 }))
      .filter(({ probability }) => probability > 0)
      .sort((a, b) => b.probability - a.probability || a.token - b.token)
      .slice(0, limit);
  }

  private addFile(cache: FileCache, node: number, length: number, followers: number, weights: Float32Array): void {
    const weight = weights[weightIndex(sources.file, length, followers, cache.distinct[node] ?? 0)] ?? 0;
    this.scale(1 - weight);
    let child = cache.firstChild[node] ?? 0;
    // The empty context holds every token of the file: all of them, so that its names are never out of reach.
    for (let left = length === 0 ? 4096 : perContext; child !== 0 && left > 0; left--) {
      this.add(cache.token[child] ?? 0, (weight * (cache.count[child] ?? 0)) / followers);
      child = cache.nextChild[child] ?? 0;
    }
  }

  private add(token: number, probability: number): void {
    if (token >= this.probability.length) this.grow(token);
    const before = this.probability[token] ?? 0;
    if (before === 0) this.tokens.push(token);
    this.probability[token] = before + probability;
  }

  private scale(factor: number): void {
    for (const token of this.tokens) this.probability[token] = (this.probability[token] ?? 0) * factor;
  }

  private clear(): void {
    for (const token of this.tokens) this.probability[token] = 0;
    this.tokens.length = 0;
  }

  private grow(token: number): void {
    const larger = new Float64Array(Math.max(token + 1, this.probability.length * 2));
    larger.set(this.probability);
    this.probability = larger;
  }
}
