import { mixColors, oklchOfHex } from '../color/oklch.ts';
import type { Palette } from '../color/palette.ts';

/** The colours of a picture, from the furthest to the nearest, and its light. */
export interface Tones {
  readonly sky: string;
  readonly haze: string;
  readonly far: string;
  readonly middle: string;
  readonly near: string;
  readonly deep: string;
  readonly sun: string;
  readonly glow: string;
  readonly paper: string;
}

/** How much of the primary each distance has. On a dark page pictures are dusk: the sky is the lightest part. */
const primaryShare = {
  light: { sky: 0.14, haze: 0.3, far: 0.48, middle: 0.7, near: 1 },
  dark: { sky: 0.52, haze: 0.64, far: 0.44, middle: 0.34, near: 0.24 },
} as const;

/** A palette's tones. */
export function tonesOf(palette: Palette): Tones {
  const isDark = oklchOfHex(palette.base).lightness < 0.5;
  const share = primaryShare[isDark ? 'dark' : 'light'];
  const tone = (distance: keyof typeof share): string => mixColors(palette.base, palette.primary, share[distance]);
  return {
    sky: tone('sky'),
    haze: tone('haze'),
    far: tone('far'),
    middle: tone('middle'),
    near: tone('near'),
    deep: isDark ? mixColors(palette.base, palette.primary, 0.12) : mixColors(palette.primary, palette.contrast, 0.5),
    sun: palette.accent,
    glow: mixColors(palette.accent, palette.base, isDark ? 0.3 : 0.5),
    paper: isDark ? mixColors(palette.contrast, palette.primary, 0.2) : palette.base,
  };
}
