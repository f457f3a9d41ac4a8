import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

/** What the head of a GGUF file says of its model, or of its adapter. */
export interface GgufHeader {
  readonly architecture: string;
  readonly name: string | null;
  /** Tokens that the model was trained with; null: not said. */
  readonly contextLength: number | null;
  readonly hasChatTemplate: boolean;
  readonly parameters: number;
  /** `general.type`: `model` where nothing is said. */
  readonly type: string;
}

/** A file that is no whole GGUF file; the message says what was expected and what was got. */
export class GgufFault extends Error {
  override name = 'GgufFault';
}

const maxHeaderBytes = 512 * 2 ** 20;
const maxKeyBytes = 65_535;
const chunkBytes = 2 ** 20;

/**
 * Reads the head of a GGUF file (https://github.com/ggml-org/ggml/blob/master/docs/gguf.md), and sees that the file is as long as its
 * tensors need.
 * @throws {GgufFault}
 */
export function readGgufHeader(path: string): GgufHeader {
  let file: number;
  try {
    file = openSync(path, 'r');
  } catch (error) {
    throw new GgufFault(isMissing(error) ? `there is no file ${path}` : `${path} cannot be read: ${messageOf(error)}`);
  }
  try {
    const { size } = fstatSync(file);
    return readHeader(new Reader(file, path, size), path);
  } catch (error) {
    if (error instanceof GgufFault) throw error;
    throw new GgufFault(`${path} cannot be read: ${messageOf(error)}`);
  } finally {
    closeSync(file);
  }
}

function readHeader(reader: Reader, path: string): GgufHeader {
  if (reader.size < 24 || reader.bytes(4).toString('latin1') !== 'GGUF') {
    throw new GgufFault(`expected a GGUF file, got another kind of file: ${path}`);
  }
  const version = reader.u32();
  if (version !== 2 && version !== 3) throw new GgufFault(`expected GGUF of version 2 or 3, got ${version}: ${path}`);
  const tensorCount = reader.count();
  const keyCount = reader.count();
  const values = new Map<string, number | boolean | string>();
  for (let at = 0; at < keyCount; at++) {
    const key = reader.text(maxKeyBytes);
    const value = reader.value(reader.u32());
    if (value !== null) values.set(key, value);
  }
  const text = (key: string) => (typeof values.get(key) === 'string' ? String(values.get(key)) : null);
  const number = (key: string) => (typeof values.get(key) === 'number' ? Number(values.get(key)) : null);
  let parameters = 0;
  let end = 0;
  for (let at = 0; at < tensorCount; at++) {
    const tensor = reader.tensor();
    parameters += tensor.elements;
    end = Math.max(end, tensor.offset + tensor.bytes);
  }
  const alignment = number('general.alignment') ?? 32;
  const expected = Math.ceil(reader.at / alignment) * alignment + end;
  if (reader.size < expected) {
    throw new GgufFault(`expected a file of at least ${expected} bytes, got ${reader.size}, it is cut off: ${path}`);
  }
  const architecture = text('general.architecture');
  if (architecture === null) throw new GgufFault(`expected general.architecture in it, got none: ${path}`);
  return {
    architecture,
    name: text('general.name'),
    contextLength: number(`${architecture}.context_length`),
    hasChatTemplate: text('tokenizer.chat_template') !== null,
    parameters,
    type: text('general.type') ?? 'model',
  };
}

/** Bytes of a block, and how many values it holds, of each type of tensor; a type that is missing is not measured. */
const blocks: Readonly<Record<number, readonly [bytes: number, values: number]>> = {
  0: [4, 1],
  1: [2, 1],
  2: [18, 32],
  3: [20, 32],
  6: [22, 32],
  7: [24, 32],
  8: [34, 32],
  10: [84, 256],
  11: [110, 256],
  12: [144, 256],
  13: [176, 256],
  14: [210, 256],
  16: [66, 256],
  17: [74, 256],
  18: [98, 256],
  19: [50, 256],
  20: [18, 32],
  21: [110, 256],
  22: [82, 256],
  23: [136, 256],
  29: [56, 256],
  30: [2, 1],
  39: [17, 32],
};

/** Bytes of the numbers, by their type in the metadata. */
const numberBytes: Readonly<Record<number, number>> = { 0: 1, 1: 1, 2: 2, 3: 2, 4: 4, 5: 4, 6: 4, 10: 8, 11: 8, 12: 8 };
const types = { u32: 4, i32: 5, bool: 7, string: 8, array: 9, u64: 10 } as const;

/** Reads a file from its beginning, a piece at a time. */
class Reader {
  at = 0;
  readonly size: number;
  private readonly file: number;
  private readonly path: string;
  private chunk = Buffer.alloc(0);
  private chunkStart = 0;

  constructor(file: number, path: string, size: number) {
    this.file = file;
    this.path = path;
    this.size = size;
  }

  bytes(length: number): Buffer {
    if (this.at + length > Math.min(this.size, maxHeaderBytes)) throw this.cutOff();
    const from = this.at - this.chunkStart;
    if (from < 0 || from + length > this.chunk.length) this.fill(length);
    const start = this.at - this.chunkStart;
    this.at += length;
    return this.chunk.subarray(start, start + length);
  }

  u32 = (): number => this.bytes(4).readUInt32LE();
  u64 = (): number => Number(this.bytes(8).readBigUInt64LE());

  /** How many things follow, each of which has at least one byte. */
  count(): number {
    const count = this.u64();
    if (count > this.size) throw this.cutOff();
    return count;
  }

  text(maxLength = maxHeaderBytes): string {
    const length = this.count();
    if (length > maxLength) throw this.cutOff();
    return this.bytes(length).toString('utf8');
  }

  /** A value of the metadata; null: of a kind that nobody asks for. */
  value(type: number): number | boolean | string | null {
    if (type === types.string) return this.text();
    if (type === types.bool) return this.bytes(1)[0] === 1;
    if (type === types.u32) return this.u32();
    if (type === types.i32) return this.bytes(4).readInt32LE();
    if (type === types.u64) return this.u64();
    if (type === types.array) this.skipArray();
    else this.skip(this.bytesOf(type));
    return null;
  }

  tensor(): { readonly elements: number; readonly offset: number; readonly bytes: number } {
    this.text(maxKeyBytes);
    const dimensions = this.u32();
    if (dimensions > 8) throw this.cutOff();
    let elements = 1;
    for (let at = 0; at < dimensions; at++) elements *= this.u64();
    const [bytes, values] = blocks[this.u32()] ?? [0, 1];
    return { elements, offset: this.u64(), bytes: Math.ceil(elements / values) * bytes };
  }

  private skipArray(): void {
    const type = this.u32();
    const length = this.count();
    if (type !== types.string && type !== types.array) {
      this.skip(length * this.bytesOf(type));
      return;
    }
    for (let at = 0; at < length; at++) {
      if (type === types.array) this.skipArray();
      else this.skip(this.count());
    }
  }

  private bytesOf(type: number): number {
    const bytes = type === types.bool ? 1 : numberBytes[type];
    if (bytes === undefined) throw new GgufFault(`expected a type of value that GGUF has, got ${type}: ${this.path}`);
    return bytes;
  }

  private skip(length: number): void {
    if (this.at + length > Math.min(this.size, maxHeaderBytes)) throw this.cutOff();
    this.at += length;
  }

  private fill(length: number): void {
    const wanted = Math.min(Math.max(length, chunkBytes), this.size - this.at);
    const chunk = Buffer.alloc(wanted);
    let filled = 0;
    while (filled < wanted) {
      const read = readSync(this.file, chunk, filled, wanted - filled, this.at + filled);
      if (read === 0) throw this.cutOff();
      filled += read;
    }
    this.chunk = chunk;
    this.chunkStart = this.at;
  }

  private cutOff(): GgufFault {
    return new GgufFault(`expected a whole GGUF file, got one whose head is cut off or damaged: ${this.path}`);
  }
}

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';
const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
