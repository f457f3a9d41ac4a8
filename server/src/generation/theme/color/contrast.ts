import { hexOfOklch, type Oklch, rgbOfHex, toLinear } from './oklch.ts';

/** Relative luminance of `#rrggbb`, 0–1 (WCAG 2.2, "relative luminance", with the corrected threshold 0.04045). */
export function relativeLuminance(hex: string): number {
  const [red, green, blue] = rgbOfHex(hex);
  return 0.2126 * toLinear(red) + 0.7152 * toLinear(green) + 0.0722 * toLinear(blue);
}

/** Contrast ratio of two colours, 1–21, whichever is the lighter (WCAG 2.2, "contrast ratio"). */
export function contrastRatio(left: string, right: string): number {
  const [one, other] = [relativeLuminance(left), relativeLuminance(right)];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/**
 * The colour, as hex, moved away from the backgrounds in lightness only as far as it needs to reach the ratio on every
 * one of them. The ratio is measured on the rounded hex, so that what is written holds.
 */
export function hexWithContrast(
  color: Oklch,
  backgrounds: readonly string[],
  ratio: number,
  towards: 'light' | 'dark',
): string {
  const step = towards === 'light' ? 0.004 : -0.004;
  let { lightness } = color;
  let hex = hexOfOklch(color);
  while (lightness > 0 && lightness < 1 && backgrounds.some((other) => contrastRatio(hex, other) < ratio)) {
    lightness = Math.min(1, Math.max(0, lightness + step));
    hex = hexOfOklch({ ...color, lightness });
  }
  return hex;
}
