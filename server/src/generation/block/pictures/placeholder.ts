import { fallbackBrands } from '../styles/theme-colors.ts';

/** What a placeholder shows: a landscape, a person, or a mark. */
export type PlaceholderKind = 'landscape' | 'portrait' | 'mark';

const [width, height] = [1200, 800];

const shapes: Readonly<Record<PlaceholderKind, (color: string) => string>> = {
  landscape: (color) =>
    `<circle cx="880" cy="230" r="90" fill="#fff" fill-opacity=".7"/>` +
    `<path fill="${color}" fill-opacity=".35" d="M0 620 330 300l260 260 180-160 430 300v100H0z"/>` +
    `<path fill="${color}" fill-opacity=".6" d="M0 720 260 540l240 180 320-240 380 260v60H0z"/>`,
  portrait: (color) =>
    `<circle cx="600" cy="330" r="150" fill="${color}" fill-opacity=".55"/>` +
    `<path fill="${color}" fill-opacity=".4" d="M260 800c0-190 150-290 340-290s340 100 340 290z"/>`,
  mark: (color) =>
    `<path fill="none" stroke="${color}" stroke-opacity=".6" stroke-width="60" d="m420 520 180-280 180 280z"/>`,
};

/** A picture for previews, as a data URI: nothing has to be fetched. @param seed chooses its colour */
export function placeholderPicture(kind: PlaceholderKind, seed: number): string {
  const color = fallbackBrands[seed % fallbackBrands.length] ?? fallbackBrands[0];
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">` +
    `<path fill="#fff" d="M0 0h${width}v${height}H0z"/>` +
    `<path fill="${color}" fill-opacity=".16" d="M0 0h${width}v${height}H0z"/>${shapes[kind](color)}</svg>`;
  return `data:image/svg+xml,${svg.replaceAll('"', "'").replace(/[<>#%]/g, encodeURIComponent)}`;
}
