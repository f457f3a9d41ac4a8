import { between, type Draw } from '../seeded.ts';
import type { Fill, Point, Shape, Step } from './shape.ts';

/** A rectangle, from its left upper corner. */
export const rect = (x: number, y: number, width: number, height: number, fill: Fill, opacity?: number): Shape => ({
  kind: 'rect',
  x,
  y,
  width,
  height,
  fill,
  ...(opacity === undefined ? {} : { opacity }),
});

/** A circle, from its middle. */
export const circle = (x: number, y: number, radius: number, fill: Fill, opacity?: number): Shape => ({
  kind: 'circle',
  center: [x, y],
  radius,
  fill,
  ...(opacity === undefined ? {} : { opacity }),
});

/** A closed outline. */
export const outline = (start: Point, steps: readonly Step[], fill: Fill): Shape => ({
  kind: 'outline',
  outline: { start, steps },
  fill,
});

/** A gradient from a height to a lower one. */
export const downwards = (from: string, to: string, top: number, bottom: number): Fill => ({
  from,
  to,
  start: [0, top],
  end: [0, bottom],
});

/** Ground below a soft line through the heights, which stand at even distances. */
export function ground(width: number, height: number, heights: readonly number[], fill: Fill): Shape {
  const stride = width / (heights.length - 1);
  const first = heights[0] ?? 0;
  const curves = heights.slice(1).map((y, index): Step => {
    const [x, before] = [index * stride, heights[index] ?? y];
    return [
      [x + stride / 2, before],
      [x + stride / 2, y],
      [x + stride, y],
    ];
  });
  return outline([0, first], [...curves, [[width, height]], [[0, height]]], fill);
}

/** A door or window with a round top that stands on `floor`. */
export function arch(x: number, floor: number, halfWidth: number, top: number, fill: Fill): Shape {
  const shoulder = top + halfWidth;
  const k = halfWidth * 0.5523;
  return outline(
    [x - halfWidth, floor],
    [
      [[x - halfWidth, shoulder]],
      [
        [x - halfWidth, shoulder - k],
        [x - k, top],
        [x, top],
      ],
      [
        [x + k, top],
        [x + halfWidth, shoulder - k],
        [x + halfWidth, shoulder],
      ],
      [[x + halfWidth, floor]],
    ],
    fill,
  );
}

/** A leaf from its stalk to its tip. */
export function leaf(from: Point, to: Point, fatness: number, fill: Fill): Shape {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const side = (part: number, sign: number): Point => [
    from[0] + dx * part - dy * fatness * sign,
    from[1] + dy * part + dx * fatness * sign,
  ];
  return outline(
    from,
    [
      [side(0.25, 1), side(0.75, 0.8), to],
      [side(0.75, -0.8), side(0.25, -1), from],
    ],
    fill,
  );
}

/** A jar of some height, as an outline that is mirrored at its middle. */
export function jar(x: number, floor: number, size: number, draw: Draw, fill: Fill): Shape {
  const [neck, belly, tall] = [
    size * between(draw, 0.06, 0.2),
    size * between(draw, 0.2, 0.34),
    size * between(draw, 0.55, 1.08),
  ];
  const [rim, foot] = [floor - tall, belly * 0.62];
  const shoulder = floor - tall * between(draw, 0.74, 0.92);
  return outline(
    [x - foot, floor],
    [
      [
        [x - belly * 1.25, floor - tall * 0.28],
        [x - belly, shoulder],
        [x - neck, shoulder],
      ],
      [[x - neck, rim]],
      [[x + neck, rim]],
      [[x + neck, shoulder]],
      [
        [x + belly, shoulder],
        [x + belly * 1.25, floor - tall * 0.28],
        [x + foot, floor],
      ],
    ],
    fill,
  );
}
