/** Numbers in [0, 1) that depend on the seed only. */
export type Draw = () => number;

/** Mulberry32 (Tommy Ettinger, public domain algorithm): small, even, and the same on every platform. */
export function seeded(seed: number): Draw {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
}

/** One of a list that is never empty. */
export function pick<Item>(draw: Draw, items: readonly [Item, ...Item[]]): Item {
  return items[Math.floor(draw() * items.length)] ?? items[0];
}

/** A number between the two, evenly. */
export const between = (draw: Draw, low: number, high: number): number => low + draw() * (high - low);

/** The same items in a drawn order (Fisher–Yates). */
export function shuffled<Item>(draw: Draw, items: readonly Item[]): Item[] {
  const rest = [...items];
  const order: Item[] = [];
  while (rest.length > 0) {
    order.push(...rest.splice(Math.floor(draw() * rest.length), 1));
  }
  return order;
}
