import type { Expr } from '../ast.ts';
import { piecesOf } from './ropes.ts';
import { type Made, makeValue, type Rope, type Value } from './value.ts';

/** Values further away than this were made of too much to say of what. */
const maxDepth = 12;
const maxVisits = 200;

/** The value, with what made it. */
export function withMade(value: Value, made: Made | null): Value {
  if (made === value.made) return value;
  const { types, constant, taints, rope, shape, className, guards, callable, provenance } = value;
  return makeValue(types, constant, taints, rope, shape, className, guards, callable, provenance, made);
}

/** Of two ways to the same value, either one made it. */
export function joinMade(a: Value, b: Value): Made | null {
  const one = a.made;
  const other = b.made;
  if (one === null || other === null) return one ?? other;
  if (one.node === other.node) return one;
  // A loop meets the same ways again and again.
  if (one.name === 'either' && one.args.some(({ node }) => node === other.node)) return one;
  const args = [
    { node: one.node, value: a },
    { node: other.node, value: b },
  ];
  return { name: 'either', kind: 'carrier', node: one.node, args };
}

/**
 * Visits what a value was made of, itself first: the arguments of the calls on the way, pieces of texts, entries.
 * @param visit whether to look further into what this value was made of; told of the expression it was written as, if one was
 * @param arrived also what callers pass and what properties are given: complete only when the program has run
 */
export function eachIngredient(
  value: Value,
  visit: (value: Value, depth: number, node: Expr | null) => boolean,
  arrived = false,
): void {
  let visits = 0;
  const met = new Set<Value>();
  const walk = (at: Value, depth: number, node: Expr | null): void => {
    if (depth > maxDepth || ++visits > maxVisits || !visit(at, depth, node)) return;
    for (const argument of at.made?.args ?? []) walk(argument.value, depth + 1, argument.node);
    if (at.rope !== null) walkRope(at.rope, depth);
    if (arrived) walkArrived(at, depth);
    if (at.shape === null) return;
    for (const entry of at.shape.entries.values()) walk(entry, depth + 1, null);
    if (at.shape.rest !== null) walk(at.shape.rest, depth + 1, null);
  };
  const walkArrived = (at: Value, depth: number): void => {
    for (const { source } of at.taints)
      for (const value of source.symbol?.received ?? []) {
        if (met.has(value)) continue;
        met.add(value);
        walk(value, depth + 1, null);
      }
  };
  const walkRope = (rope: Rope, depth: number): void => {
    for (const piece of piecesOf(rope)) {
      if (piece.kind === 'value') walk(piece.value, depth + 1, piece.node);
      else if (piece.kind === 'choice' && depth < maxDepth)
        for (const option of piece.options) if (option !== null) walkRope(option, depth + 1);
    }
  };
  walk(value, 0, null);
}

/**
 * The first call, nearest first, that a value was made by and that a test holds for; null when there is none.
 * @param arrived see {@link eachIngredient}
 */
export function madeWith(value: Value, test: (made: Made) => boolean, arrived = false): Made | null {
  let found: Made | null = null;
  eachIngredient(
    value,
    ({ made }) => {
      if (found === null && made !== null && test(made)) found = made;
      return found === null;
    },
    arrived,
  );
  return found;
}
