/** The shape of a typeface, for whoever draws a picture of it. */
export type TypeKind = 'serif' | 'sans' | 'slab' | 'mono';

/** One preset of theme.json's `settings.typography.fontFamilies`: faces that systems bring along, so nothing is fetched. */
export interface FontFamilyPreset {
  readonly slug: string;
  readonly name: string;
  readonly fontFamily: string;
}

export interface FontStack extends FontFamilyPreset {
  readonly kind: TypeKind;
}

/** System faces by style. Each stack has a face for macOS and iOS, Windows, and Android or Linux, then the generic one. */
export const fontStacks = {
  oldStyle: {
    slug: 'old-style',
    name: 'Old-style serif',
    kind: 'serif',
    fontFamily: '"Iowan Old Style", "Palatino Linotype", "URW Palladio L", P052, serif',
  },
  transitional: {
    slug: 'transitional',
    name: 'Transitional serif',
    kind: 'serif',
    fontFamily: 'Charter, "Bitstream Charter", "Sitka Text", Cambria, serif',
  },
  modernSerif: {
    slug: 'modern-serif',
    name: 'Modern serif',
    kind: 'serif',
    fontFamily: 'Didot, "Bodoni MT", "Noto Serif Display", "URW Palladio L", P052, "Sitka Display", serif',
  },
  slab: {
    slug: 'slab',
    name: 'Slab serif',
    kind: 'slab',
    fontFamily: 'Rockwell, "Rockwell Nova", "Roboto Slab", "DejaVu Serif", "Sitka Small", serif',
  },
  humanist: {
    slug: 'humanist',
    name: 'Humanist sans',
    kind: 'sans',
    fontFamily: 'Seravek, "Gill Sans Nova", Ubuntu, Calibri, "DejaVu Sans", source-sans-pro, sans-serif',
  },
  classicalHumanist: {
    slug: 'classical-humanist',
    name: 'Classical humanist sans',
    kind: 'sans',
    fontFamily: 'Optima, Candara, "Noto Sans", source-sans-pro, sans-serif',
  },
  geometric: {
    slug: 'geometric',
    name: 'Geometric sans',
    kind: 'sans',
    fontFamily: 'Avenir, Montserrat, Corbel, "URW Gothic", source-sans-pro, sans-serif',
  },
  neoGrotesque: {
    slug: 'neo-grotesque',
    name: 'Neo-grotesque sans',
    kind: 'sans',
    fontFamily: 'Inter, Roboto, "Helvetica Neue", "Arial Nova", "Nimbus Sans", Arial, sans-serif',
  },
  rounded: {
    slug: 'rounded',
    name: 'Rounded sans',
    kind: 'sans',
    fontFamily:
      'ui-rounded, "Hiragino Maru Gothic ProN", Quicksand, Comfortaa, Manjari, "Arial Rounded MT Bold", Calibri, source-sans-pro, sans-serif',
  },
  industrial: {
    slug: 'industrial',
    name: 'Industrial sans',
    kind: 'sans',
    fontFamily:
      'Bahnschrift, "DIN Alternate", "Franklin Gothic Medium", "Nimbus Sans Narrow", sans-serif-condensed, sans-serif',
  },
  system: {
    slug: 'system-sans',
    name: 'System sans',
    kind: 'sans',
    fontFamily: 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif',
  },
  mono: {
    slug: 'mono',
    name: 'Monospace',
    kind: 'mono',
    fontFamily: 'ui-monospace, "Cascadia Code", "Source Code Pro", Menlo, Consolas, "DejaVu Sans Mono", monospace',
  },
} as const satisfies Record<string, FontStack>;
