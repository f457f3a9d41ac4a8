import type { Mood } from '../mood.ts';
import { between, type Draw, pick, seeded, shuffled } from '../seeded.ts';
import { buildPalette, darkPapers, lightPapers } from './build-palette.ts';
import type { Oklch } from './oklch.ts';
import type { Palette } from './palette.ts';
import { type NamedScheme, type Scheme, schemes } from './schemes.ts';

export interface PaletteOptions {
  /** Only schemes with this feeling are drawn. */
  readonly mood?: Mood | undefined;
  /** Light text on a dark page. */
  readonly isDark?: boolean | undefined;
}

/** All schemes in the order that the seed draws them, those of the mood first. */
export function schemesInOrder(draw: Draw, mood: Mood | undefined): NamedScheme[] {
  const order = shuffled(draw, schemes);
  return mood === undefined
    ? order
    : [...order.filter(({ moods }) => moods.includes(mood)), ...order.filter(({ moods }) => !moods.includes(mood))];
}

const turned = (color: Oklch, degrees: number, strength: number): Oklch => ({
  ...color,
  chroma: color.chroma * strength,
  hue: (color.hue + degrees + 360) % 360,
});

/** The scheme a little to one side, so that two themes of one scheme are not twins. All hues turn together. */
function varied(draw: Draw, { primary, accent, neutral }: Scheme): Scheme {
  const degrees = between(draw, -8, 8);
  const strength = between(draw, 0.92, 1.08);
  return {
    primary: turned(primary, degrees, strength),
    accent: turned(accent, degrees, strength),
    neutral: { hue: (neutral.hue + degrees + 360) % 360, chroma: neutral.chroma * between(draw, 0.8, 1.2) },
  };
}

/**
 * A theme's palette. The same seed and options give the same colours; the light and the dark palette of a seed belong
 * together. `seed` is any integer, such as a hash of the theme's name.
 */
export function paletteFor(seed: number, { mood, isDark = false }: PaletteOptions = {}): Palette {
  const draw = seeded(seed);
  const [scheme = schemes[0]] = schemesInOrder(draw, mood);
  return buildPalette(varied(draw, scheme), pick(draw, isDark ? darkPapers : lightPapers));
}
