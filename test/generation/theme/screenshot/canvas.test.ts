import { describe, expect, it } from 'vitest';
import { Canvas } from '../../../../server/src/generation/theme/screenshot/canvas.ts';
import { circle, roundedRect } from '../../../../server/src/generation/theme/screenshot/polygons.ts';

/** Red of a pixel on a black canvas that was painted white. */
const red = (canvas: Canvas, x: number, y: number): number => canvas.data[(y * canvas.width + x) * 3] ?? -1;

const inkOf = (canvas: Canvas): number => {
  let sum = 0;
  for (let index = 0; index < canvas.data.length; index += 3) sum += (canvas.data[index] ?? 0) / 255;
  return sum;
};

describe('canvas', () => {
  it('covers whole pixels wholly and cut ones in part', () => {
    const canvas = new Canvas(8, 8, '#000000');
    canvas.fill([roundedRect(2, 2, 3.5, 3)], '#ffffff');
    expect([1, 2, 4, 5, 6].map((x) => red(canvas, x, 3))).toEqual([0, 255, 255, 128, 0]);
    expect([1, 2, 4, 5].map((y) => red(canvas, 3, y))).toEqual([0, 255, 255, 0]);
  });

  it.each([9, 30, 90.5])('paints as much as a circle with radius %d has area', (radius) => {
    const canvas = new Canvas(200, 200, '#000000');
    canvas.fill([circle([100.3, 99.6], radius)], '#ffffff');
    const area = Math.PI * radius ** 2;
    expect(Math.abs(inkOf(canvas) - area) / area).toBeLessThan(0.03);
  });

  it('paints only what lies on it', () => {
    const canvas = new Canvas(20, 10, '#000000');
    canvas.fill([roundedRect(-50, -50, 60, 200)], '#ffffff');
    canvas.fill([circle([500, 500], 10), circle([-100, 5], 3)], '#ffffff');
    expect(inkOf(canvas)).toBe(10 * 10);
  });

  it('paints only inside a clip, and everywhere after it', () => {
    const canvas = new Canvas(20, 20, '#000000');
    canvas.clipped(roundedRect(5, 5, 4, 4), () => canvas.fill([roundedRect(0, 0, 20, 20)], '#ffffff'));
    expect(inkOf(canvas)).toBe(16);
    canvas.fill([roundedRect(0, 0, 20, 20)], '#ffffff');
    expect(inkOf(canvas)).toBe(400);
  });

  it('lets nothing that is painted over shine through at the edge of a clip', () => {
    const canvas = new Canvas(40, 40, '#000000');
    canvas.clipped(circle([20, 20], 15.3), () => {
      canvas.fill([roundedRect(0, 0, 40, 40)], '#ffffff');
      canvas.fill([roundedRect(0, 0, 40, 40)], '#000000');
    });
    expect(inkOf(canvas)).toBe(0);
  });

  it('shows no seam and no double edge where shapes are filled together', () => {
    const canvas = new Canvas(20, 20, '#000000');
    canvas.fillTogether([[roundedRect(2.5, 2, 6, 6)], [roundedRect(2.5, 4, 10, 4)]], '#ffffff');
    expect(red(canvas, 2, 5)).toBe(128);
    expect(red(canvas, 5, 5)).toBe(255);
  });

  it('goes from one colour of a gradient to the other', () => {
    const canvas = new Canvas(100, 4, '#ffffff');
    canvas.fill([roundedRect(0, 0, 100, 4)], { from: '#000000', to: '#ffffff', start: [0, 0], end: [100, 0] });
    const values = Array.from({ length: 100 }, (_, x) => red(canvas, x, 2));
    expect(values).toEqual([...values].sort((left, right) => left - right));
    expect(values[0]).toBeLessThan(5);
    expect(values[99]).toBeGreaterThan(250);
  });

  it('lets the ground through a fill that is not opaque', () => {
    const canvas = new Canvas(4, 4, '#000000');
    canvas.fill([roundedRect(0, 0, 4, 4)], '#ffffff', 0.5);
    expect(red(canvas, 1, 1)).toBe(128);
  });
});
