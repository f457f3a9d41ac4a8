import { randomBytes } from 'node:crypto';
import { base62, type IdKind, idLength, idPrefixes } from '@presswright/shared/ids';

/** `length` random characters of base62, each equally likely. */
export function randomBase62(length: number): string {
  let text = '';
  while (text.length < length) {
    for (const byte of randomBytes(length + 8)) {
      // 248 is the largest multiple of 62 in a byte: what is above would make the first characters likelier.
      if (byte < 248 && text.length < length) text += base62[byte % 62];
    }
  }
  return text;
}

/** A new identifier, such as `gen_` and 24 characters. */
export function makeId(kind: IdKind): string {
  return idPrefixes[kind] + randomBase62(idLength);
}
