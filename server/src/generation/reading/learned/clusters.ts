import { vectorOf } from '../language/nearness.ts';

/** Centres of clusters of word vectors, `dimensions` numbers each. */
export interface Clusters {
  readonly fine: Float32Array;
  readonly coarse: Float32Array;
}

export const dimensions = 100;
const maxKnown = 20_000;

/** Which clusters words belong to: words that are used alike have the same. */
export class ClusterIndex {
  readonly #clusters: Clusters;
  readonly #known = new Map<string, readonly [number, number] | null>();

  constructor(clusters: Clusters) {
    this.#clusters = clusters;
  }

  /** The fine and the coarse cluster of a word; null if it is unknown. */
  of(word: string): readonly [number, number] | null {
    const before = this.#known.get(word);
    if (before !== undefined) return before;
    const vector = vectorOf(word);
    const found =
      vector === null
        ? null
        : ([nearestCentre(this.#clusters.fine, vector), nearestCentre(this.#clusters.coarse, vector)] as const);
    if (this.#known.size >= maxKnown) this.#known.clear();
    this.#known.set(word, found);
    return found;
  }
}

/** The number of the centre with the largest dot product. */
export function nearestCentre(centres: Float32Array, vector: Float32Array): number {
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let centre = 0; centre * dimensions < centres.length; centre += 1) {
    let dot = 0;
    for (let axis = 0; axis < dimensions; axis += 1)
      dot += (centres[centre * dimensions + axis] ?? 0) * (vector[axis] ?? 0);
    if (dot > most) {
      most = dot;
      best = centre;
    }
  }
  return best;
}
