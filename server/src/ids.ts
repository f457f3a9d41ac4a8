import { randomFillSync } from 'node:crypto';
import { base62, type IdKind, idLength, idPrefixes } from '@presswright/shared/ids';

const nextByte = createByteSource(4096);

/** `length` random characters of base62, each equally likely. */
export function randomBase62(length: number): string {
  let text = '';
  while (text.length < length) {
    const byte = nextByte();
    // 248 is the largest multiple of 62 in a byte: what is above would make the first characters likelier.
    if (byte < 248) text += base62[byte % 62];
  }
  return text;
}

/** A new identifier, such as `gen_` and 24 characters. */
export function makeId(kind: IdKind): string {
  return idPrefixes[kind] + randomBase62(idLength);
}

/** Random bytes, asked of the system `size` at a time: asking costs much more than the bytes. Each is given out once. */
function createByteSource(size: number): () => number {
  const bytes = Buffer.alloc(size);
  let used = size;
  return () => {
    if (used === size) {
      randomFillSync(bytes);
      used = 0;
    }
    const byte = bytes[used] ?? 0;
    bytes[used++] = 0;
    return byte;
  };
}
