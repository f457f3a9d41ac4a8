/** The roles of a palette, which are the slugs of its theme.json presets, with the names that the editor shows. */
export const paletteRoles = {
  base: 'Base',
  'base-2': 'Surface',
  contrast: 'Contrast',
  'contrast-2': 'Muted text',
  primary: 'Primary',
  'primary-contrast': 'Text on primary',
  accent: 'Accent',
  'accent-contrast': 'Text on accent',
  line: 'Line',
} as const;

export type PaletteRole = keyof typeof paletteRoles;

/** A colour, as `#rrggbb`, for every role. */
export type Palette = Readonly<Record<PaletteRole, string>>;

/** Two roles that a theme may put on each other, and the contrast ratio that they keep, whichever is the text. */
export interface ColorPair {
  readonly foreground: PaletteRole;
  readonly background: PaletteRole;
  /** 7: body text at AAA; 4.5: text at AA; 3: large text, icons, edges of inputs (WCAG 2.2, 1.4.3, 1.4.6 and 1.4.11). */
  readonly ratio: 3 | 4.5 | 7;
}

const pair = (foreground: PaletteRole, background: PaletteRole, ratio: ColorPair['ratio']): ColorPair => ({
  foreground,
  background,
  ratio,
});

/** Every pair that holds in every palette made here, light or dark. A theme uses no other. */
export const colorPairs: readonly ColorPair[] = [
  pair('contrast', 'base', 7),
  pair('contrast', 'base-2', 7),
  pair('contrast-2', 'base', 4.5),
  pair('contrast-2', 'base-2', 4.5),
  pair('primary', 'base', 4.5),
  pair('primary', 'base-2', 4.5),
  pair('primary-contrast', 'primary', 4.5),
  pair('accent-contrast', 'accent', 4.5),
  pair('accent', 'base', 3),
  pair('accent', 'base-2', 3),
  pair('line', 'base', 3),
  pair('line', 'base-2', 3),
];

/** One preset of theme.json's `settings.color.palette`. */
export interface PalettePreset {
  readonly slug: PaletteRole;
  readonly name: string;
  readonly color: string;
}

/** The palette as theme.json's `settings.color.palette`. */
export const palettePresets = (palette: Palette): PalettePreset[] =>
  (Object.entries(paletteRoles) as [PaletteRole, string][]).map(([slug, name]) => ({
    slug,
    name,
    color: palette[slug],
  }));
