import { shortHash } from '../../naming/hash.ts';

/** What a theme's choices are drawn with: its name, varied by the seed of the request. */
export const seedOf = (title: string, seed: number | undefined): number =>
  (Number.parseInt(shortHash(title), 16) ^ Math.imul((seed ?? 0) + 1, 0x9e37_79b1)) >>> 0;
