import type { JsonValue } from '../../../writers/json.ts';
import { duotonePresets, gradientPresets } from '../../color/effects.ts';
import { type Palette, palettePresets } from '../../color/palette.ts';
import type { ThemePlan } from '../../plan/theme-plan.ts';
import { spacingPresets } from '../../spacing-scale.ts';
import { fontFamilyPresets } from '../../type-pairs.ts';
import { fontSizePresets } from '../../type-scale.ts';

const radii = [
  { slug: 'small', name: 'Small', size: '4px' },
  { slug: 'medium', name: 'Medium', size: '10px' },
  { slug: 'large', name: 'Large', size: '20px' },
  { slug: 'round', name: 'Round', size: '999px' },
];

const shadows = [
  { slug: 'low', name: 'Low', shadow: '0 1px 2px rgb(0 0 0 / 8%), 0 2px 6px rgb(0 0 0 / 6%)' },
  { slug: 'middle', name: 'Medium', shadow: '0 2px 4px rgb(0 0 0 / 6%), 0 8px 24px rgb(0 0 0 / 9%)' },
  { slug: 'high', name: 'High', shadow: '0 4px 8px rgb(0 0 0 / 6%), 0 20px 48px rgb(0 0 0 / 14%)' },
];

/** The colours of a palette and what is made of them, as `settings.color`. */
export const colorSettings = (palette: Palette): JsonValue => ({
  defaultDuotone: false,
  defaultGradients: false,
  defaultPalette: false,
  duotone: duotonePresets(palette).map((preset) => ({ ...preset })),
  gradients: gradientPresets.map((preset) => ({ ...preset })),
  palette: palettePresets(palette).map((preset) => ({ ...preset })),
});

/** What the visitor's choice of light or dark puts in the place of the palette. */
export const schemeSettings = (light: Palette, dark: Palette, isDark: boolean): JsonValue => ({
  initial: isDark ? 'dark' : 'light',
  light: { ...light },
  dark: { ...dark },
});

/** `settings` of theme.json. */
export function themeSettings(plan: ThemePlan, { hasRootPadding = true } = {}): JsonValue {
  const { layout, mood, spacing, palette, counterpart, isDark, features } = plan;
  const [light, dark] = isDark ? [counterpart, palette] : [palette, counterpart];
  return {
    appearanceTools: true,
    useRootPaddingAwareAlignments: hasRootPadding,
    border: { radiusSizes: radii },
    color: colorSettings(palette),
    custom: {
      radius: { button: layout.shape.button, card: layout.shape.card },
      ...(features.has('dark_mode') ? { scheme: schemeSettings(light, dark, isDark) } : {}),
    },
    dimensions: {
      aspectRatios: [
        { slug: 'square', name: 'Square', ratio: '1' },
        { slug: 'portrait', name: 'Portrait', ratio: '4/5' },
        { slug: 'landscape', name: 'Landscape', ratio: '3/2' },
        { slug: 'screen', name: 'Screen', ratio: '16/9' },
        { slug: 'panorama', name: 'Panorama', ratio: '21/9' },
      ],
      defaultAspectRatios: false,
    },
    layout: { contentSize: layout.contentSize, wideSize: layout.wideSize },
    shadow: { defaultPresets: false, presets: shadows },
    spacing: {
      defaultSpacingSizes: false,
      spacingSizes: spacingPresets(spacing).map((preset) => ({ ...preset })),
      units: ['%', 'px', 'em', 'rem', 'vh', 'vw'],
    },
    typography: {
      defaultFontSizes: false,
      fluid: true,
      fontFamilies: fontFamilyPresets(plan.typePair).map((preset) => ({ ...preset })),
      fontSizes: fontSizePresets(mood).map((preset) => ({ ...preset })),
      writingMode: true,
    },
  };
}
