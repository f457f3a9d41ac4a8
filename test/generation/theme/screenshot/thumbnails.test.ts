import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { paletteFor } from '../../../../server/src/generation/theme/color/palette-for.ts';
import {
  drawScreenshot,
  type ScreenshotLayout,
  screenshotLayouts,
} from '../../../../server/src/generation/theme/screenshot/draw-screenshot.ts';
import { readRecord } from '../../../analysis/support/findings-record.ts';
import { readPng } from '../../read-png.ts';

const layouts = Object.keys(screenshotLayouts) as ScreenshotLayout[];
const [columns, rows] = [100, 50];
const shades = ' .:-=+*#%@';

/** A screenshot in letters, light to dark, each a field of 12 × 18 pixels; before each row a digest of its pixels. */
function thumbnailOf(layout: ScreenshotLayout): string {
  const { width, height, data } = readPng(
    drawScreenshot({ palette: paletteFor(4), layout, title: 'Quiet Harbor', typeKind: 'serif', seed: 4 }),
  );
  const [wide, high] = [width / columns, height / rows];
  const fields = Array.from({ length: rows }, () => new Float64Array(columns));
  for (let at = 0; at < data.length; at += 3) {
    const [x, y] = [Math.floor(((at / 3) % width) / wide), Math.floor(at / 3 / width / high)];
    const row = fields[y];
    if (row) row[x] = (row[x] ?? 0) + (data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0);
  }
  const letter = (sum: number) => shades[Math.min(9, Math.floor((1 - sum / (wide * high * 765)) * 10))] ?? ' ';
  const lines = fields.map((row, y) => {
    const pixels = data.subarray(y * high * width * 3, (y + 1) * high * width * 3);
    const digest = createHash('sha1').update(pixels).digest('hex').slice(0, 4);
    return `${digest} ${Array.from(row, letter).join('').trimEnd()}`.trimEnd();
  });
  return `${lines.join('\n')}\n`;
}

const record = readRecord(
  join(import.meta.dirname, 'thumbnails.txt'),
  () => new Map(layouts.map((layout) => [layout, thumbnailOf(layout)])),
);

describe('the picture of a site', () => {
  it.each(layouts)('%s', (layout) => {
    expect(thumbnailOf(layout)).toBe(record.get(layout));
  });
});
