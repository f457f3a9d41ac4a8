import type { PlanColors } from '@presswright/shared/schemas/plans/theme-plan';
import type { Mood } from '@presswright/shared/schemas/plans/theme-vocabulary';
import { between, type Draw, pick, seeded, shuffled } from '../seeded.ts';
import { buildPalette, papersByName } from './build-palette.ts';
import { hexOfOklch, type Oklch, oklchOfHex } from './oklch.ts';
import type { Palette } from './palette.ts';
import { type NamedScheme, type Scheme, schemes } from './schemes.ts';

const lightPages = ['white', 'cream', 'tinted'] as const;
const darkPages = ['charcoal', 'deep', 'black'] as const;

/** Lightness at which the tint of a page is written down. */
const middleGrey = 0.6;
/** More colour than this in page and text is no tint. */
const greatestTint = 0.06;

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
 * The colours of a theme as its plan writes them. The same seed and options give the same colours; the light and the dark
 * ones of a seed belong together. `seed` is any integer, such as a hash of the theme's name.
 */
export function colorsFor(seed: number, { mood, isDark = false }: PaletteOptions = {}): PlanColors {
  const draw = seeded(seed);
  const [scheme = schemes[0]] = schemesInOrder(draw, mood);
  const { primary, accent, neutral } = varied(draw, scheme);
  return {
    primary: hexOfOklch(primary),
    accent: hexOfOklch(accent),
    neutral: hexOfOklch({ lightness: middleGrey, ...neutral }),
    paper: pick(draw, isDark ? darkPages : lightPages),
  };
}

/** The palette of a theme's colours, readable whatever they are. */
export function paletteOf({ primary, accent, neutral, paper }: PlanColors): Palette {
  const { hue, chroma } = oklchOfHex(neutral);
  return buildPalette(
    {
      primary: oklchOfHex(primary),
      accent: oklchOfHex(accent),
      neutral: { hue, chroma: Math.min(chroma, greatestTint) },
    },
    papersByName[paper],
  );
}

/** The palette that a seed draws. */
export const paletteFor = (seed: number, options: PaletteOptions = {}): Palette => paletteOf(colorsFor(seed, options));
