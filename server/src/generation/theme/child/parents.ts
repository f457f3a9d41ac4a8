import { mixColors } from '../color/oklch.ts';
import type { Palette } from '../color/palette.ts';

/** A parent theme whose palette is known. */
export interface KnownParent {
  /** Its preset that gets the primary colour. */
  readonly primary: string;
  /** All of its presets, with the colours that a palette of ours gives them. */
  presets(palette: Palette): readonly { readonly slug: string; readonly name: string; readonly color: string }[];
}

const preset = (slug: string, name: string, color: string) => ({ slug, name, color });

/** A pale colour that text stays readable on. */
const tint = ({ base, primary, accent }: Palette, of: 'primary' | 'accent', share: number): string =>
  mixColors(base, of === 'primary' ? primary : accent, share);

/**
 * Parents whose palettes are known. A child's palette replaces its parent's as a whole, so it has to hold every preset
 * that the parent's own styles and patterns name.
 */
export const knownParents: Readonly<Record<string, KnownParent>> = {
  twentytwentyfive: {
    primary: 'accent-3',
    presets: (palette) => [
      preset('base', 'Base', palette.base),
      preset('contrast', 'Contrast', palette.contrast),
      preset('accent-1', 'Accent 1', tint(palette, 'accent', 0.25)),
      preset('accent-2', 'Accent 2', palette['base-2']),
      preset('accent-3', 'Accent 3', palette.primary),
      preset('accent-4', 'Accent 4', palette['contrast-2']),
      preset('accent-5', 'Accent 5', palette['base-2']),
      preset('accent-6', 'Accent 6', 'color-mix(in srgb, currentColor 20%, transparent)'),
    ],
  },
  twentytwentyfour: {
    primary: 'accent-3',
    presets: (palette) => [
      preset('base', 'Base', palette.base),
      preset('base-2', 'Base / Two', palette['base-2']),
      preset('contrast', 'Contrast', palette.contrast),
      preset('contrast-2', 'Contrast / Two', palette['contrast-2']),
      // The parent sets text in it on its dark panels.
      preset('contrast-3', 'Contrast / Three', mixColors(palette.base, palette.contrast, 0.3)),
      preset('accent', 'Accent', tint(palette, 'primary', 0.18)),
      preset('accent-2', 'Accent / Two', tint(palette, 'accent', 0.25)),
      preset('accent-3', 'Accent / Three', palette.primary),
      preset('accent-4', 'Accent / Four', tint(palette, 'accent', 0.15)),
      preset('accent-5', 'Accent / Five', tint(palette, 'primary', 0.1)),
    ],
  },
  twentytwentythree: {
    primary: 'secondary',
    presets: (palette) => [
      preset('base', 'Base', palette.base),
      preset('contrast', 'Contrast', palette.contrast),
      preset('primary', 'Primary', tint(palette, 'primary', 0.18)),
      preset('secondary', 'Secondary', palette.primary),
      preset('tertiary', 'Tertiary', palette['base-2']),
    ],
  },
};

/** The parent of a child theme that names none. */
export const usualParent = 'twentytwentyfive';

/** Folders of parents that are known to be classic themes. */
const classicParents: ReadonlySet<string> = new Set([
  'twentyten',
  'twentyeleven',
  'twentytwelve',
  'twentythirteen',
  'twentyfourteen',
  'twentyfifteen',
  'twentysixteen',
  'twentyseventeen',
  'twentynineteen',
  'twentytwenty',
  'twentytwentyone',
  'astra',
  'blocksy',
  'generatepress',
  'hello-elementor',
  'kadence',
  'neve',
  'oceanwp',
  'storefront',
  'sydney',
  'divi',
]);

/** Whether a parent is known to be made of PHP templates. */
export const isClassicParent = (parent: string): boolean => classicParents.has(parent.toLowerCase());
