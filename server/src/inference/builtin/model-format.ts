import { crc32 } from 'node:zlib';
import type { CorpusSource } from './corpus.ts';

/**
 * The model file: 32 bytes of header, JSON that names the sections, then the sections, each at a multiple of 8 bytes.
 * In memory it is the same bytes, in one buffer that all threads share.
 */
const magic = 0x4d_4e_57_50; // "PWNM"
/** Counted up whenever what is learned or how it is laid out changes: older files are learned anew. */
export const modelVersion = 1;
const headerBytes = 32;

export interface ModelMeta {
  readonly sources: readonly CorpusSource[];
  /** n-gram counts stored. */
  readonly counts: number;
}

interface Directory extends ModelMeta {
  /** Offset, in bytes from the start, and bytes of each section. */
  readonly sections: Readonly<Record<string, readonly [offset: number, bytes: number]>>;
}

/** Why a file is no model that this version can use. */
export class ModelFormatError extends Error {
  override name = 'ModelFormatError';
}

export function encodeModel(meta: ModelMeta, sections: Readonly<Record<string, ArrayBufferView>>): SharedArrayBuffer {
  const places: Record<string, [number, number]> = {};
  const layOut = (start: number) => {
    let at = start;
    for (const [name, { byteLength }] of Object.entries(sections)) {
      places[name] = [at, byteLength];
      at = align(at + byteLength);
    }
    return at;
  };
  const directory = () => new TextEncoder().encode(JSON.stringify({ ...meta, sections: places } satisfies Directory));
  // Offsets get longer as they grow: room for the longest there can be.
  layOut(0xffff_ffff);
  const room = align(headerBytes + directory().byteLength);
  const total = layOut(room);
  const buffer = new SharedArrayBuffer(total);
  const bytes = new Uint8Array(buffer);
  const json = directory();
  bytes.set(json, headerBytes);
  for (const [name, view] of Object.entries(sections))
    bytes.set(new Uint8Array(view.buffer, view.byteOffset, view.byteLength), places[name]?.[0] ?? 0);
  const header = new DataView(buffer);
  header.setUint32(0, magic, true);
  header.setUint32(4, modelVersion, true);
  header.setUint32(8, json.byteLength, true);
  header.setUint32(12, crc32(bytes.subarray(headerBytes)), true);
  header.setBigUint64(16, BigInt(total), true);
  return buffer;
}

/**
 * Reads the directory of a model.
 *
 * @param verify compares the checksum of the whole
 * @throws ModelFormatError
 */
export function readDirectory(buffer: SharedArrayBuffer, verify: boolean): Directory {
  const header = new DataView(buffer);
  if (buffer.byteLength < headerBytes || header.getUint32(0, true) !== magic)
    throw new ModelFormatError('it is no model file');
  const version = header.getUint32(4, true);
  if (version !== modelVersion)
    throw new ModelFormatError(`it has format ${version}, this program writes ${modelVersion}`);
  if (header.getBigUint64(16, true) !== BigInt(buffer.byteLength))
    throw new ModelFormatError('it is cut off or has grown');
  const bytes = new Uint8Array(buffer);
  if (verify && crc32(bytes.subarray(headerBytes)) !== header.getUint32(12, true))
    throw new ModelFormatError('its checksum is wrong');
  const json = bytes.slice(headerBytes, headerBytes + header.getUint32(8, true));
  return JSON.parse(new TextDecoder().decode(json)) as Directory;
}

function align(offset: number): number {
  return Math.ceil(offset / 8) * 8;
}
