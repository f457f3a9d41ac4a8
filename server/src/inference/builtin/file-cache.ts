import { contexts } from './ngram-cursor.ts';
import { hashPair } from './ngram-tables.ts';

/**
 * Counts of the n-grams of one file or prompt, made as it is read. Node 0 is the empty context. Children are linked
 * lists, the last seen first.
 */
export class FileCache {
  readonly token: Int32Array;
  readonly count: Int32Array;
  readonly distinct: Int32Array;
  readonly firstChild: Int32Array;
  readonly nextChild: Int32Array;
  /** By context length: node of the context that the last tokens form, or -1. */
  readonly node = new Int32Array(contexts).fill(-1);
  /** By context length: 1 when the context's count has its appearance just now, which nothing has followed. */
  private readonly unfollowed = new Uint8Array(contexts);
  private readonly parent: Int32Array;
  private readonly slots: Int32Array;
  private size = 1;

  /** @param capacity most tokens that will be added */
  constructor(capacity: number) {
    const nodes = capacity * contexts + 1;
    let slots = 64;
    while (slots < nodes * 1.6) slots *= 2;
    this.token = new Int32Array(nodes);
    this.count = new Int32Array(nodes);
    this.distinct = new Int32Array(nodes);
    this.firstChild = new Int32Array(nodes);
    this.nextChild = new Int32Array(nodes);
    this.parent = new Int32Array(nodes);
    this.slots = new Int32Array(slots);
    this.node[0] = 0;
  }

  /** The child of a node for a token, or 0. */
  child(node: number, token: number): number {
    return this.slots[this.slotOf(node, token)] ?? 0;
  }

  /** Counts the token after the current contexts and makes it part of them. */
  add(token: number): void {
    for (let length = contexts - 1; length >= 0; length--) {
      const parent = this.node[length] ?? -1;
      if (parent < 0) continue;
      const child = this.insert(parent, token);
      if (length + 1 >= contexts) continue;
      this.node[length + 1] = child;
      this.unfollowed[length + 1] = 1;
    }
  }

  /**
   * Makes a token part of the contexts without counting it there: what a model wrote itself must not convince it.
   *
   * @param isName only that the token exists is counted, so that a new variable can be used again
   */
  follow(token: number, isName: boolean): void {
    for (let length = contexts - 1; length > 0; length--) {
      const parent = this.node[length - 1] ?? -1;
      const child = parent < 0 ? 0 : this.child(parent, token);
      this.node[length] = child === 0 ? -1 : child;
      this.unfollowed[length] = 0;
    }
    if (isName && this.child(0, token) === 0) this.insert(0, token);
  }

  /** How often the context of this length, which the last tokens form, was followed by a token. */
  followers(length: number): number {
    const node = this.node[length] ?? -1;
    if (node < 0) return 0;
    const count = this.count[node] ?? 0;
    return count - (this.unfollowed[length] ?? 0);
  }

  private insert(parent: number, token: number): number {
    const slot = this.slotOf(parent, token);
    let child = this.slots[slot] ?? 0;
    if (child === 0) {
      child = this.size++;
      this.slots[slot] = child;
      this.parent[child] = parent;
      this.token[child] = token;
      this.nextChild[child] = this.firstChild[parent] ?? 0;
      this.firstChild[parent] = child;
      this.distinct[parent] = (this.distinct[parent] ?? 0) + 1;
    }
    this.count[child] = (this.count[child] ?? 0) + 1;
    if (parent === 0) this.count[0] = (this.count[0] ?? 0) + 1;
    return child;
  }

  private slotOf(parent: number, token: number): number {
    const mask = this.slots.length - 1;
    let slot = hashPair(parent, token) & mask;
    for (;;) {
      const node = this.slots[slot] ?? 0;
      if (node === 0 || (this.parent[node] === parent && this.token[node] === token)) return slot;
      slot = (slot + 1) & mask;
    }
  }
}
