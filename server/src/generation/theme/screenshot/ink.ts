import type { Point, Step } from '../picture/shape.ts';
import type { Face } from './faces.ts';
import type { Glyph } from './glyphs.ts';
import { circle, flattened, type Polygon } from './polygons.ts';

const tops: ReadonlySet<number> = new Set([490, 700, 720]);
const bottoms: ReadonlySet<number> = new Set([0, -200]);
/** Curves pass the lines a little, or they look smaller than straight letters. */
const overshoot = 8;
/** Roundness of the quarter ovals; a circle has 0.552. */
const fullness = 0.57;

type Sides = 'both' | 'left' | 'right';

interface Stroke {
  readonly start: Point;
  readonly steps: readonly Step[];
  readonly isStraight: boolean;
}

/** The stroke's middle line between where its ink starts and ends. */
function strokeOf(text: string): Stroke {
  const parts = text.match(/[MLCHV][^MLCHV]*/g) ?? [];
  const numbers = (part: string): number[] => (part.match(/-?\d+/g) ?? []).map(Number);
  const point = (values: readonly number[], index: number): Point => [values[index] ?? 0, values[index + 1] ?? 0];
  const steps: Step[] = [];
  let start: Point = [0, 0];
  let here: Point = start;
  for (const part of parts) {
    const values = numbers(part);
    const to = point(values, values.length - 2);
    const [dx, dy] = [(to[0] - here[0]) * fullness, (to[1] - here[1]) * fullness];
    if (part.startsWith('M')) start = to;
    else if (part.startsWith('L')) steps.push([to]);
    else if (part.startsWith('C')) steps.push([point(values, 0), point(values, 2), to]);
    else if (part.startsWith('H')) steps.push([[here[0] + dx, here[1]], [to[0], to[1] - dy], to]);
    else steps.push([[here[0], here[1] + dy], [to[0] - dx, to[1]], to]);
    here = to;
  }
  return { start, steps, isStraight: steps.length === 1 && steps[0]?.length === 1 };
}

/** Half the width of the ink of a stroke in that direction: the pen is an ellipse. */
function halfWidth({ thick, thin, angle }: Face, dx: number, dy: number): number {
  const turn = Math.atan2(dy, dx) + (angle * Math.PI) / 180;
  return Math.hypot(thin * Math.cos(turn), thick * Math.sin(turn)) / 2;
}

/** The four corners, always in the same turn, so that overlapping parts never cancel each other. */
function quad(a: Point, b: Point, c: Point, d: Point): Polygon {
  const corners = [a, b, c, d];
  const area = corners.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = corners[(index + 1) % 4] ?? a;
    return sum + x * nextY - nextX * y;
  }, 0);
  return area < 0 ? [d, c, b, a] : corners;
}

/** Moves a coordinate on an outer line inside by half a stroke. */
const insideY = (y: number, half: number): number => (tops.has(y) ? y - half : bottoms.has(y) ? y + half : y);
const insideX = (x: number, width: number, half: number): number => (x === 0 ? half : x === width ? width - half : x);

const isSteep = (dx: number, dy: number): boolean => Math.abs(dy) > Math.abs(dx) * 0.55;

/** A straight stroke: steep ones are cut level, level ones upright, exactly where they are said to end. */
function straightInk(from: Point, to: Point, { width }: Glyph, face: Face): Polygon {
  const stem = halfWidth(face, 0, 1);
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const half = halfWidth(face, dx, dy);
  if (isSteep(dx, dy)) {
    const across = (half * Math.hypot(dx, dy)) / Math.abs(dy);
    const inset = dx === 0 ? stem : across;
    const [x0, x1] = [insideX(from[0], width, inset), insideX(to[0], width, inset)];
    return quad([x0 - across, from[1]], [x0 + across, from[1]], [x1 + across, to[1]], [x1 - across, to[1]]);
  }
  const [y0, y1] = [insideY(from[1], half), insideY(to[1], half)];
  return quad([from[0], y0 - half], [to[0], y1 - half], [to[0], y1 + half], [from[0], y0 + half]);
}

/** The middle line of a curved stroke with its ends and extremes moved inside. */
function curvePoints({ start, steps }: Stroke, { width }: Glyph, face: Face): Point[] {
  const stem = halfWidth(face, 0, 1);
  const joinsStem = steps[0]?.length === 1 && steps[0][0][1] === start[1];
  const level = halfWidth(face, 1, 0) - (joinsStem ? 0 : overshoot);
  const inside = ([x, y]: Point): Point => [insideX(x, width, stem), insideY(y, level)];
  const last = steps.at(-1);
  const inner = steps.map(
    (step): Step => (step.length === 3 ? [inside(step[0]), inside(step[1]), inside(step[2])] : [inside(step[0])]),
  );
  const points = flattened({ start: inside(start), steps: inner });
  const end = last?.at(-1) ?? start;
  const [first, second, beforeLast, final] = [points[0], points[1], points.at(-2), points.at(-1)];
  // An upright end stands on the line itself, like a stem.
  if (first !== undefined && second !== undefined && first[0] === second[0]) points[0] = [first[0], start[1]];
  if (final !== undefined && beforeLast !== undefined && final[0] === beforeLast[0]) {
    points[points.length - 1] = [final[0], end[1]];
  }
  return points;
}

function curvedInk(stroke: Stroke, glyph: Glyph, face: Face): Polygon[] {
  const points = curvePoints(stroke, glyph, face);
  const isClosed =
    Math.hypot((points[0]?.[0] ?? 0) - (points.at(-1)?.[0] ?? 0), (points[0]?.[1] ?? 0) - (points.at(-1)?.[1] ?? 0)) <
    1;
  const edges = points.map(([x, y], index): readonly [Point, Point] => {
    const before = points[index - 1] ?? (isClosed ? points.at(-2) : undefined) ?? [x, y];
    const after = points[index + 1] ?? (isClosed ? points[1] : undefined) ?? [x, y];
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
    const length = Math.hypot(dx, dy) || 1;
    const half = halfWidth(face, dx, dy) / length;
    return [
      [x - dy * half, y + dx * half],
      [x + dy * half, y - dx * half],
    ];
  });
  return edges.slice(1).flatMap((edge, index) => {
    const before = edges[index];
    return before === undefined ? [] : [quad(before[0], edge[0], edge[1], before[1])];
  });
}

/** A foot or a head across the end of a stem, softened where it meets it. */
function serifInk(x: number, y: number, isTop: boolean, sides: Sides, face: Face): Polygon {
  const stem = halfWidth(face, 0, 1);
  const slab = face.thin * 0.95;
  const bracket = slab + 30;
  const up = isTop ? -1 : 1;
  const left = x - stem - (sides === 'right' ? 0 : face.serif);
  const right = x + stem + (sides === 'left' ? 0 : face.serif);
  const points: Point[] = [
    [left, y],
    [right, y],
    [right, y + up * slab],
    [x + stem, y + up * (sides === 'left' ? slab : bracket)],
    [x - stem, y + up * (sides === 'right' ? slab : bracket)],
    [left, y + up * slab],
  ];
  return isTop ? points.reverse() : points;
}

/** A small downward or upward tooth at the end of a level arm, as in E, L and T. */
function toothInk(x: number, y: number, isTop: boolean, towards: 1 | -1): Polygon {
  const depth = isTop ? -1 : 1;
  return quad([x, y], [x, y + depth * 150], [x - towards * 22, y + depth * 150], [x - towards * 78, y]);
}

const key = ([x, y]: Point): string => `${x},${y}`;

/** Where a straight part of a stroke ends at an end of the stroke, with the place that it comes from. */
function straightEnds({ start, steps }: Stroke): (readonly [end: Point, from: Point])[] {
  const [first, last] = [steps[0], steps.at(-1)];
  const second = first?.length === 1 ? first[0] : undefined;
  const beforeLast = steps.at(-2)?.at(-1) ?? start;
  return [
    ...(second === undefined ? [] : [[start, second] as const]),
    ...(last?.length === 1 ? [[last[0], beforeLast] as const] : []),
  ];
}

/** Serifs where a stroke ends free on a line. Small letters have only the left half of a head. */
function serifs(strokes: readonly Stroke[], glyph: Glyph, character: string, face: Face): Polygon[] {
  const ends = strokes.flatMap(straightEnds);
  const steep = ends.filter(([end, from]) => isSteep(end[0] - from[0], end[1] - from[1]));
  const stem = halfWidth(face, 0, 1);
  const isSmall = /[a-z]/.test(character);
  const feet = steep.flatMap(([end, from]) => {
    const isTop = tops.has(end[1]);
    const isShared = steep.some(([other, origin]) => origin !== from && key(other) === key(end));
    if (isShared || !(isTop || bottoms.has(end[1])) || noSerif.has(`${character}${isTop ? '^' : '_'}${end[0]}`))
      return [];
    const isHead = isSmall && isTop && from[0] === end[0];
    const sides = isHead ? 'left' : rightFeet.has(character) && !isTop ? 'right' : 'both';
    return [serifInk(insideX(end[0], glyph.width, stem), end[1], isTop, sides, face)];
  });
  const stems = steep.map(([end]) => end[0]);
  const teeth = strokes.flatMap((stroke) => {
    const [left, right] = [stroke.start, stroke.steps[0]?.at(-1) ?? stroke.start];
    const isTop = left[1] === 700;
    if (!stroke.isStraight || left[1] !== right[1] || !(isTop || left[1] === 0)) return [];
    const isFree = (x: number): boolean => stems.every((other) => Math.abs(other - x) > 70);
    return [
      ...(isFree(left[0]) ? [toothInk(left[0], left[1], isTop, -1)] : []),
      ...(isFree(right[0]) ? [toothInk(right[0], right[1], isTop, 1)] : []),
    ];
  });
  return [...feet, ...teeth];
}

/** Ends that have no serif, because a bowl or a bar goes on from there: character, `^` or `_`, x. */
const noSerif: ReadonlySet<string> = new Set([
  'b_0',
  'M^55',
  'M^655',
  'N^55',
  'T^260',
  'N_535',
  'g^480',
  'q^480',
  'Z^465',
  'Z_65',
  'z^345',
  'z_62',
  '4^395',
  '4^375',
  '7^418',
  '7_130',
  '5^98',
  'N_590',
  "'^45",
  '"^45',
  '"^215',
  'y_133',
  'y_225',
  'm_205',
  '5^85',
  '1^205',
  '&_600',
  '!^50',
]);

/** Small letters whose bowl stands where the left half of the foot would be. */
const rightFeet: ReadonlySet<string> = new Set(['a', 'd', 'u']);

/** The ink of a glyph, stroke by stroke; polygons of a stroke all turn the same way. y upwards. */
export function inkOf(glyph: Glyph, character: string, face: Face): Polygon[][] {
  const parts = glyph.strokes.split('|').filter((part) => part !== '');
  const dots = parts.filter((part) => part.startsWith('O')).map((part) => part.match(/-?\d+/g) ?? []);
  const strokes = parts.filter((part) => !part.startsWith('O')).map(strokeOf);
  return [
    ...strokes.map((stroke) =>
      stroke.isStraight
        ? [straightInk(stroke.start, stroke.steps[0]?.[0] ?? stroke.start, glyph, face)]
        : curvedInk(stroke, glyph, face),
    ),
    ...dots.map(([x, y]) => [circle([Number(x), Number(y)], face.thick * 0.62)]),
    ...(face.serif > 0 ? serifs(strokes, glyph, character, face).map((serif) => [serif]) : []),
  ];
}
