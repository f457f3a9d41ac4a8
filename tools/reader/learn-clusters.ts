import { type Clusters, dimensions, nearestCentre } from '../../server/src/generation/reading/learned/clusters.ts';

/** Spherical k-means over unit vectors. */
function centresOf(vectors: readonly Float32Array[], count: number): Float32Array {
  let centres = new Float32Array(count * dimensions);
  for (let centre = 0; centre < count; centre += 1)
    centres.set(vectors[Math.floor((centre * vectors.length) / count)] ?? [], centre * dimensions);
  for (let round = 0; round < 8; round += 1) {
    const next = new Float32Array(count * dimensions);
    for (const vector of vectors) {
      const centre = nearestCentre(centres, vector);
      for (let axis = 0; axis < dimensions; axis += 1)
        next[centre * dimensions + axis] = (next[centre * dimensions + axis] ?? 0) + (vector[axis] ?? 0);
    }
    for (let centre = 0; centre < count; centre += 1) {
      const own = next.subarray(centre * dimensions, (centre + 1) * dimensions);
      const length = Math.hypot(...own) || 1;
      for (let axis = 0; axis < dimensions; axis += 1) own[axis] = (own[axis] ?? 0) / length;
    }
    centres = next;
  }
  return centres.map((value) => Math.round(value * 127) / 127);
}

/** Clusters of words that are used alike. */
export const learnClusters = (vectors: readonly Float32Array[]): Clusters => ({
  fine: centresOf(vectors, 384),
  coarse: centresOf(vectors, 64),
});
