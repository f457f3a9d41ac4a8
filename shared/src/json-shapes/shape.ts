export type JsonType = 'string' | 'number' | 'integer' | 'boolean' | 'null' | 'array' | 'object';

/** What a JSON value may be. */
export interface Shape {
  readonly types: readonly JsonType[];
  /** The only texts (or numbers) allowed. */
  readonly values?: readonly (string | number)[];
  /** Known keys of an object. */
  readonly keys?: Readonly<Record<string, Shape>>;
  /** What other keys hold; absent: there are none. */
  readonly others?: Shape;
  /** What an array holds. */
  readonly items?: Shape;
  /** Wrong names that are often written for a key, and the right one; with dots where it lies deeper. */
  readonly aliases?: Readonly<Record<string, string>>;
  /** Keys that an object must have. */
  readonly required?: readonly string[];
  /** Unknown keys are only told when they look like a known one: others are free to add theirs. */
  readonly isOpen?: boolean;
}

export const any: Shape = { types: ['string', 'number', 'boolean', 'null', 'array', 'object'] };
export const text: Shape = { types: ['string'] };
export const flag: Shape = { types: ['boolean'] };
export const number: Shape = { types: ['number'] };

/** A text that is one of a few. */
export function oneOf(...values: readonly string[]): Shape {
  return { types: ['string'], values };
}

export function listOf(items: Shape): Shape {
  return { types: ['array'], items };
}

export function mapOf(others: Shape): Shape {
  return { types: ['object'], others };
}

export function object(keys: Readonly<Record<string, Shape>>, more: Partial<Shape> = {}): Shape {
  return { types: ['object'], keys, ...more };
}

/** Either of two shapes of different types. */
export function either(first: Shape, second: Shape): Shape {
  return { ...second, ...first, types: [...new Set([...first.types, ...second.types])] };
}
