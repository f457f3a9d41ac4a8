import type { Expr, FunctionNode } from '../ast.ts';
import type { DangerMask } from '../taint/kinds.ts';
import type { MakerKind } from '../taint/makers.ts';
import type { Provenance } from './provenance.ts';

/** A range of UTF-16 offsets in the file, end exclusive. Every syntax node is one. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Where foreign data comes from. */
export interface Source extends Span {
  /**
   * `request`: the caller of the page sends it. `attributes`: an author writes it (shortcode and block attributes).
   * `stored`: it comes back from options, meta or the database. `internal`: inner workings, no attacker's. `param`: a parameter,
   * property or global, whose content other code decides; never seen by rules.
   */
  readonly kind: 'request' | 'attributes' | 'stored' | 'internal' | 'param';
  /** As the message names it: `$_GET['id']`, `get_option()`. */
  readonly label: string;
  /** Whose content it is when `kind` is `param`, else null. */
  readonly symbol: DataSymbol | null;
}

/** Where data that came in through a symbol ends up. */
export interface SymbolSink {
  /** Dangers that matter there. */
  readonly wanted: DangerMask;
  /** Dangers that are left after all that is done between the symbol and the sink. */
  readonly through: DangerMask;
  /** Steps between the symbol and the sink. */
  readonly step: Step | null;
  /** Equal keys are one sink. */
  readonly key: string;
  deliver(taint: Taint): void;
}

/** A parameter, property or global as values see it; symbol.ts has what it does. */
export interface DataSymbol {
  readonly source: Source;
  /** Among its function's parameters, -1 when it is none. */
  readonly position: number;
  /** The symbol it is an entry of, itself when of none, and the keys from there. */
  readonly origin: { readonly root: DataSymbol; readonly path: readonly string[] };
  /** The symbol of the entry under a key. */
  entry(key: string): DataSymbol;
  addSink(sink: SymbolSink, depth?: number): void;
  /** Where data of the request was read that has arrived, by way of other symbols, too: complete once the program has run. */
  requestReads(): ReadonlySet<number>;
  /** Values of interest that have arrived so far; all of them once the program has run. */
  readonly received: readonly Value[];
  /** Calls `listener` with every value of interest that arrives, before now and from now on. Equal keys are one listener. */
  watch(key: string, listener: (value: Value) => void): void;
}

/** One step of data on its way, linked to the step before it. */
export interface Step extends Span {
  readonly message: string;
  /** Guards (guards.ts) that held here or at a step before. */
  readonly guards: number;
  readonly previous: Step | null;
  readonly depth: number;
}

/** Foreign data in a value, and what it is still dangerous for. */
export interface Taint {
  readonly mask: DangerMask;
  readonly source: Source;
  readonly step: Step | null;
}

/** Values that PHP code can write as literals. */
export type Scalar = string | number | boolean | null;

/** What PHP takes a constant for in a condition. */
export function isTruthy(constant: Scalar): boolean {
  return !(constant === null || constant === false || constant === 0 || constant === '' || constant === '0');
}

/** What a value may be at run time, as bits. */
export const Type = {
  Null: 1,
  Bool: 2,
  Int: 4,
  Float: 8,
  String: 16,
  Array: 32,
  Object: 64,
} as const;
/** All bits of {@link Type}. */
export const anyType = 127;
/** No text an attacker chooses fits in these. */
export const harmlessTypes = Type.Null | Type.Bool | Type.Int | Type.Float;

/** A text's pieces in order, linked backwards, so that appending costs the same however long the text is. */
export interface Rope {
  readonly previous: Rope | null;
  readonly piece: Piece;
  /** Pieces so far. */
  readonly length: number;
  /** Pieces so far, those inside choices too. */
  readonly weight: number;
}

/** A part of a text. */
export type Piece =
  | { readonly kind: 'text'; readonly text: string }
  /** A value whose text is not known; `node` is the expression it was written as, if one was. */
  | { readonly kind: 'value'; readonly value: Value; readonly node: Expr | null }
  /** One of several; null is the empty text. */
  | { readonly kind: 'choice'; readonly options: readonly (Rope | null)[] };

/** An array's known entries; `rest` joins every other entry, null when there is none. */
export interface Shape {
  readonly entries: ReadonlyMap<string, Value>;
  readonly rest: Value | null;
}

/** A call, or an operation, whose result a value is, where its kind tells of what it is made (taint/makers.ts). */
export interface Made {
  /** The function's lower-case name; `index`, `operator` or `either` for what the language does. */
  readonly name: string;
  readonly kind: MakerKind;
  readonly node: Expr;
  /** What went in, in order. */
  readonly args: readonly { readonly node: Expr; readonly value: Value }[];
}

/** What is known about a value at one point of the program. Never changed once made. */
export interface Value {
  /** Bits of {@link Type}. */
  readonly types: number;
  /** The exact value where it is known, else undefined. */
  readonly constant: Scalar | undefined;
  readonly taints: readonly Taint[];
  /** For texts put together from pieces. */
  readonly rope: Rope | null;
  readonly shape: Shape | null;
  /** Lower-case class name of an object, else null. */
  readonly className: string | null;
  /** Guards (guards.ts) that hold once the value is known to be true or false (guards.ts says how). */
  readonly guards: number;
  /** The function a closure or callable runs, when it is in this file. */
  readonly callable: FunctionNode | null;
  /** Who chose it or what it stands for, where that outlives what it is made of; null when nothing is known. */
  readonly provenance: Provenance | null;
  /** What made it, null when nothing telling did. */
  readonly made: Made | null;
}

/** Shared by every value with nothing foreign in it. */
export const noTaints: readonly Taint[] = [];

/** Makes a value; every field always present, so that all values share one hidden class. */
export function makeValue(
  types: number,
  constant: Scalar | undefined = undefined,
  taints: readonly Taint[] = noTaints,
  rope: Rope | null = null,
  shape: Shape | null = null,
  className: string | null = null,
  guards = 0,
  callable: FunctionNode | null = null,
  provenance: Provenance | null = null,
  made: Made | null = null,
): Value {
  return { types, constant, taints, rope, shape, className, guards, callable, provenance, made };
}

/** The same value of other types: of fewer where a test has left some out, of more where it may be missing. */
export function ofTypes(value: Value, types: number): Value {
  if (value.types === types) return value;
  const { constant, taints, rope, shape, className, guards, callable, provenance, made } = value;
  return makeValue(types, constant, taints, rope, shape, className, guards, callable, provenance, made);
}

/** Nothing is known, and nothing foreign is in it. */
export const unknown = makeValue(anyType);
export const someBool = makeValue(Type.Bool);
export const someInt = makeValue(Type.Int);
export const someFloat = makeValue(Type.Float);
export const someString = makeValue(Type.String);
export const someObject = makeValue(Type.Object);
export const nullValue = makeValue(Type.Null, null);
export const trueValue = makeValue(Type.Bool, true);
export const falseValue = makeValue(Type.Bool, false);
export const emptyString = makeValue(Type.String, '');
export const emptyArray = makeValue(Type.Array, undefined, noTaints, null, { entries: new Map(), rest: null });

/** A text that is known. */
export function stringValue(text: string): Value {
  return text === '' ? emptyString : makeValue(Type.String, text);
}

/** A number that is known. */
export function numberValue(number: number, integer: boolean): Value {
  return makeValue(integer ? Type.Int : Type.Float, number);
}

/** An object of a class, or of an unknown one (null). */
export function objectValue(className: string | null): Value {
  return className === null ? someObject : makeValue(Type.Object, undefined, noTaints, null, null, className);
}

/** The entry of an array value under a constant key, or undefined when nothing is known of it. */
export function entryOf(value: Value | undefined, key: string): Value | undefined {
  return value?.shape?.entries.get(key);
}

/** The exact text or number written for an array's key, where known. */
export function constantEntry(value: Value | undefined, key: string): Scalar | undefined {
  return entryOf(value, key)?.constant;
}
