import type { Expr } from '../ast.ts';
import type { MakerKind } from '../taint/makers.ts';
import { eachIngredient, joinMade, withMade } from './made.ts';
import type { Value } from './value.ts';

/** What becomes of the result of a call, as bits: all that happens to it anywhere, also as a part of something else. */
export const Use = {
  /** Compared with something that is not written in the code. */
  Compared: 1,
  /** Kept: an option, meta, a row, a cookie. */
  Kept: 2,
  /** It only names something: a key of a cache. */
  Named: 4,
  /** It goes through a hash that is made for passwords. */
  Slowed: 8,
  /** Another hash is made of it. */
  Hashed: 16,
  /** Only a few characters of it are used. */
  Shortened: 32,
} as const;

const followed: ReadonlySet<MakerKind> = new Set(['hash', 'keyed-hash', 'guessable', 'clock']);

/**
 * What the interpreter writes down for rules that look at the program when all of it has run: the values of expressions
 * that something telling made, and what became of the results of calls.
 */
export class Ledger {
  readonly #values = new Map<Expr, Value>();
  readonly #uses = new Map<Expr, number>();

  /** Writes down what an expression gave. Met on several ways, it is made by any of them. */
  note(node: Expr, value: Value): void {
    const before = this.#values.get(node);
    if (before === value) return;
    this.#values.set(node, before === undefined ? value : withMade(value, joinMade(before, value)));
  }

  /** What an expression gave; null when nothing telling made it, and it stands for no text that was put together. */
  valueAt(node: Expr): Value | null {
    return this.#values.get(node) ?? null;
  }

  /** Writes down what becomes of a value, and so of the calls it was made by, now and for what callers pass. */
  use(value: Value, use: number): void {
    if (value.made === null && value.rope === null && value.taints.length === 0) return;
    eachIngredient(value, ({ made, taints }, depth) => {
      for (const { source } of taints) source.symbol?.watch(`use ${use}`, (passed) => this.use(passed, use));
      if (made === null) return true;
      // What a slow hash is made of has been dealt with there.
      if (made.kind === 'slow-hash' && depth > 0) return false;
      if (followed.has(made.kind)) this.#uses.set(made.node, (this.#uses.get(made.node) ?? 0) | use);
      return true;
    });
  }

  /** What became of the result of a call: bits of {@link Use}. */
  usesOf(node: Expr): number {
    return this.#uses.get(node) ?? 0;
  }
}
