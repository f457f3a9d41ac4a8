import { moods } from '@presswright/shared/schemas/plans/theme-vocabulary';
import { describe, expect, it } from 'vitest';
import { contrastRatio, relativeLuminance } from '../../../../server/src/generation/theme/color/contrast.ts';
import { darkOf } from '../../../../server/src/generation/theme/color/dark-of.ts';
import { duotonePresets, gradientPresets } from '../../../../server/src/generation/theme/color/effects.ts';
import { colorDistance, hexOfOklch, oklchOfHex } from '../../../../server/src/generation/theme/color/oklch.ts';
import {
  colorPairs,
  type Palette,
  palettePresets,
  paletteRoles,
} from '../../../../server/src/generation/theme/color/palette.ts';
import { paletteFor } from '../../../../server/src/generation/theme/color/palette-for.ts';
import { schemes } from '../../../../server/src/generation/theme/color/schemes.ts';
import { stylePalettes } from '../../../../server/src/generation/theme/color/style-palettes.ts';

const seeds = Array.from({ length: 2000 }, (_, index) => Math.imul(index, 0x9e3779b1));

const brokenPairs = (palette: Palette): string[] =>
  colorPairs
    .filter(({ foreground, background, ratio }) => contrastRatio(palette[foreground], palette[background]) < ratio)
    .map(({ foreground, background }) => `${foreground} on ${background}: ${JSON.stringify(palette)}`);

const lightness = (hex: string): number => oklchOfHex(hex).lightness;

describe('colours', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#777777', '#ffffff', 4.48],
    ['#767676', '#ffffff', 4.54],
    ['#ff0000', '#ffffff', 4.0],
    ['#0000ff', '#ffff00', 8.0],
  ])('%s on %s has the contrast that WCAG checkers show', (foreground, background, ratio) => {
    expect(contrastRatio(foreground, background)).toBeCloseTo(ratio, 1);
    expect(contrastRatio(background, foreground)).toBe(contrastRatio(foreground, background));
  });

  it('has luminance 0 for black and 1 for white', () => {
    expect(relativeLuminance('#000000')).toBe(0);
    expect(relativeLuminance('#ffffff')).toBeCloseTo(1, 10);
  });

  it.each([
    ['#ff0000', 0.628, 0.2577, 29.23],
    ['#00ff00', 0.8664, 0.2948, 142.5],
    ['#0000ff', 0.452, 0.3132, 264.05],
    ['#663399', 0.4403, 0.1603, 303.37],
  ])('%s has the OKLCH coordinates of CSS Color 4', (hex, light, chroma, hue) => {
    const color = oklchOfHex(hex);
    expect(color.lightness).toBeCloseTo(light, 2);
    expect(color.chroma).toBeCloseTo(chroma, 2);
    expect(color.hue).toBeCloseTo(hue, 0);
  });

  it('comes back from OKLCH as it went in', () => {
    for (let value = 0; value <= 0xffffff; value += 4093) {
      const hex = `#${value.toString(16).padStart(6, '0')}`;
      expect(hexOfOklch(oklchOfHex(hex))).toBe(hex);
    }
  });

  it('keeps lightness and hue of a colour that sRGB cannot show', () => {
    const shown = oklchOfHex(hexOfOklch({ lightness: 0.7, chroma: 0.4, hue: 150 }));
    expect(shown.lightness).toBeCloseTo(0.7, 1);
    expect(shown.hue).toBeCloseTo(150, -1);
    expect(shown.chroma).toBeLessThan(0.25);
  });
});

describe('palettes', () => {
  it.each([
    ['light', false],
    ['dark', true],
  ])('keep every pair readable over 2,000 seeds, %s', (_name, isDark) => {
    expect(seeds.flatMap((seed) => brokenPairs(paletteFor(seed, { isDark })))).toEqual([]);
    for (const seed of seeds) {
      expect(lightness(paletteFor(seed, { isDark }).base) < 0.5).toBe(isDark);
    }
  });

  it('keep every pair readable in the counterpart and in the style variations', () => {
    for (const seed of seeds) {
      const counterpart = darkOf(paletteFor(seed));
      expect(brokenPairs(counterpart)).toEqual([]);
      expect(brokenPairs(darkOf(counterpart))).toEqual([]);
      expect(stylePalettes(seed).flatMap(({ palette }) => brokenPairs(palette))).toEqual([]);
    }
  });

  it('are hex colours for every role', () => {
    for (const seed of seeds.slice(0, 100)) {
      const presets = palettePresets(paletteFor(seed));
      expect(presets.map(({ slug }) => slug)).toEqual(Object.keys(paletteRoles));
      for (const { color } of presets) {
        expect(color).toMatch(/^#[\da-f]{6}$/);
      }
    }
  });

  it('depend on the seed and on nothing else', () => {
    expect(paletteFor(7)).toEqual(paletteFor(7));
    expect(new Set(seeds.slice(0, 200).map((seed) => paletteFor(seed).primary)).size).toBeGreaterThan(150);
  });

  it.each(moods)('have a primary of a scheme with the mood: %s', (mood) => {
    const hues = schemes.filter((scheme) => scheme.moods.includes(mood)).map((scheme) => scheme.primary.hue);
    for (const seed of seeds.slice(0, 200)) {
      const { hue, chroma } = oklchOfHex(paletteFor(seed, { mood }).primary);
      const turns = hues.map((other) => Math.abs(((hue - other + 540) % 360) - 180));
      // The hue of a near grey says nothing; the gamut and rounding turn a hue by a few degrees.
      expect(chroma < 0.03 || Math.min(...turns) < 16).toBe(true);
    }
  });

  it('have restrained backgrounds and an accent that stands apart from the primary', () => {
    for (const seed of seeds) {
      const palette = paletteFor(seed);
      expect(oklchOfHex(palette.base).chroma).toBeLessThan(0.03);
      expect(colorDistance(palette.primary, palette.accent)).toBeGreaterThan(0.1);
      expect(colorDistance(palette.base, palette['base-2'])).toBeGreaterThan(0.015);
    }
  });

  it('put tinted ink or paper on colours, never plain black or white', () => {
    for (const seed of seeds) {
      for (const palette of [paletteFor(seed), paletteFor(seed, { isDark: true })]) {
        for (const text of [palette['primary-contrast'], palette['accent-contrast']]) {
          expect(['#000000', '#ffffff']).not.toContain(text);
        }
      }
    }
  });

  it('turn dark in their own hues', () => {
    const light = paletteFor(12);
    const dark = darkOf(light);
    expect(lightness(dark.base)).toBeLessThan(0.3);
    expect(Math.abs(oklchOfHex(dark.primary).hue - oklchOfHex(light.primary).hue)).toBeLessThan(12);
    expect(lightness(darkOf(dark).base)).toBeGreaterThan(0.9);
  });
});

describe('style variations', () => {
  it('are four, two of them dark, with names and looks of their own', () => {
    for (const seed of seeds.slice(0, 300)) {
      const styles = stylePalettes(seed);
      expect(styles.map(({ isDark }) => isDark)).toEqual([false, true, false, true]);
      expect(new Set(styles.map(({ slug }) => slug)).size).toBe(4);
      for (const [index, style] of styles.entries()) {
        expect(style.slug).toMatch(/^[a-z]+$/);
        for (const other of styles.slice(0, index)) {
          expect(colorDistance(style.palette.primary, other.palette.primary)).toBeGreaterThanOrEqual(0.1);
        }
      }
    }
  });

  it.each(moods)('are four in every mood: %s', (mood) => {
    for (const seed of seeds.slice(0, 100)) {
      expect(stylePalettes(seed, mood)).toHaveLength(4);
    }
  });
});

describe('presets beside the colours', () => {
  it('name roles of the palette in gradients', () => {
    for (const { gradient } of gradientPresets) {
      const named = [...gradient.matchAll(/--wp--preset--color--([\w-]+)/g)].map(([, slug]) => slug);
      expect(named.length).toBeGreaterThan(1);
      expect(Object.keys(paletteRoles)).toEqual(expect.arrayContaining(named));
    }
  });

  it('go from dark to light in duotones', () => {
    for (const isDark of [false, true]) {
      for (const { colors } of duotonePresets(paletteFor(3, { isDark }))) {
        expect(lightness(colors[0])).toBeLessThan(lightness(colors[1]));
      }
    }
  });
});
