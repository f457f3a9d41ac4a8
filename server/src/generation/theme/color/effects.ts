import { oklchOfHex } from './oklch.ts';
import type { Palette } from './palette.ts';

/** One preset of theme.json's `settings.color.gradients`. */
export interface GradientPreset {
  readonly slug: string;
  readonly name: string;
  readonly gradient: string;
}

/** One preset of theme.json's `settings.color.duotone`: what shadows and lights of a picture become. */
export interface DuotonePreset {
  readonly slug: string;
  readonly name: string;
  readonly colors: readonly [shadow: string, light: string];
}

const preset = (slug: string): string => `var(--wp--preset--color--${slug})`;

/**
 * Three gradients, named after the presets so that a style variation recolours them: one lets a page end in its surface,
 * one deepens the primary away from its text colour, which stays readable all over it, one joins the two strong colours
 * and is for ornament only.
 */
export const gradientPresets: readonly GradientPreset[] = [
  {
    slug: 'base-to-surface',
    name: 'Base to surface',
    gradient: `linear-gradient(180deg, ${preset('base')} 0%, ${preset('base-2')} 100%)`,
  },
  {
    slug: 'primary-deepening',
    name: 'Primary to dark',
    gradient: `linear-gradient(160deg, ${preset('primary')} 0%, color-mix(in oklab, ${preset('primary')} 72%, ${preset('contrast')}) 100%)`,
  },
  {
    slug: 'primary-to-accent',
    name: 'Primary to accent',
    gradient: `linear-gradient(120deg, ${preset('primary')} 0%, ${preset('accent')} 100%)`,
  },
];

const darkToLight = (one: string, other: string): readonly [string, string] =>
  oklchOfHex(one).lightness < oklchOfHex(other).lightness ? [one, other] : [other, one];

/** Two duotones: the page's own ink on paper, and the primary on paper. */
export const duotonePresets = (palette: Palette): DuotonePreset[] => [
  { slug: 'ink', name: 'Ink on paper', colors: darkToLight(palette.contrast, palette.base) },
  { slug: 'primary', name: 'Primary on paper', colors: darkToLight(palette.primary, palette.base) },
];
