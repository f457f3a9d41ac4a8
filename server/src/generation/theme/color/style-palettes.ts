import type { ColorSchemeName, Mood } from '@presswright/shared/schemas/plans/theme-vocabulary';
import { seeded } from '../seeded.ts';
import { buildPalette, darkPapers, lightPapers, type Paper } from './build-palette.ts';
import { colorDistance } from './oklch.ts';
import type { Palette } from './palette.ts';
import { schemesInOrder } from './palette-for.ts';
import { schemes } from './schemes.ts';

/** A theme's style variation: its title, the name of its file without `.json`, and its colours. */
export interface StylePalette {
  readonly name: string;
  readonly slug: string;
  readonly isDark: boolean;
  readonly palette: Palette;
}

const papers: readonly Paper[] = [lightPapers[1], darkPapers[0], lightPapers[2], darkPapers[1]];

/** Primaries nearer than this look like one colour printed twice. */
const visiblyApart = 0.1;

/**
 * Names of four schemes for variations beside the theme's own palette, none of them the scheme that `colorsFor` draws for
 * the same seed and mood, and no two with primaries that look alike.
 */
export function styleNames(seed: number, mood?: Mood): ColorSchemeName[] {
  const [, ...rest] = schemesInOrder(seeded(seed), mood);
  const styles: { readonly name: ColorSchemeName; readonly primary: string }[] = [];
  for (const scheme of rest) {
    const paper = papers[styles.length];
    if (paper === undefined) break;
    const { primary } = buildPalette(scheme, paper);
    if (styles.every((other) => colorDistance(other.primary, primary) >= visiblyApart))
      styles.push({ name: scheme.slug, primary });
  }
  return styles.map(({ name }) => name);
}

/** Style variations of these schemes, light and dark by turns. */
export function stylesOf(names: readonly ColorSchemeName[]): StylePalette[] {
  return names.map((slug, index) => {
    const scheme = schemes.find((one) => one.slug === slug);
    const paper = papers[index % papers.length];
    if (scheme === undefined || paper === undefined) throw new Error(`no scheme ${slug}`);
    return { name: scheme.name, slug, isDark: paper.base < 0.5, palette: buildPalette(scheme, paper) };
  });
}

/** The style variations that a seed draws. */
export const stylePalettes = (seed: number, mood?: Mood): StylePalette[] => stylesOf(styleNames(seed, mood));
