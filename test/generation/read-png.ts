import { crc32, inflateSync } from 'node:zlib';

export interface ReadPng {
  readonly width: number;
  readonly height: number;
  readonly chunks: readonly string[];
  /** Three bytes a pixel. */
  readonly data: Uint8Array;
}

/** Reads a truecolour PNG of 8 bits after the specification, apart from our encoder; throws on anything out of order. */
export function readPng(file: Uint8Array): ReadPng {
  const bytes = Buffer.from(file);
  if (bytes.subarray(0, 8).toString('latin1') !== '\x89PNG\r\n\x1a\n') throw new Error('signature');
  const chunks: string[] = [];
  const packed: Buffer[] = [];
  let header = Buffer.alloc(13);
  let at = 8;
  while (at < bytes.length) {
    const length = bytes.readUInt32BE(at);
    const type = bytes.toString('latin1', at + 4, at + 8);
    const body = bytes.subarray(at + 8, at + 8 + length);
    if (bytes.readUInt32BE(at + 8 + length) !== crc32(bytes.subarray(at + 4, at + 8 + length))) throw new Error('CRC');
    if (type === 'IHDR') header = body;
    if (type === 'IDAT') packed.push(body);
    chunks.push(type);
    at += 12 + length;
  }
  if ([...header.subarray(8)].join() !== '8,2,0,0,0') throw new Error('not 8 bits truecolour');
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  return { width, height, chunks, data: unfiltered(inflateSync(Buffer.concat(packed)), width * 3, height) };
}

function unfiltered(rows: Uint8Array, stride: number, height: number): Uint8Array {
  if (rows.length !== (stride + 1) * height) throw new Error('length of the rows');
  const data = new Uint8Array(stride * height);
  for (let row = 0; row < height; row += 1) {
    const filter = rows[row * (stride + 1)];
    for (let index = 0; index < stride; index += 1) {
      const at = row * stride + index;
      const left = index < 3 ? 0 : (data[at - 3] ?? 0);
      const above = row === 0 ? 0 : (data[at - stride] ?? 0);
      const predicted = filter === 1 ? left : filter === 2 ? above : filter === 0 ? 0 : Number.NaN;
      if (Number.isNaN(predicted)) throw new Error(`filter ${filter}`);
      data[at] = (rows[row * (stride + 1) + 1 + index] ?? 0) + predicted;
    }
  }
  return data;
}
