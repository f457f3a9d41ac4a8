/** What has been checked on the way to a point of the program, one bit each. */
export const Guard = {
  Nonce: 1,
  Capability: 2,
  LoggedIn: 4,
  /** Something on the way may have checked that these files do not show: a call that cannot be followed, or a test of its result. */
  Unfollowed: 8,
  /** The sender knows a secret: a keyed hash, a key or a token has been compared. */
  Signed: 16,
  /** Whose it is has been compared with who is logged in. */
  Owner: 32,
  /** The capability was asked for on one object, or reaches everyone's: not only what authors have for their own. */
  Broad: 64,
  /** One of several ways to be allowed: on one a capability, on the other the owner, or a secret. */
  Allowed: 128,
  /** The request itself asked for what happens here: a field is set, or its value is used. */
  Requested: 256,
  /** A test of the request held: what happens here, the request asked for. */
  Asked: 512,
  /** Another site has no session to ride on: nobody is logged in, or whoever is has shown what that site cannot know. */
  Unforgeable: 1024,
} as const;

/** All of them. */
export const allGuards = 2047;
/** Those that a value which is no WP_Error can prove: the ones that say what was checked. */
const soundGuardsKept = 255;

/** What says of a request what it asks for, and not what was checked. */
export const aboutRequest = Guard.Requested | Guard.Asked;

/** Set on the way of foreign data from where it is kept in the database on: who reads it there did not send it. */
export const keptBit = 1 << 30;

const falsyShift = 11;
const soundShift = 22;

const meant = Guard.Nonce | Guard.Signed;
const unforgeable = meant | Guard.Unforgeable;
const ways = Guard.Capability | Guard.Owner | Guard.Signed;

/** What holds where two ways meet. */
export function meetGuards(a: number, b: number): number {
  // Who knows a secret was not sent here by another site, either.
  const met =
    (a & b) |
    ((a & meant) !== 0 && (b & meant) !== 0 ? Guard.Nonce : 0) |
    ((a & unforgeable) !== 0 && (b & unforgeable) !== 0 ? Guard.Unforgeable : 0);
  return (a & (ways | Guard.Allowed)) !== 0 && (b & (ways | Guard.Allowed)) !== 0 ? met | Guard.Allowed : met;
}

/** The same for what values prove. */
export function meetProofs(a: number, b: number): number {
  if (a === b) return a;
  return makeGuards(
    meetGuards(truthyGuards(a), truthyGuards(b)),
    meetGuards(falsyGuards(a), falsyGuards(b)),
    meetGuards(soundGuards(a), soundGuards(b)),
  );
}

/** What a constant proves where it was given only after these guards: that they hold, whenever the value is that one. */
export function proofsOfConstant(isTrue: boolean, guards: number): number {
  return isTrue ? makeGuards(guards, allGuards, guards) : makeGuards(allGuards, guards, guards);
}

/** What a value proves that was made where these guards held. */
export function proofsUnder(proofs: number, guards: number): number {
  return proofs | makeGuards(guards, guards, guards);
}

/** Guards proven when a value with these guards is true. */
export function truthyGuards(guards: number): number {
  return guards & allGuards;
}

/** Guards proven when it is false. */
export function falsyGuards(guards: number): number {
  return (guards >> falsyShift) & allGuards;
}

/** Guards proven when it is no WP_Error. */
export function soundGuards(guards: number): number {
  return (guards >> soundShift) & soundGuardsKept;
}

/** Guards of a value that proves some when true, some when false and some when it is no error. */
export function makeGuards(truthy: number, falsy: number, sound = 0): number {
  return truthy | (falsy << falsyShift) | ((sound & soundGuardsKept) << soundShift);
}

/** Guards of `! a`. */
export function negateGuards(guards: number): number {
  return makeGuards(falsyGuards(guards), truthyGuards(guards));
}

/** `a && b`. */
export function bothGuards(a: number, b: number): number {
  return makeGuards(truthyGuards(a) | truthyGuards(b), meetGuards(falsyGuards(a), falsyGuards(b)));
}

/** `a || b`. */
export function eitherGuards(a: number, b: number): number {
  return makeGuards(meetGuards(truthyGuards(a), truthyGuards(b)), falsyGuards(a) | falsyGuards(b));
}
