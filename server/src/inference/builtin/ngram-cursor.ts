import { childOf, maxOrder, type NgramTables } from './ngram-tables.ts';

/** How many contexts are followed: the empty one and those of 1 to `maxOrder - 1` tokens. */
export const contexts = maxOrder;

/** Which contexts of learned counts the last tokens form. Advances by one token at a time. */
export class NgramCursor {
  readonly tables: NgramTables;
  /** By context length: node, or -1 when the context was never seen; see `pointer` for nodes seen once. */
  readonly node = new Int32Array(contexts).fill(-1);
  /** By context length: where in the corpus the only continuation is, when the context was seen once; else -1. */
  readonly pointer = new Int32Array(contexts).fill(-1);

  constructor(tables: NgramTables) {
    this.tables = tables;
    this.node[0] = 0;
  }

  /** Forgets all tokens. */
  reset(): void {
    this.node.fill(-1);
    this.pointer.fill(-1);
    this.node[0] = 0;
  }

  /** @param token its id, or -1 for one that was never learned */
  advance(token: number): void {
    const { tables, node, pointer } = this;
    for (let length = contexts - 1; length > 0; length--) {
      const from = length - 1;
      const place = pointer[from] ?? -1;
      pointer[length] = -1;
      node[length] = -1;
      if (token < 0) continue;
      if (place >= 0) {
        if (tables.corpus[place] === token) pointer[length] = place + 1;
        continue;
      }
      const parent = node[from] ?? -1;
      if (parent < 0) continue;
      const child = childOf(tables, parent, token);
      const count = child > 0 ? (tables.count[child] ?? 0) : 0;
      if (count > 1) node[length] = child;
      else if (count === 1) pointer[length] = tables.first[child] ?? -1;
    }
  }
}
