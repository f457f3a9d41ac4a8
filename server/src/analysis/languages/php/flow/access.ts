import { Danger } from '../taint/kinds.ts';
import { joinValues } from './join.ts';
import { contentEntry, deepTaints, entryTaints, guessedTaints, isExact, mergeTaints, underName } from './taints.ts';
import { emptyArray, makeValue, type Scalar, type Shape, type Taint, Type, unknown, type Value } from './value.ts';

/** Arrays with more known keys keep the rest of them joined. */
const maxEntries = 64;

/** Stands for an array's keys where it is a symbol: entries that callers name do not choose them. */
export const keysEntry = '\0keys';

/** The key that a value is as an array index, null when it is not known. */
export function keyOf(value: Value): string | null {
  return value.constant === undefined ? null : constantKey(value.constant);
}

function constantKey(constant: Scalar): string {
  if (typeof constant === 'number') return String(Math.trunc(constant));
  if (typeof constant === 'boolean') return constant ? '1' : '0';
  return constant ?? '';
}

/** What is under a key of an array (null: some key). Foreign arrays give foreign entries. */
export function indexValue(base: Value, key: string | null): Value {
  const { shape } = base;
  if (key === contentEntry) return contentOf(base);
  // Of several files that were sent each lies somewhere.
  if (shape?.entries.has(contentEntry) === true) return base;
  if (key !== null) {
    const entry = shape?.entries.get(key);
    if (entry !== undefined) return entry;
  }
  const foreign = key === keysEntry ? withNames(base.taints) : base.taints;
  const own = foreign.length === 0 ? unknown : makeValue(unknown.types, undefined, entryTaints(foreign, key));
  if (shape === null || key === keysEntry) return own;
  // What stands under a name that is not known, or under a number, need not stand under this one.
  let joined = key === null || isNumeric(key) || shape.rest === null ? shape.rest : namedValue(shape.rest);
  if (key === null) {
    for (const entry of shape.entries.values()) joined = joined === null ? entry : joinValues(joined, entry);
  }
  if (joined === null) return own;
  return own === unknown ? joined : joinValues(joined, own);
}

const isNumeric = (key: string): boolean => /^\d/.test(key);

/** What was put under keys that are not known, as what stands under a name: certain where the request has chosen the keys. */
function namedValue(value: Value): Value {
  return value.shape === null ? withTaints(value, value.taints.map(underName)) : guessedValue(value);
}

/** The value, of whose data it is a guess that it is here. */
export function guessedValue(value: Value, depth = 0): Value {
  if (value.shape === null) return withTaints(value, guessedTaints(value.taints));
  if (!deepTaints(value).some(isExact)) return value;
  const shaped = mapEntries(value, (entry) => guessedValue(entry, depth + 1), depth);
  return withTaints(shaped, guessedTaints(shaped.taints));
}

/**
 * The entry under a key that is not known here: that it is one of the foreign ones is certain where all are foreign, and
 * where whoever sent the array has chosen its keys.
 */
export function someEntry(base: Value): Value {
  const { taints, shape } = base;
  const entries = [...(shape?.entries.values() ?? [])];
  const isMixed = entries.some((entry) => deepTaints(entry).length === 0);
  const known = shape === null || !isMixed ? base : guessedValue(base);
  const entry = indexValue(known, null);
  if (taints.length === 0 || entry.taints.length === 0) return entry;
  const named = taints.filter(({ source }) => source.symbol !== null);
  const surely = entry.taints.map((taint) =>
    taints.some(({ source }) => source === taint.source) ? underName(taint) : taint,
  );
  return withTaints(
    entry,
    named.length === 0 ? surely : mergeTaints(guessedTaints(entry.taints), entryTaints(named, keysEntry)),
  );
}

/** The array with one entry set (key null: appended, or under a key that is not known). */
export function withEntry(base: Value | undefined, key: string | null, value: Value): Value {
  const array = base === undefined || base === unknown ? emptyArray : base;
  const known = array.shape;
  const taints = array.taints;
  let shape: Shape;
  if (key === null || ((known?.entries.size ?? 0) >= maxEntries && known?.entries.has(key) !== true)) {
    const rest = known?.rest ?? null;
    shape = { entries: known?.entries ?? new Map(), rest: rest === null ? value : joinValues(rest, value) };
  } else {
    const entries = new Map(known?.entries);
    entries.set(key, value);
    shape = { entries, rest: known?.rest ?? null };
  }
  const types = array === emptyArray ? Type.Array : (array.types & (Type.Array | Type.Object)) | Type.Array;
  return makeValue(types, undefined, taints, null, shape, array.className, 0, null, array.provenance);
}

/** What is in the file that a path leads to: known of files that were sent, and asked of callers and properties. */
export function contentOf(path: Value): Value {
  const known = path.shape?.entries.get(contentEntry);
  const asked = entryTaints(
    path.taints.filter(({ source }) => source.symbol !== null),
    contentEntry,
  );
  if (known === undefined) return asked.length === 0 ? unknown : makeValue(unknown.types, undefined, asked);
  return asked.length === 0 ? known : withTaints(known, mergeTaints(known.taints, asked));
}

/** The entry at the end of a path of keys. */
export function indexPath(base: Value, path: readonly string[]): Value {
  let value = base;
  for (const key of path) value = indexValue(value, key);
  return value;
}

/** The array with the entry at the end of a path set. */
export function withPath(base: Value | undefined, path: readonly (string | null)[], value: Value): Value {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  if (rest.length === 0) return withEntry(base, key, value);
  const inner = base === undefined ? undefined : indexValue(base, key);
  return withEntry(base, key, withPath(inner === unknown ? undefined : inner, rest, value));
}

/** The foreign data that has chosen the keys of an array, too. */
function withNames(taints: readonly Taint[]): readonly Taint[] {
  return taints.every(choosesNames) ? taints : taints.filter(choosesNames);
}

const choosesNames = ({ mask }: Taint): boolean => (mask & Danger.Names) !== 0;

/** What foreach binds to its value variable. */
export function elementOf(array: Value): Value {
  return indexValue(array, null);
}

/** What foreach binds to its key variable: a client that sends the array chooses its keys too. */
export function keysOf(array: Value): Value {
  const foreign = withNames(array.taints);
  if (foreign.length === 0) return makeValue(Type.String | Type.Int);
  return makeValue(Type.String | Type.Int, undefined, entryTaints(foreign, keysEntry));
}

/** The value with other taints. */
export function withTaints(value: Value, taints: readonly Taint[]): Value {
  if (taints === value.taints) return value;
  return makeValue(
    value.types,
    value.constant,
    taints,
    value.rope,
    value.shape,
    value.className,
    value.guards,
    value.callable,
    value.provenance,
    value.made,
  );
}

/** The value as an object of a class. */
export function withClass(value: Value, className: string): Value {
  const { types, taints, shape, guards, callable, provenance, made } = value;
  const objects = types & (Type.Object | Type.Null);
  return makeValue(objects, undefined, taints, null, shape, className, guards, callable, provenance, made);
}

/** The value, known to come from there. */
export function withProvenance(value: Value, provenance: Value['provenance']): Value {
  if (provenance === value.provenance) return value;
  const { types, constant, taints, rope, shape, className, guards, callable, made } = value;
  return makeValue(types, constant, taints, rope, shape, className, guards, callable, provenance, made);
}

/** The value with other proofs (guards.ts). */
export function withGuards(value: Value, guards: number): Value {
  const { types, constant, taints, rope, shape, className, callable, provenance, made } = value;
  return guards === value.guards
    ? value
    : makeValue(types, constant, taints, rope, shape, className, guards, callable, provenance, made);
}

/** The array as it is after a function went over all its entries. */
export function mapEntries(value: Value, change: (entry: Value) => Value, depth = 0): Value {
  if (value.shape === null || depth > 4) return value;
  const entries = new Map<string, Value>();
  for (const [key, entry] of value.shape.entries) entries.set(key, change(entry));
  const rest = value.shape.rest === null ? null : change(value.shape.rest);
  const { types, taints, className, provenance } = value;
  return makeValue(types, undefined, taints, null, { entries, rest }, className, 0, null, provenance);
}
