import { describe, expect, it } from 'vitest';
import { rgbOfHex } from '../../../../server/src/generation/theme/color/oklch.ts';
import { paletteFor } from '../../../../server/src/generation/theme/color/palette-for.ts';
import {
  drawScreenshot,
  type ScreenshotLayout,
  type ScreenshotOptions,
  screenshotLayouts,
} from '../../../../server/src/generation/theme/screenshot/draw-screenshot.ts';
import { readPng } from '../../read-png.ts';

const layouts = Object.keys(screenshotLayouts) as ScreenshotLayout[];

const drawn = (options: Partial<ScreenshotOptions> = {}): Uint8Array =>
  drawScreenshot({
    palette: paletteFor(4),
    layout: 'blog',
    title: 'Quiet Harbor',
    typeKind: 'serif',
    seed: 4,
    ...options,
  });

/** Which part of the picture has exactly this colour. */
function share(data: Uint8Array, hex: string): number {
  const [red, green, blue] = rgbOfHex(hex).map((channel) => Math.round(channel * 255));
  let count = 0;
  for (let index = 0; index < data.length; index += 3) {
    if (data[index] === red && data[index + 1] === green && data[index + 2] === blue) count += 1;
  }
  return count / (data.length / 3);
}

describe('screenshots', () => {
  it.each(layouts)('are 1200 × 900 and small, light and dark: %s', (layout) => {
    for (const isDark of [false, true]) {
      const file = drawn({ layout, palette: paletteFor(9, { isDark }) });
      const { width, height, chunks } = readPng(file);
      expect([width, height]).toEqual([1200, 900]);
      expect(chunks).toEqual(['IHDR', 'IDAT', 'IEND']);
      expect(file.length).toBeLessThan(100_000);
    }
  });

  it.each(layouts)('are in the colours of the palette: %s', (layout) => {
    const palette = paletteFor(21);
    const { data } = readPng(drawn({ layout, palette }));
    expect(share(data, palette.base)).toBeGreaterThan(0.2);
    for (const role of ['contrast', 'primary', 'accent'] as const) {
      expect(share(data, palette[role])).toBeGreaterThan(0.00005);
    }
  });

  it.each(layouts)('are the same bytes for the same theme: %s', (layout) => {
    expect(drawn({ layout })).toEqual(drawn({ layout }));
  });

  it('show title, kind of face, seed and layout', () => {
    const pictures = [
      drawn(),
      drawn({ title: 'Quiet Harbour' }),
      drawn({ typeKind: 'sans' }),
      drawn({ seed: 5 }),
      drawn({ layout: 'shop' }),
      drawn({ palette: paletteFor(5) }),
    ].map((file) => Buffer.from(file).toString('base64'));
    expect(new Set(pictures).size).toBe(pictures.length);
  });

  it.each(['', '🎉🎉', 'W'.repeat(4000), 'word '.repeat(500), '"><svg onload=1>', 'مرحبا', '日本語', '\u0000\n\\'])(
    'can be drawn for any title: %j',
    (title) => {
      for (const layout of layouts) expect(readPng(drawn({ title, layout })).width).toBe(1200);
    },
  );
});
