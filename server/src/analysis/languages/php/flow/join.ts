import { allGuards, makeGuards, meetProofs, proofsOfConstant, proofsUnder } from './guards.ts';
import { joinMade } from './made.ts';
import { joinProvenance } from './provenance.ts';
import { chooseRopes, piecesOf, ropeOf } from './ropes.ts';
import { entryTaints, mergeTaints } from './taints.ts';
import { isTruthy, makeValue, noTaints, type Shape, type Taint, Type, unknown, type Value } from './value.ts';

/** What is known of a value that is one or the other. */
export function joinValues(a: Value, b: Value, depth = 0): Value {
  if (a === b) return a;
  const types = a.types | b.types;
  const taints = mergeTaints(a.taints, b.taints);
  const constant = a.constant !== undefined && a.constant === b.constant ? a.constant : undefined;
  const texts = (a.rope !== null || a.constant !== undefined) && (b.rope !== null || b.constant !== undefined);
  const worth = texts || ((a.rope !== null || b.rope !== null) && (a.types | b.types) === Type.String);
  const rope = constant === undefined && worth ? chooseRopes(ropeOf(a, null), ropeOf(b, null)) : null;
  const shape = depth > 3 ? null : joinShapes(a, b, depth);
  const objects = (a.types & b.types & Type.Object) !== 0;
  const className = a.className === b.className ? a.className : objects ? null : (a.className ?? b.className);
  const made = joinMade(a, b);
  const provenance = joinProvenance(a.provenance, b.provenance, objects);
  const callable = a.callable === b.callable ? a.callable : null;
  return makeValue(
    types,
    constant,
    taints,
    rope,
    shape,
    className,
    meetProofs(proofsOf(a), proofsOf(b)),
    callable,
    provenance,
    made,
  );
}

/** A constant is never the other of true and false: what that would prove holds of it. */
function proofsOf({ constant, guards }: Value): number {
  if (constant === undefined) return guards;
  return guards | (isTruthy(constant) ? makeGuards(0, allGuards) : makeGuards(allGuards, 0));
}

/** A text of which some part is written in the code: it is not empty. */
export function isWritten({ types, rope, taints }: Value): boolean {
  if (types !== Type.String || rope === null || taints.length > 0) return false;
  return piecesOf(rope).some((piece) => piece.kind === 'text' && piece.text.length > 1);
}

/** An array with known entries, such as the errors found so far. */
export function isFilled({ types, shape, taints }: Value): boolean {
  return (
    types === Type.Array && shape !== null && taints.length === 0 && (shape.entries.size > 0 || shape.rest !== null)
  );
}

/**
 * A value as one of two ways gives it: that it is true or false tells which way was taken.
 * @param isSet it was set on this way: an array to which something was added is not empty
 */
export function underGuards(value: Value, guards: number, isSet = false): Value {
  const { types, taints, rope, shape, className, callable, provenance, made } = value;
  const isEmpty = types === Type.Array && shape !== null && shape.entries.size === 0 && shape.rest === null;
  // One that proves something already was put together on several ways: it may be empty on some.
  if (taints.length === 0 && value.guards === 0 && (isEmpty || (isSet && (isFilled(value) || isWritten(value))))) {
    const filled = proofsOfConstant(!isEmpty, guards);
    return makeValue(types, undefined, taints, rope, shape, className, filled, callable, provenance, made);
  }
  const { constant } = value;
  const proofs =
    constant === undefined
      ? proofsUnder(value.guards, guards)
      : proofsOfConstant(Boolean(constant) && constant !== '0', guards);
  return proofs === value.guards
    ? value
    : makeValue(types, constant, taints, rope, shape, className, proofs, callable, provenance, made);
}

function joinShapes(a: Value, b: Value, depth: number): Shape | null {
  if (a.shape === b.shape) return a.shape;
  if (a.shape === null || b.shape === null) {
    // Entries of the side that is known survive only as "some entry": the other side may have others.
    const known = a.shape ?? b.shape;
    const other = a.shape === null ? a : b;
    if (known === null) return null;
    if ((other.types & (Type.Array | Type.Object)) === 0) return known;
    // The other side may have entries of its own, and another value under each of these keys.
    const entries = new Map<string, Value>();
    for (const [key, entry] of known.entries) {
      const own = other.taints.length === 0 ? unknown : foreign(entryTaints(other.taints, key));
      entries.set(key, joinValues(entry, own, depth + 1));
    }
    return { entries, rest: known.rest ?? unknown };
  }
  let rest = a.shape.rest ?? b.shape.rest;
  if (a.shape.rest !== null && b.shape.rest !== null) rest = joinValues(a.shape.rest, b.shape.rest, depth + 1);
  // Copied whole, which the engine does at once: what both have alike need not be set again.
  const entries = new Map(a.shape.entries);
  for (const [key, other] of b.shape.entries) {
    const value = entries.get(key);
    if (value !== other) entries.set(key, value === undefined ? other : joinValues(value, other, depth + 1));
  }
  // An entry that only one side has hides the other side's foreign entries of the same name.
  if (a.taints.length > 0) keepForeign(entries, b.shape.entries, a.shape.entries);
  if (b.taints.length > 0) keepForeign(entries, a.shape.entries, b.shape.entries);
  return { entries, rest };
}

function foreign(taints: readonly Taint[]): Value {
  return makeValue(unknown.types, undefined, taints);
}

function keepForeign(
  entries: Map<string, Value>,
  has: ReadonlyMap<string, Value>,
  lacks: ReadonlyMap<string, Value>,
): void {
  for (const key of has.keys()) if (!lacks.has(key)) entries.delete(key);
}

/** Whether `later` holds foreign data that `earlier` does not: another round of the loop would see more. */
export function bringsTaint(earlier: Value | undefined, later: Value): boolean {
  if (earlier === later) return false;
  const known = earlier?.taints ?? noTaints;
  for (const taint of later.taints) {
    const same = known.find((other) => other.source === taint.source);
    if (same === undefined || (taint.mask & ~same.mask) !== 0) return true;
  }
  return later.shape !== null && later.shape !== earlier?.shape && shapeBrings(earlier, later);
}

function shapeBrings(earlier: Value | undefined, later: Value): boolean {
  if (later.shape === null) return false;
  if (later.shape.rest !== null && bringsTaint(earlier?.shape?.rest ?? undefined, later.shape.rest)) return true;
  for (const [key, entry] of later.shape.entries) {
    if (entry.taints.length > 0 && bringsTaint(earlier?.shape?.entries.get(key), entry)) return true;
  }
  return false;
}
