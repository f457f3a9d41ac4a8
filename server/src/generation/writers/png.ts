import { crc32, deflateSync } from 'node:zlib';

/** An opaque picture: three bytes a pixel, row after row. */
export interface RgbImage {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

const signature = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

/** Four times as fast as the usual 6, for a third more bytes: a screenshot of 60 KB instead of 45. */
const level = 3;

/** PNG filter types (PNG specification, 9.2). */
const sub = 1;
const up = 2;

/** Length, type, data and checksum (PNG specification, 5.3). */
function chunk(type: string, data: Uint8Array): Uint8Array {
  const out = new Uint8Array(data.length + 12);
  const view = new DataView(out.buffer);
  view.setUint32(0, data.length);
  out.set(new TextEncoder().encode(type), 4);
  out.set(data, 8);
  view.setUint32(data.length + 8, crc32(out.subarray(4, data.length + 8)));
  return out;
}

/**
 * The rows with the filter that leaves least behind: the difference to the row above or to the pixel before. Rows are
 * compared as a whole first, since most of a drawn page repeats the row above.
 */
function filtered({ width, height, data }: RgbImage): Uint8Array {
  const stride = width * 3;
  const out = new Uint8Array((stride + 1) * height);
  const rows = Buffer.from(data.buffer, data.byteOffset, data.byteLength);
  for (let row = 0; row < height; row += 1) {
    const from = row * stride;
    const to = row * (stride + 1);
    const isRepeated = row > 0 && rows.compare(rows, from - stride, from, from, from + stride) === 0;
    const isUp = isRepeated || (row > 0 && changesLessDown(data, from, stride));
    out[to] = isUp ? up : sub;
    if (isRepeated) continue;
    const distance = isUp ? stride : 3;
    const first = isUp ? 0 : 3;
    out.set(data.subarray(from, from + first), to + 1);
    for (let index = first; index < stride; index += 1) {
      out[to + 1 + index] = (data[from + index] ?? 0) - (data[from + index - distance] ?? 0);
    }
  }
  return out;
}

/** Whether a row, by its reds, differs in fewer places from the row above than from pixel to pixel. */
function changesLessDown(data: Uint8Array, from: number, stride: number): boolean {
  let across = 0;
  let down = data[from] === data[from - stride] ? 0 : 1;
  for (let index = from + 3; index < from + stride; index += 3) {
    const value = data[index];
    if (value !== data[index - 3]) across += 1;
    if (value !== data[index - stride]) down += 1;
  }
  return down <= across;
}

/** The picture as a PNG file, truecolour, 8 bits. The same picture gives the same bytes. */
export function encodePng(image: RgbImage): Uint8Array {
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, image.width);
  view.setUint32(4, image.height);
  header.set([8, 2, 0, 0, 0], 8);
  const chunks = [
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(filtered(image), { level })),
    chunk('IEND', new Uint8Array()),
  ];
  const file = new Uint8Array(chunks.reduce((size, { length }) => size + length, 0));
  let at = 0;
  for (const part of chunks) {
    file.set(part, at);
    at += part.length;
  }
  return file;
}
