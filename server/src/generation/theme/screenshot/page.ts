import { mixColors } from '../color/oklch.ts';
import type { Palette } from '../color/palette.ts';
import type { CompositionName } from '../picture/compositions.ts';
import type { Fill, Picture, Point, Shape } from '../picture/shape.ts';
import { composePicture } from '../pictures.ts';
import type { Draw } from '../seeded.ts';
import type { Canvas } from './canvas.ts';
import type { Face } from './faces.ts';
import { fitted, lettered, textWidth } from './lettering.ts';
import { circle, flattened, type Polygon, roundedRect } from './polygons.ts';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Short texts of the kind of site that a screenshot shows. */
export interface ScreenshotWords {
  readonly offers: readonly [string, string, string];
  readonly action: string;
}

/** Where in a line the given x stands. */
export type Align = 'start' | 'center' | 'end';

export interface TextOptions {
  readonly size: number;
  readonly color: string;
  readonly face?: Face;
  readonly align?: Align;
}

/** The page of a theme while it is drawn: what layouts draw with. Lengths in pixels, y downwards. */
export interface Page {
  readonly canvas: Canvas;
  readonly palette: Palette;
  /** The theme's title in characters that can be lettered; never empty. */
  readonly title: string;
  /** What the site offers, and what its button says. */
  readonly words: ScreenshotWords;
  /** For titles and headings. */
  readonly display: Face;
  /** For everything small. */
  readonly text: Face;
  /** Radius of corners, one for the whole theme. */
  readonly radius: number;
  readonly seed: number;
  readonly draw: Draw;
}

const alignShare: Record<Align, number> = { start: 0, center: 0.5, end: 1 };

/** A line of text; `at` is on its baseline. Returns its width. */
export function write(page: Page, text: string, at: Point, options: TextOptions): number {
  const face = options.face ?? page.text;
  const width = textWidth(text, face, options.size);
  const x = at[0] - width * alignShare[options.align ?? 'start'];
  page.canvas.fillTogether(lettered(text, face, options.size, [x, at[1]]), options.color);
  return width;
}

/** A heading in as many lines as it needs, as large as it fits; `top` is above its capitals. Returns where it ends. */
export function heading(
  page: Page,
  text: string,
  { x, top, width }: { readonly x: number; readonly top: number; readonly width: number },
  { largest, lines: most, color, align = 'start' }: { largest: number; lines: number; color: string; align?: Align },
): number {
  const { size, lines } = fitted(text, page.display, { width, lines: most, largest, smallest: 26 });
  const leading = size * 1.08;
  for (const [index, line] of lines.entries()) {
    write(page, line, [x, top + size * 0.72 + index * leading], { size, color, face: page.display, align });
  }
  return top + size * 0.72 + (lines.length - 1) * leading + size * 0.2;
}

/** A filled rectangle with the theme's corners, or with those given. */
export function panel(page: Page, { x, y, width, height }: Box, fill: Fill, radius = page.radius): void {
  page.canvas.fill([roundedRect(x, y, width, height, radius)], fill);
}

/** Running text, which at this size is lines of grey. The last one is shorter. */
export function paragraph(
  page: Page,
  { x, y, width }: { readonly x: number; readonly y: number; readonly width: number },
  count: number,
  { color, align = 'start', thickness = 7 }: { color?: string; align?: Align; thickness?: number } = {},
): number {
  const { palette, draw } = page;
  const ink = color ?? mixColors(palette['contrast-2'], palette.base, 0.68);
  for (let line = 0; line < count; line += 1) {
    const isLast = line === count - 1;
    const length = width * (isLast && count > 1 ? 0.5 + draw() * 0.2 : 0.92 + draw() * 0.08);
    const left = x + (width - length) * alignShare[align];
    panel(page, { x: left, y: y + line * thickness * 2.3, width: length, height: thickness }, ink, thickness / 2);
  }
  return y + count * thickness * 2.3;
}

/** A button with a label, or with an outline only. Returns its width. */
export function button(
  page: Page,
  label: string,
  { x, y }: { readonly x: number; readonly y: number },
  colors: { readonly fill: string; readonly text: string; readonly inside?: string },
): number {
  const size = 16;
  const [width, height] = [textWidth(label, page.text, size) + 48, 46];
  const radius = page.radius > 14 ? height / 2 : Math.min(page.radius, 8);
  panel(page, { x, y, width, height }, colors.fill, radius);
  if (colors.inside !== undefined) {
    panel(page, { x: x + 1.5, y: y + 1.5, width: width - 3, height: height - 3 }, colors.inside, radius - 1.5);
  }
  write(page, label, [x + width / 2, y + height / 2 + size * 0.34], { size, color: colors.text, align: 'center' });
  return width;
}

/** The main button of a page on its ordinary background. */
export const primaryButton = (page: Page, label: string, at: { readonly x: number; readonly y: number }): number =>
  button(page, label, at, { fill: page.palette.primary, text: page.palette['primary-contrast'] });

/** The button beside the main one. */
export const outlineButton = (page: Page, label: string, at: { readonly x: number; readonly y: number }): number =>
  button(page, label, at, { fill: page.palette.line, inside: page.palette.base, text: page.palette.contrast });

/** A picture in a frame with the theme's corners; `number` tells the pictures of a page apart. */
export function picture(
  page: Page,
  box: Box,
  composition: CompositionName,
  number: number,
  radius = page.radius,
): void {
  const { palette, seed } = page;
  const { width, height } = box;
  const composed = composePicture({ palette, seed: seed + number * 101, composition, width, height });
  page.canvas.clipped(roundedRect(box.x, box.y, width, height, radius), () => drawPicture(page.canvas, composed, box));
}

const moved = (point: Point, by: Point): Point => [point[0] + by[0], point[1] + by[1]];

function polygonOf(shape: Shape, by: Point): Polygon {
  switch (shape.kind) {
    case 'rect':
      return roundedRect(shape.x + by[0], shape.y + by[1], shape.width, shape.height);
    case 'circle':
      return circle(moved(shape.center, by), shape.radius);
    case 'outline':
      return flattened(shape.outline).map((point) => moved(point, by));
  }
}

function drawPicture(canvas: Canvas, { shapes }: Picture, { x, y }: Box): void {
  for (const shape of shapes) {
    const fill =
      typeof shape.fill === 'string'
        ? shape.fill
        : { ...shape.fill, start: moved(shape.fill.start, [x, y]), end: moved(shape.fill.end, [x, y]) };
    canvas.fill([polygonOf(shape, [x, y])], fill, shape.opacity);
  }
}
