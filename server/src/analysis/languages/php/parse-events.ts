import { builders } from './build.ts';

/**
 * A file's concrete tree as a row of numbers, as far as anything becomes of it: a thread that parses can hand it to one that
 * builds the syntax tree. Each event is a number that says what it is and which type of node it is about, then its places.
 */
export type ParseEvents = Int32Array;

/** What an event is, in the lowest bits of its first number; the type stands above them. */
export const eventKinds = {
  /** A node with children begins. */
  open: 0,
  /** It ends; its start and its end follow. */
  close: 1,
  /** A node of whose children nothing becomes; its start and its end follow. */
  leaf: 2,
  /** A token that its parent looks at. */
  token: 3,
  /** Its start and its end follow. */
  comment: 4,
  /** A node begins whose first child is the item that was made last. */
  around: 5,
} as const;

export const eventKindBits = 3;

/** Types of nodes that something becomes of, numbered by their place, and behind them the tokens that parents look at. */
const typeNames: readonly string[] = Object.keys(builders);

const tokenTexts =
  '. + - * / % ** ! ~ == != <> === !== < > <= >= <=> << >> & | ^ && || ?? |> and or xor instanceof , => ; :'
    .split(' ')
    .concat('**= *= /= %= += -= .= <<= >>= &= ^= |= ??='.split(' '), 'yield from');

/** The number of each type of node in events. */
export const typeIds: ReadonlyMap<string, number> = new Map(typeNames.map((name, id) => [name, id]));

/** The number of each token in events. */
export const tokenIds: ReadonlyMap<string, number> = new Map(
  tokenTexts.map((text, at) => [text, typeNames.length + at]),
);

/** By number. */
export const eventTypes: readonly string[] = [...typeNames, ...tokenTexts];

/** The number of a type that a parser writes. */
export function typeId(name: string): number {
  return typeIds.get(name) ?? unknownName(name);
}

/** The number of a token that a parser writes. */
export function tokenId(text: string): number {
  return tokenIds.get(text) ?? unknownName(text);
}

function unknownName(name: string): never {
  throw new Error(`nothing becomes of ${name}`);
}

/** A row of numbers that grows and is used again: new memory for each file costs more than what is written there. */
export class EventRow {
  #numbers = new Int32Array(2 ** 16);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  /** Takes back what was added since it had this length. */
  cut(length: number): void {
    this.#length = length;
  }

  add(kind: number, type: number): void {
    if (this.#length === this.#numbers.length) this.#grow();
    this.#numbers[this.#length++] = (type << eventKindBits) | kind;
  }

  addPlaced(kind: number, type: number, start: number, end: number): void {
    const length = this.#length;
    if (length + 3 > this.#numbers.length) this.#grow();
    const numbers = this.#numbers;
    numbers[length] = (type << eventKindBits) | kind;
    numbers[length + 1] = start;
    numbers[length + 2] = end;
    this.#length = length + 3;
  }

  /** What was added, until the row is cut. */
  take(): ParseEvents {
    return this.#numbers.subarray(0, this.#length);
  }

  #grow(): void {
    const numbers = new Int32Array(2 * this.#numbers.length);
    numbers.set(this.#numbers);
    this.#numbers = numbers;
  }
}
