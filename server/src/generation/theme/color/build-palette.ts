import type { PaperName } from '@presswright/shared/schemas/plans/theme-vocabulary';
import { contrastRatio, hexWithContrast } from './contrast.ts';
import { hexOfOklch, type Oklch, oklchOfHex } from './oklch.ts';
import type { Palette } from './palette.ts';
import type { Scheme } from './schemes.ts';

/** Lightness of the two backgrounds and how much of the neutral's chroma they take. */
export interface Paper {
  readonly base: number;
  readonly surface: number;
  readonly tint: number;
}

/** Near white with a tinted surface; cream throughout; a tinted page with lighter cards. */
export const lightPapers: readonly [Paper, Paper, Paper] = [
  { base: 0.992, surface: 0.962, tint: 0.35 },
  { base: 0.978, surface: 0.948, tint: 0.5 },
  { base: 0.956, surface: 0.985, tint: 0.6 },
];

/** Charcoal, deep tint, near black; the surface is always the lighter one, as if it lay nearer. */
export const darkPapers: readonly [Paper, Paper, Paper] = [
  { base: 0.205, surface: 0.255, tint: 1 },
  { base: 0.23, surface: 0.275, tint: 1.6 },
  { base: 0.165, surface: 0.215, tint: 0.8 },
];

/** Every page, by its name. */
export const papersByName: Readonly<Record<PaperName, Paper>> = {
  white: lightPapers[0],
  cream: lightPapers[1],
  tinted: lightPapers[2],
  charcoal: darkPapers[0],
  deep: darkPapers[1],
  black: darkPapers[2],
};

const textRatio = 4.5;
const bodyRatio = 7;
const edgeRatio = 3;

/** Text on a colour: tinted paper or tinted ink, whichever is readable on it; undefined between the two. */
function textOn(background: string, hue: number): string | undefined {
  const candidates = [
    hexOfOklch({ lightness: 0.985, chroma: 0.008, hue }),
    hexOfOklch({ lightness: 0.19, chroma: 0.03, hue }),
  ];
  return candidates.find((text) => contrastRatio(text, background) >= textRatio);
}

/** A colour that stands out from the pages and carries text, moved only as far as both need, and that text. */
function withText(
  color: Oklch,
  pages: readonly string[],
  ratio: number,
  towards: 'light' | 'dark',
): readonly [background: string, text: string] {
  const step = towards === 'light' ? 0.004 : -0.004;
  for (let { lightness } = color; lightness > 0 && lightness < 1; lightness += step) {
    const background = hexWithContrast({ ...color, lightness }, pages, ratio, towards);
    const text = textOn(background, color.hue);
    if (text !== undefined) return [background, text];
  }
  return towards === 'light' ? ['#ffffff', '#000000'] : ['#000000', '#ffffff'];
}

/** A bright colour on a dark page is paler than on paper: its lightness moves up and its chroma is held back. */
const litUp = ({ lightness, chroma, hue }: Oklch): Oklch => ({
  lightness: 0.72 + lightness * 0.12,
  chroma: Math.min(chroma, 0.145),
  hue,
});

/** The palette of a scheme. Every pair of `colorPairs` holds in it by construction. */
export function buildPalette({ primary, accent, neutral }: Scheme, paper: Paper): Palette {
  const isDark = paper.base < 0.5;
  const towards = isDark ? 'light' : 'dark';
  const grey = (lightness: number, part: number): Oklch => ({
    lightness,
    chroma: neutral.chroma * part,
    hue: neutral.hue,
  });
  const base = hexOfOklch(grey(paper.base, paper.tint));
  const surface = hexOfOklch(grey(paper.surface, paper.tint * (isDark ? 1 : 1.25)));
  const pages = [base, surface];
  const [primaryHex, onPrimary] = withText(isDark ? litUp(primary) : primary, pages, textRatio, towards);
  const [accentHex, onAccent] = withText(isDark ? litUp(accent) : accent, pages, edgeRatio, towards);
  return {
    base,
    'base-2': surface,
    contrast: hexWithContrast(grey(isDark ? 0.945 : 0.23, isDark ? 0.5 : 1.2), pages, bodyRatio, towards),
    'contrast-2': hexWithContrast(grey(isDark ? 0.76 : 0.47, 1), pages, textRatio, towards),
    primary: primaryHex,
    'primary-contrast': onPrimary,
    accent: accentHex,
    'accent-contrast': onAccent,
    line: hexWithContrast(grey(isDark ? 0.45 : 0.72, 1), pages, edgeRatio, towards),
  };
}

/** The scheme that a palette shows. Muted text tells the neutral's hue best: paper is too pale for it. */
export function schemeOf(palette: Palette): Scheme {
  const { hue, chroma } = oklchOfHex(palette['contrast-2']);
  return { primary: oklchOfHex(palette.primary), accent: oklchOfHex(palette.accent), neutral: { hue, chroma } };
}
