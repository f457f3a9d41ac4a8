import type { RgbImage } from '../../writers/png.ts';
import { colorsBetween, rgbOfHex } from '../color/oklch.ts';
import type { Fill } from '../picture/shape.ts';
import type { Polygon } from './polygons.ts';

/** A rectangle of whole pixels. */
interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** How much of each of its pixels is covered, 0–1. */
interface Coverage extends Area {
  readonly amounts: Float32Array;
}

type Bytes = readonly [red: number, green: number, blue: number];

const bytesOf = (hex: string): Bytes => {
  const [red, green, blue] = rgbOfHex(hex);
  return [red * 255, green * 255, blue * 255];
};

const gradientSteps = 256;

/** Coverage is rounded to this many steps: the eye sees no difference, and the file is a fifth smaller. */
const shades = 16;

/** Pixels, filled polygon by polygon with smooth edges. */
export class Canvas implements RgbImage {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
  readonly #bounds: Area;
  #limits: Area;

  constructor(width: number, height: number, background: string) {
    this.width = width;
    this.height = height;
    this.#bounds = { left: 0, top: 0, width, height };
    this.#limits = this.#bounds;
    this.data = new Uint8Array(width * height * 3);
    this.data.set(bytesOf(background));
    // What is filled is copied behind itself, twice as much each time.
    for (let filled = 3; filled < this.data.length; filled *= 2) this.data.copyWithin(filled, 0, filled);
  }

  /**
   * Draws only inside the polygon while `draw` runs. The drawing is cut out once it is whole, so that what lies hidden in
   * it does not shine through at the edge. Clips do not nest.
   */
  clipped(polygon: Polygon, draw: () => void): void {
    const clip = coverageOf([polygon], this.#bounds);
    if (clip === undefined) return;
    const { data, width: rowLength } = this;
    const { left, top, width, height, amounts } = clip;
    const start = top * rowLength * 3;
    const before = data.slice(start, start + height * rowLength * 3);
    this.#limits = clip;
    draw();
    this.#limits = this.#bounds;
    for (let row = 0; row < height; row += 1) {
      let index = (row * rowLength + left) * 3;
      for (let column = 0; column < width; column += 1, index += 3) {
        const amount = amounts[row * width + column] ?? 0;
        if (amount === 1) continue;
        for (let channel = index; channel < index + 3; channel += 1) {
          const old = before[channel] ?? 0;
          data[start + channel] = amount === 0 ? old : old * (1 - amount) + (data[start + channel] ?? 0) * amount + 0.5;
        }
      }
    }
  }

  /** Fills the polygons. Where they overlap they must turn the same way round. */
  fill(polygons: readonly Polygon[], fill: Fill, opacity = 1): void {
    const coverage = coverageOf(polygons, this.#limits);
    if (coverage !== undefined) this.#paint(coverage, fill, opacity);
  }

  /** Fills groups of polygons as one: edges that run along each other stay as smooth as one edge. */
  fillTogether(groups: readonly (readonly Polygon[])[], fill: Fill): void {
    const coverages = groups.flatMap((group) => coverageOf(group, this.#limits) ?? []);
    const left = Math.min(...coverages.map((part) => part.left));
    const top = Math.min(...coverages.map((part) => part.top));
    const width = Math.max(...coverages.map((part) => part.left + part.width)) - left;
    const height = Math.max(...coverages.map((part) => part.top + part.height)) - top;
    if (coverages.length === 0) return;
    const amounts = new Float32Array(width * height);
    for (const part of coverages) {
      for (let row = 0; row < part.height; row += 1) {
        const start = (part.top - top + row) * width + part.left - left;
        for (let column = 0; column < part.width; column += 1) {
          const amount = part.amounts[row * part.width + column] ?? 0;
          if (amount > (amounts[start + column] ?? 0)) amounts[start + column] = amount;
        }
      }
    }
    this.#paint({ left, top, width, height, amounts }, fill, 1);
  }

  #paint({ left, top, width, height, amounts }: Coverage, fill: Fill, opacity: number): void {
    const { data, width: rowLength } = this;
    const { table, start, across, down } = shadesOf(fill);
    const last = table.length / 3 - 1;
    for (let row = 0; row < height; row += 1) {
      const first = start + left * across + (top + row) * down;
      let index = ((top + row) * rowLength + left) * 3;
      for (let column = 0; column < width; column += 1, index += 3) {
        const amount = (amounts[row * width + column] ?? 0) * opacity;
        if (amount === 0) continue;
        const shade = last === 0 ? 0 : Math.floor(Math.min(last, Math.max(0, first + column * across)) + 0.5) * 3;
        const rest = 1 - amount;
        for (let channel = 0; channel < 3; channel += 1) {
          const color = (table[shade + channel] ?? 0) * amount + 0.5;
          data[index + channel] = rest === 0 ? color : (data[index + channel] ?? 0) * rest + color;
        }
      }
    }
  }
}

/** The colours of a fill, three numbers each, and which of them a pixel has: `start + x * across + y * down`. */
interface Shades {
  readonly table: Float32Array;
  readonly start: number;
  readonly across: number;
  readonly down: number;
}

function shadesOf(fill: Fill): Shades {
  if (typeof fill === 'string') return { table: Float32Array.from(bytesOf(fill)), start: 0, across: 0, down: 0 };
  const { from, to, start, end } = fill;
  const table = new Float32Array(gradientSteps * 3);
  const colorAt = colorsBetween(from, to);
  for (let step = 0; step < gradientSteps; step += 1) {
    table.set(bytesOf(colorAt(step / (gradientSteps - 1))), step * 3);
  }
  const [dx, dy] = [end[0] - start[0], end[1] - start[1]];
  const scale = (gradientSteps - 1) / (dx * dx + dy * dy);
  const [across, down] = [dx * scale, dy * scale];
  return { table, start: -start[0] * across - start[1] * down, across, down };
}

/**
 * Exact area coverage: every edge adds, to the pixels that it passes, the signed area to its right; the running sum along
 * a row is then how much of a pixel lies inside. Undefined when nothing lies in the bounds.
 */
function coverageOf(polygons: readonly Polygon[], bounds: Area): Coverage | undefined {
  let [minX, minY, maxX, maxY] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const polygon of polygons) {
    for (const [x, y] of polygon) {
      minX = Math.min(minX, x);
      minY = Math.min(minY, y);
      maxX = Math.max(maxX, x);
      maxY = Math.max(maxY, y);
    }
  }
  const left = Math.max(bounds.left, Math.floor(minX));
  const top = Math.max(bounds.top, Math.floor(minY));
  const width = Math.min(bounds.left + bounds.width, Math.ceil(maxX)) - left;
  const height = Math.min(bounds.top + bounds.height, Math.ceil(maxY)) - top;
  if (!(width > 0 && height > 0)) return undefined;
  // Two columns more than pixels: an edge beyond the right border is kept there and never summed up.
  const stride = width + 2;
  const areas = new Float32Array(stride * height);
  for (const polygon of polygons) {
    let before = polygon.at(-1);
    for (const point of polygon) {
      if (before !== undefined) {
        addEdge(areas, stride, height, before[0] - left, before[1] - top, point[0] - left, point[1] - top);
      }
      before = point;
    }
  }
  const amounts = new Float32Array(width * height);
  for (let row = 0; row < height; row += 1) {
    let sum = 0;
    let amount = 0;
    for (let column = 0; column < width; column += 1) {
      const area = areas[row * stride + column] ?? 0;
      // Most pixels lie beside no edge.
      if (area !== 0) {
        sum += area;
        amount = Math.round(Math.min(1, Math.abs(sum)) * shades) / shades;
      }
      amounts[row * width + column] = amount;
    }
  }
  return { left, top, width, height, amounts };
}

function addEdge(
  areas: Float32Array,
  stride: number,
  height: number,
  fromX: number,
  fromY: number,
  toX: number,
  toY: number,
): void {
  if (fromY === toY) return;
  const sign = fromY < toY ? 1 : -1;
  const [topX, topY, bottomX, bottomY] = sign === 1 ? [fromX, fromY, toX, toY] : [toX, toY, fromX, fromY];
  const slope = (bottomX - topX) / (bottomY - topY);
  const limit = stride - 2;
  const keep = (x: number): number => Math.min(limit, Math.max(0, x));
  for (let row = Math.max(0, Math.floor(topY)); row < Math.min(height, Math.ceil(bottomY)); row += 1) {
    const [y0, y1] = [Math.max(row, topY), Math.min(row + 1, bottomY)];
    const tall = (y1 - y0) * sign;
    const [one, other] = [keep(topX + (y0 - topY) * slope), keep(topX + (y1 - topY) * slope)];
    addRow(areas, row * stride, tall, Math.min(one, other), Math.max(one, other));
  }
}

/** Spreads one edge's height in one row over the pixels between its two ends. */
function addRow(areas: Float32Array, start: number, tall: number, low: number, high: number): void {
  const first = Math.floor(low);
  const last = Math.floor(high);
  if (first === last) {
    const right = (low + high) / 2 - first;
    areas[start + first] = (areas[start + first] ?? 0) + tall * (1 - right);
    areas[start + first + 1] = (areas[start + first + 1] ?? 0) + tall * right;
    return;
  }
  const perPixel = tall / (high - low);
  let sum = 0;
  let before = 0;
  for (let column = first; column <= last; column += 1) {
    const [x0, x1] = [Math.max(low, column), Math.min(high, column + 1)];
    // What lies to the right of the edge in this pixel, plus all of the part that the edge has passed already.
    const covered = sum + perPixel * (x1 - x0) * (column + 1 - (x0 + x1) / 2);
    areas[start + column] = (areas[start + column] ?? 0) + covered - before;
    before = covered;
    sum += perPixel * (x1 - x0);
  }
  areas[start + last + 1] = (areas[start + last + 1] ?? 0) + tall - before;
}
