import { ServiceError } from '@presswright/shared/errors';

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
