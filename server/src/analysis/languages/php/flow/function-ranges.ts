import type { FileIndex } from './file-index.ts';
import type { FunctionState } from './function-state.ts';

/** Functions and methods by position. */
export class FunctionRanges {
  readonly #owners: readonly FunctionState[];
  readonly #starts: readonly number[];

  constructor(index: FileIndex) {
    this.#owners = [...index.states.values()].sort((a, b) => a.node.start - b.node.start);
    this.#starts = this.#owners.map(({ node }) => node.start);
  }

  /** The function a position is in; null at the top level. Functions nest seldom: the last one begun is nearly always it. */
  at(offset: number): FunctionState | null {
    let low = 0;
    let high = this.#starts.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#starts[middle] ?? 0) <= offset) low = middle + 1;
      else high = middle;
    }
    for (let index = low - 1; index >= 0 && index >= low - 8; index--) {
      const owner = this.#owners[index];
      if (owner !== undefined && offset < owner.node.end) return owner;
    }
    return null;
  }
}
