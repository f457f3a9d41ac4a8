import { ServiceError } from '@presswright/shared/errors';

/** Values in one body. The largest that the contract takes, a batch of 500 files, has some 1,500. */
export const maxValues = 100_000;
/** Arrays and objects inside one another. */
export const maxDepth = 200;

const quote = 0x22;
const comma = 0x2c;
const backslash = 0x5c;

/**
 * Counts what a JSON text holds without making any of it: some bytes of text can become a hundred times as many of objects.
 * @throws {ServiceError} `invalid_request` when it has more values, or is nested deeper, than any request
 */
export function checkStructure(text: Uint8Array): void {
  let values = 1;
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const byte = text[at];
    if (byte === quote) {
      at = endOfString(text, at + 1);
    } else if (byte === comma) {
      if (++values > maxValues) throw refusal(`at most ${maxValues} values, got more`);
    } else if (byte === 0x5b || byte === 0x7b) {
      if (++values > maxValues) throw refusal(`at most ${maxValues} values, got more`);
      if (++depth > maxDepth) throw refusal(`arrays and objects nested at most ${maxDepth} deep, got more`);
    } else if (byte === 0x5d || byte === 0x7d) {
      depth--;
    }
  }
}

/** Where the string that began before `from` has its closing quote. `indexOf` is many times as fast as a loop. */
function endOfString(text: Uint8Array, from: number): number {
  for (let at = text.indexOf(quote, from); at >= 0; at = text.indexOf(quote, at + 1)) {
    let escapes = 0;
    while (text[at - 1 - escapes] === backslash) escapes++;
    if (escapes % 2 === 0) return at;
  }
  return text.length;
}

function refusal(expected: string): ServiceError {
  return new ServiceError('invalid_request', `The body: expected ${expected}.`);
}
