import type { Outline, Point, Step } from '../picture/shape.ts';

/** A closed outline of straight edges. */
export type Polygon = readonly Point[];

const [curveSteps, roundness] = [16, 0.5523];

/** A point on a cubic Bézier curve. */
function onCurve(from: Point, [first, second, to]: readonly [Point, Point, Point], part: number): Point {
  const rest = 1 - part;
  const [a, b, c, d] = [rest ** 3, 3 * rest ** 2 * part, 3 * rest * part ** 2, part ** 3];
  return [
    a * from[0] + b * first[0] + c * second[0] + d * to[0],
    a * from[1] + b * first[1] + c * second[1] + d * to[1],
  ];
}

/** The outline with its curves as short edges. */
export function flattened({ start, steps }: Outline): Point[] {
  const points: Point[] = [start];
  let here = start;
  for (const step of steps) {
    if (step.length === 3) {
      for (let index = 1; index < curveSteps; index += 1) points.push(onCurve(here, step, index / curveSteps));
    }
    here = step.length === 3 ? step[2] : step[0];
    points.push(here);
  }
  return points;
}

/** A rectangle with round corners; without a radius, a plain one. */
export function roundedRect(x: number, y: number, width: number, height: number, radius = 0): Polygon {
  const [right, bottom] = [x + width, y + height];
  const r = Math.min(radius, width / 2, height / 2);
  if (r <= 0) {
    return [
      [x, y],
      [right, y],
      [right, bottom],
      [x, bottom],
    ];
  }
  const k = r * (1 - roundness);
  const steps: Step[] = [
    [[right - r, y]],
    [
      [right - k, y],
      [right, y + k],
      [right, y + r],
    ],
    [[right, bottom - r]],
    [
      [right, bottom - k],
      [right - k, bottom],
      [right - r, bottom],
    ],
    [[x + r, bottom]],
    [
      [x + k, bottom],
      [x, bottom - k],
      [x, bottom - r],
    ],
    [[x, y + r]],
    [
      [x, y + k],
      [x + k, y],
      [x + r, y],
    ],
  ];
  return flattened({ start: [x + r, y], steps });
}

/** A circle with as many edges as its size asks for. */
export function circle([x, y]: Point, radius: number): Polygon {
  const count = Math.max(16, Math.ceil(radius * 1.2));
  return Array.from({ length: count }, (_, index): Point => {
    const turn = (index / count) * 2 * Math.PI;
    return [x + radius * Math.cos(turn), y + radius * Math.sin(turn)];
  });
}
