import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { faces } from '../../../../server/src/generation/theme/screenshot/faces.ts';
import { glyphs } from '../../../../server/src/generation/theme/screenshot/glyphs.ts';
import { lettered, textWidth } from '../../../../server/src/generation/theme/screenshot/lettering.ts';
import { circle, roundedRect } from '../../../../server/src/generation/theme/screenshot/polygons.ts';
import { readRecord } from '../../../analysis/support/findings-record.ts';

type Points = readonly (readonly [number, number])[];

const areaOf = (points: Points): number =>
  points.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = points[(at + 1) % points.length] ?? [x, y];
    return sum + (x * nextY - nextX * y) / 2;
  }, 0);

/** Where a shape begins and ends, how much it covers, and a digest of its rounded points. */
function shapeOf(polygons: readonly Points[]): string {
  const points = polygons.flat();
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const box = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)].map(Math.round);
  const area = Math.round(polygons.reduce((sum, polygon) => sum + Math.abs(areaOf(polygon)), 0));
  const rounded = polygons.map((polygon) => polygon.map(([x, y]) => [Math.round(x), Math.round(y)]));
  const digest = createHash('sha1').update(JSON.stringify(rounded)).digest('hex').slice(0, 6);
  return `${box.join(' ')} area ${area} ${digest}`;
}

const letterIn = (face: (typeof faces)[keyof typeof faces], letter: string): string =>
  `  width ${Math.round(textWidth(letter, face, 1000))} box ${shapeOf(lettered(letter, face, 1000, [0, 0]).flat())}\n`;

const letters = Object.entries(faces).flatMap(([name, face]) =>
  [...glyphs.keys()].filter((letter) => letter !== ' ').map((letter) => [`${name} ${letter}`, face, letter] as const),
);

const record = readRecord(
  join(import.meta.dirname, 'letters.txt'),
  () => new Map(letters.map(([name, face, letter]) => [name, letterIn(face, letter)])),
);

describe('the shape of the letter', () => {
  it.each(letters)('%s', (name, face, letter) => {
    expect(letterIn(face, letter)).toBe(record.get(name));
  });
});

describe('a shape', () => {
  it('is a circle of its radius', () => {
    const points = circle([10, 20], 5);
    for (const [x, y] of points) expect(Math.hypot(x - 10, y - 20)).toBeCloseTo(5, 5);
    expect(Math.abs(areaOf(points))).toBeGreaterThan(0.97 * Math.PI * 25);
  });

  it.each([
    [0, 8000],
    [10, 8000 - (4 - Math.PI) * 100],
    [40, 8000 - (4 - Math.PI) * 1600],
  ])('is a rectangle whose corners have the radius %i', (radius, area) => {
    const points = roundedRect(10, 20, 100, 80, radius);
    expect(Math.min(...points.map(([x]) => x))).toBeCloseTo(10, 5);
    expect(Math.max(...points.map(([x]) => x))).toBeCloseTo(110, 5);
    expect(Math.min(...points.map(([, y]) => y))).toBeCloseTo(20, 5);
    expect(Math.max(...points.map(([, y]) => y))).toBeCloseTo(100, 5);
    expect(Math.abs(Math.abs(areaOf(points)) - area)).toBeLessThan(0.01 * area);
  });
});
