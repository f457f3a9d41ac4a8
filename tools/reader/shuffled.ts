/** The same things in an order that the seed decides. */
export function shuffled<T>(things: readonly T[], seed: number): T[] {
  const all = [...things];
  let state = (seed + 1) * 2654435761;
  for (let at = all.length - 1; at > 0; at -= 1) {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9) >>> 0;
    const other = state % (at + 1);
    [all[at], all[other]] = [all[other] as T, all[at] as T];
  }
  return all;
}
