/** Thrown for what is not read here, right or wrong: the parser that recovers from errors takes such files. */
export const notRead: unique symbol = Symbol('not read');

/** Stops: what comes is not what the text could go on with. */
export function giveUp(): never {
  throw notRead;
}
