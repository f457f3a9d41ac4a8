/** Longest n-gram counted, its last token included. */
export const maxOrder = 6;

/**
 * Counts of the n-grams of one language, as a trie in flat arrays.
 *
 * Node 0 is the empty context; nodes 1 … vocabulary are the single tokens by id; children of a node are neighbours, the
 * most frequent first. A node seen once has no children: `first` holds where its only continuation is in `corpus`.
 */
export interface NgramTables {
  /** The learned tokens, in order. */
  readonly corpus: Uint32Array;
  readonly token: Uint32Array;
  readonly count: Uint32Array;
  /** First child; for a node seen once, the place in `corpus` after it. */
  readonly first: Uint32Array;
  /** Children: different tokens seen after this context. */
  readonly distinct: Uint32Array;
  /** Open-addressing index of the children of crowded nodes: node ids, 0 for an empty place; a power of two long. */
  readonly index: Uint32Array;
  /** The most frequent single tokens, best first. */
  readonly frequent: Uint32Array;
}

/** Nodes with more children than this are looked up in `index`; the others are scanned. */
export const crowded = 12;

export function hashPair(parent: number, token: number): number {
  let hash = Math.imul(parent, 0x9e3779b1) ^ Math.imul(token + 1, 0x85ebca6b);
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x2c1b3c6d);
  return (hash ^ (hash >>> 13)) >>> 0;
}

/** The child of `node` for `token`, or 0. `node` must have been seen at least twice. */
export function childOf(tables: NgramTables, node: number, token: number): number {
  if (node === 0) return token + 1;
  const size = tables.distinct[node] ?? 0;
  const first = tables.first[node] ?? 0;
  if (size <= crowded) {
    for (let child = first; child < first + size; child++) if (tables.token[child] === token) return child;
    return 0;
  }
  const mask = tables.index.length - 1;
  for (let place = hashPair(node, token) & mask; ; place = (place + 1) & mask) {
    const child = tables.index[place] ?? 0;
    if (child === 0) return 0;
    if (tables.token[child] === token && child >= first && child < first + size) return child;
  }
}
