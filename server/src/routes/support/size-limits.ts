import { ServiceError } from '@presswright/shared/errors';

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

/** @throws {ServiceError} `payload_too_large` when `text` has more than `limit` bytes of UTF-8 */
export function requireBytes(text: string, limit: number, param: string): void {
  // A UTF-16 code unit is at most 3 bytes of UTF-8: short texts need no counting.
  if (text.length * 3 <= limit) return;
  const bytes = Buffer.byteLength(text, 'utf8');
  if (bytes <= limit) return;
  throw new ServiceError('payload_too_large', `${param}: expected at most ${limit} bytes of UTF-8, got ${bytes}.`, {
    param,
  });
}
