/** Writes GGUF files of version 3, as https://github.com/ggml-org/ggml/blob/master/docs/gguf.md says. */

export type GgufValue =
  | { readonly type: 'u32' | 'i32' | 'f32'; readonly value: number }
  | { readonly type: 'bool'; readonly value: boolean }
  | { readonly type: 'string'; readonly value: string }
  | { readonly type: 'strings'; readonly value: readonly string[] }
  | { readonly type: 'i32s'; readonly value: readonly number[] };

/** Its dimensions, the innermost first, and its values, row after row. */
export interface GgufTensor {
  readonly dimensions: readonly number[];
  readonly values: Float32Array;
}

const typeNumbers = { u32: 4, i32: 5, f32: 6, bool: 7, string: 8, array: 9 } as const;
const alignment = 32;

/** The bytes of a GGUF file. */
export function writeGguf(
  metadata: Readonly<Record<string, GgufValue>>,
  tensors: Readonly<Record<string, GgufTensor>>,
): Buffer {
  const parts: Buffer[] = [Buffer.from('GGUF'), u32(3), u64(Object.keys(tensors).length)];
  parts.push(u64(Object.keys(metadata).length));
  for (const [key, value] of Object.entries(metadata)) parts.push(text(key), ...valueBytes(value));
  let offset = 0;
  for (const [name, { dimensions, values }] of Object.entries(tensors)) {
    parts.push(text(name), u32(dimensions.length), ...dimensions.map(u64), u32(0), u64(offset));
    offset += padded(values.byteLength);
  }
  parts.push(padding(sizeOf(parts)));
  for (const { values } of Object.values(tensors)) {
    parts.push(Buffer.from(values.buffer, values.byteOffset, values.byteLength), padding(values.byteLength));
  }
  return Buffer.concat(parts);
}

function valueBytes(entry: GgufValue): Buffer[] {
  switch (entry.type) {
    case 'u32':
      return [u32(typeNumbers.u32), u32(entry.value)];
    case 'i32':
      return [u32(typeNumbers.i32), i32(entry.value)];
    case 'f32':
      return [u32(typeNumbers.f32), f32(entry.value)];
    case 'bool':
      return [u32(typeNumbers.bool), Buffer.from([entry.value ? 1 : 0])];
    case 'string':
      return [u32(typeNumbers.string), text(entry.value)];
    case 'strings':
      return [u32(typeNumbers.array), u32(typeNumbers.string), u64(entry.value.length), ...entry.value.map(text)];
    case 'i32s':
      return [u32(typeNumbers.array), u32(typeNumbers.i32), u64(entry.value.length), ...entry.value.map(i32)];
  }
}

function bytes(size: number, write: (buffer: Buffer) => void): Buffer {
  const buffer = Buffer.alloc(size);
  write(buffer);
  return buffer;
}
const u32 = (value: number) => bytes(4, (buffer) => buffer.writeUInt32LE(value));
const i32 = (value: number) => bytes(4, (buffer) => buffer.writeInt32LE(value));
const f32 = (value: number) => bytes(4, (buffer) => buffer.writeFloatLE(value));
const u64 = (value: number) => bytes(8, (buffer) => buffer.writeBigUInt64LE(BigInt(value)));
const text = (value: string) => Buffer.concat([u64(Buffer.byteLength(value)), Buffer.from(value)]);
const sizeOf = (parts: readonly Buffer[]) => parts.reduce((sum, { length }) => sum + length, 0);
const padded = (size: number) => Math.ceil(size / alignment) * alignment;
const padding = (size: number) => Buffer.alloc(padded(size) - size);
