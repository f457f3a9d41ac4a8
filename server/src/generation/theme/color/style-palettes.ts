import type { Mood } from '../mood.ts';
import { seeded } from '../seeded.ts';
import { buildPalette, darkPapers, lightPapers, type Paper } from './build-palette.ts';
import { colorDistance } from './oklch.ts';
import type { Palette } from './palette.ts';
import { schemesInOrder } from './palette-for.ts';

/** A theme's style variation: its title, the name of its file without `.json`, and its colours. */
export interface StylePalette {
  readonly name: string;
  readonly slug: string;
  readonly isDark: boolean;
  readonly palette: Palette;
}

const papers: readonly Paper[] = [lightPapers[1], darkPapers[0], lightPapers[2], darkPapers[1]].filter(
  (paper) => paper !== undefined,
);

/** Primaries nearer than this look like one colour printed twice. */
const visiblyApart = 0.1;

/**
 * Four variations beside the theme's own palette, light and dark by turns, none of the scheme that `paletteFor` draws
 * for the same seed and mood, and no two with primaries that look alike.
 */
export function stylePalettes(seed: number, mood?: Mood): StylePalette[] {
  const [, ...rest] = schemesInOrder(seeded(seed), mood);
  const styles: StylePalette[] = [];
  for (const scheme of rest) {
    const paper = papers[styles.length];
    if (paper === undefined) {
      break;
    }
    const palette = buildPalette(scheme, paper);
    if (styles.every((other) => colorDistance(other.palette.primary, palette.primary) >= visiblyApart)) {
      styles.push({ name: scheme.name, slug: scheme.name.toLowerCase(), isDark: paper.base < 0.5, palette });
    }
  }
  return styles;
}
