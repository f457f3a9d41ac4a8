import { describe, expect, it } from 'vitest';
import { encodePng } from '../../../server/src/generation/writers/png.ts';
import { readPng } from '../read-png.ts';

/** Stripes, a slope and noise: rows that each filter suits, and one that none does. */
function testImage(width: number, height: number) {
  const data = new Uint8Array(width * height * 3);
  for (let index = 0; index < data.length; index += 1) {
    const row = Math.floor(index / (width * 3));
    data[index] = row % 4 === 0 ? 200 : row % 4 === 1 ? index % 256 : row % 4 === 2 ? (index * 7919) % 251 : 0;
  }
  return { width, height, data };
}

describe('PNG', () => {
  it.each([
    [1, 1],
    [3, 5],
    [64, 33],
    [257, 12],
  ])('of %i × %i pixels reads back as it was', (width, height) => {
    const image = testImage(width, height);
    expect(readPng(encodePng(image))).toEqual({ ...image, chunks: ['IHDR', 'IDAT', 'IEND'] });
  });

  it('is the same for the same picture', () => {
    expect(encodePng(testImage(40, 40))).toEqual(encodePng(testImage(40, 40)));
  });
});
