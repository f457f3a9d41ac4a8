/** How often which names stand in one context. */
export interface ContextCounts {
  readonly total: number;
  readonly names: ReadonlyMap<string, number>;
}

/** Knows how often names stand in contexts. */
export interface Usage {
  inContext(context: string): ContextCounts | undefined;
}

/** Counts of its own, which grow. */
export class UsageCounts implements Usage {
  readonly #contexts = new Map<string, { total: number; readonly names: Map<string, number> }>();

  constructor(contexts: Iterable<readonly [string, ContextCounts]> = []) {
    for (const [context, { names, total }] of contexts) this.#contexts.set(context, { total, names: new Map(names) });
  }

  add(context: string, name: string, weight = 1): void {
    const counts = this.#contexts.get(context) ?? { total: 0, names: new Map<string, number>() };
    this.#contexts.set(context, counts);
    counts.total += weight;
    counts.names.set(name, (counts.names.get(name) ?? 0) + weight);
  }

  addAll(other: UsageCounts): void {
    for (const [context, { names }] of other.#contexts)
      for (const [name, weight] of names) this.add(context, name, weight);
  }

  inContext(context: string): ContextCounts | undefined {
    return this.#contexts.get(context);
  }

  get contexts(): ReadonlyMap<string, ContextCounts> {
    return this.#contexts;
  }
}

/** Counts, and how much each of theirs weighs. */
export interface WeightedUsage {
  readonly usage: Usage;
  readonly weight: number;
}

/** How many names that were not seen in a context are taken to be possible for each that was. */
const unseenShare = 3;
/** What a name weighs that nobody has been seen to use. */
const leastWeight = 0.1;

/**
 * How likely each name is where these contexts hold, from the least telling context to the most: what the more telling one
 * has counted is mixed with what the others say, the more the oftener it was seen (Witten-Bell interpolation).
 */
export function likelihoods(
  names: readonly string[],
  contexts: readonly string[],
  sources: readonly WeightedUsage[],
): Float64Array {
  const result = new Float64Array(names.length).fill(leastWeight / Math.max(1, names.length));
  contexts.forEach((context, depth) => {
    const found = sources.flatMap(({ usage, weight }) => {
      const counts = usage.inContext(context);
      return counts === undefined ? [] : [{ counts, weight }];
    });
    const total = found.reduce((sum, { counts, weight }) => sum + counts.total * weight, 0);
    if (total <= 0) return;
    const distinct = Math.max(...found.map(({ counts }) => counts.names.size));
    const share = depth === 0 ? 1 - leastWeight / total : total / (total + distinct * unseenShare);
    names.forEach((name, index) => {
      let count = 0;
      for (const { counts, weight } of found) count += (counts.names.get(name) ?? 0) * weight;
      result[index] = (1 - share) * (result[index] ?? 0) + (share * count) / total;
    });
  });
  return result;
}
