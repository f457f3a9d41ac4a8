/**
 * Sets of features such that any two of up to 16 are together in one of them, and each is also without the other: by
 * the digits of their positions, with which half the features agree.
 */
export function pairwise<T>(features: readonly T[]): T[][] {
  const masks = [0b0001, 0b0010, 0b0100, 0b1000, 0b0011];
  const parity = (bits: number): number => [...bits.toString(2)].filter((bit) => bit === '1').length % 2;
  return masks.flatMap((mask) => [0, 1].map((rest) => features.filter((_, at) => parity(at & mask) === rest)));
}

/**
 * The requests that try one feature or style alone. The pairs have each of them with and without every other, so a usual
 * run leaves these out and `npm run test:full` has them all.
 */
export function alone<T>(requests: Readonly<Record<string, T>>): Record<string, T> {
  return process.env.GENERATION_MATRIX === undefined ? {} : { ...requests };
}
