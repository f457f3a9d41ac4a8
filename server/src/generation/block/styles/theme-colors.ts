import { type CssCode, cssValue } from '../../writers/css.ts';

/**
 * Colours of the theme by the slugs that themes give them most, each with a colour of ours for themes without them.
 * `ink` and `paper` are a pair that every theme keeps readable; `brand` may have any lightness.
 */
export const fallbackColors = { ink: '#1e1e1e', paper: '#fff' } as const;

/** Brands for themes that name none: all readable under white text, and as marks on white. */
export const fallbackBrands = ['#4338ca', '#0f766e', '#b4235a', '#1d5fa8', '#9a4a12', '#6b3fa0'] as const;

const preset = (slugs: readonly string[], fallback: string): string =>
  slugs.reduceRight((inner, slug) => `var(--wp--preset--color--${slug}, ${inner})`, fallback);

export const ink: CssCode = cssValue(preset(['contrast', 'foreground'], fallbackColors.ink));
export const paper: CssCode = cssValue(preset(['base', 'background'], fallbackColors.paper));

/** The theme's accent colour. @param fallback of `fallbackBrands` */
export const brand = (fallback: string): CssCode => cssValue(preset(['accent', 'primary'], fallback));

/** The brand of a block in themes without one. */
export const fallbackBrand = (seed: number): string =>
  fallbackBrands[seed % fallbackBrands.length] ?? fallbackBrands[0];

/** What a browser has to know for `readableOn`; it then knows `color-mix()` too. */
export const modernColors: CssCode = cssValue('(color: color(from red xyz-d65 x y z))');

/**
 * Black or white, whichever has the greater contrast on a colour that only the browser knows. `y` is the relative
 * luminance of WCAG 2.2: above 0.179 black has a ratio of at least 4.58 on it, below it white has.
 */
export function readableOn(color: CssCode): CssCode {
  const channel = (white: string): string => `clamp(0, (0.179 - y) * 9999, ${white})`;
  return cssValue(`color(from ${color.text} xyz-d65 ${channel('0.9505')} ${channel('1')} ${channel('1.089')})`);
}

/** `percent` of one colour in another. */
export const mix = (color: CssCode, percent: number, other: CssCode): CssCode =>
  cssValue(`color-mix(in srgb, ${color.text} ${percent}%, ${other.text})`);
