/** What has been checked on the way to a point of the program, one bit each. */
export const Guard = {
  Nonce: 1,
  Capability: 2,
  LoggedIn: 4,
  /** The request itself asked for what happens here: a field is set, or its value is used. */
  Requested: 8,
  /** A keyed hash of the data has been compared. */
  Signed: 16,
} as const;

const falsyShift = 8;

/** Guards proven when a value with these guards is true. */
export function truthyGuards(guards: number): number {
  return guards & 255;
}

/** Guards proven when it is false. */
export function falsyGuards(guards: number): number {
  return (guards >> falsyShift) & 255;
}

/** Guards of a value that proves some when true and some when false. */
export function makeGuards(truthy: number, falsy: number): number {
  return truthy | (falsy << falsyShift);
}

/** Guards of `! a`. */
export function negateGuards(guards: number): number {
  return makeGuards(falsyGuards(guards), truthyGuards(guards));
}

/** `a && b`. */
export function bothGuards(a: number, b: number): number {
  return makeGuards(truthyGuards(a) | truthyGuards(b), falsyGuards(a) & falsyGuards(b));
}

/** `a || b`. */
export function eitherGuards(a: number, b: number): number {
  return makeGuards(truthyGuards(a) & truthyGuards(b), falsyGuards(a) | falsyGuards(b));
}
