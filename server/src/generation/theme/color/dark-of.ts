import { buildPalette, darkPapers, lightPapers, schemeOf } from './build-palette.ts';
import { oklchOfHex } from './oklch.ts';
import type { Palette } from './palette.ts';

/** The palette's counterpart for a dark page, in the same hues. A palette that is dark already gets its light one. */
export function darkOf(palette: Palette): Palette {
  const isDark = oklchOfHex(palette.base).lightness < 0.5;
  const { primary, accent, neutral } = schemeOf(palette);
  return isDark
    ? buildPalette(
        { primary: { ...primary, lightness: 0.46 }, accent: { ...accent, lightness: 0.62 }, neutral },
        lightPapers[0],
      )
    : buildPalette({ primary, accent, neutral }, darkPapers[0]);
}
