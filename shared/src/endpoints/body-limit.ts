/** Bytes of a request around its texts: other fields, braces, names. */
const envelopeBytes = 64 * 1024;

/**
 * What escapes may add to a text: `\u20ac` takes 6 bytes for a character of 3 and `\u00e9` for one of 2; quotes, slashes
 * and newlines take 2 for 1; raw UTF-8 adds nothing. Control characters, and `<`, `>` and `&` from some encoders, take 6
 * for 1, but no source code consists of them: allowing for that would only let twice as much be parsed on the main thread.
 */
const escapeFactor = 3;

/** A body limit under which `textBytes` of source code fit, escaped as JSON encoders do. */
export function bodyLimitFor(textBytes: number): number {
  return escapeFactor * textBytes + envelopeBytes;
}
