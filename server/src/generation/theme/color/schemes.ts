import type { ColorSchemeName, Mood } from '@presswright/shared/schemas/plans/theme-vocabulary';
import type { Oklch } from './oklch.ts';

/** The idea of a palette, from which the light and the dark one are made: tinted neutrals, a primary and one accent. */
export interface Scheme {
  readonly primary: Oklch;
  readonly accent: Oklch;
  /** Hue and chroma of backgrounds and text. Its chroma is that of a middle grey; paper gets a part of it. */
  readonly neutral: { readonly hue: number; readonly chroma: number };
}

export interface NamedScheme extends Scheme {
  readonly name: string;
  readonly slug: ColorSchemeName;
  readonly moods: readonly Mood[];
}

const color = (lightness: number, chroma: number, hue: number): Oklch => ({ lightness, chroma, hue });
const neutral = (hue: number, chroma: number) => ({ hue, chroma });

/**
 * Combinations chosen by eye. Neutrals lean towards the primary or, in warm schemes, towards paper; the accent stands
 * across the wheel or beside it, never at the primary's own hue.
 */
export const schemes: readonly [NamedScheme, ...NamedScheme[]] = [
  {
    name: 'Clay',
    slug: 'clay',
    moods: ['warm', 'natural'],
    primary: color(0.5, 0.13, 38),
    accent: color(0.56, 0.075, 190),
    neutral: neutral(62, 0.02),
  },
  {
    name: 'Meadow',
    slug: 'meadow',
    moods: ['natural', 'calm'],
    primary: color(0.45, 0.1, 150),
    accent: color(0.7, 0.14, 78),
    neutral: neutral(125, 0.016),
  },
  {
    name: 'Ink',
    slug: 'ink',
    moods: ['elegant', 'technical'],
    primary: color(0.36, 0.09, 265),
    accent: color(0.62, 0.18, 32),
    neutral: neutral(265, 0.012),
  },
  {
    name: 'Dusk',
    slug: 'dusk',
    moods: ['calm', 'elegant'],
    primary: color(0.45, 0.11, 305),
    accent: color(0.7, 0.14, 52),
    neutral: neutral(315, 0.018),
  },
  {
    name: 'Harbor',
    slug: 'harbor',
    moods: ['calm', 'technical'],
    primary: color(0.44, 0.1, 243),
    accent: color(0.7, 0.14, 66),
    neutral: neutral(240, 0.016),
  },
  {
    name: 'Ember',
    slug: 'ember',
    moods: ['bold', 'warm'],
    primary: color(0.54, 0.18, 32),
    accent: color(0.42, 0.07, 255),
    neutral: neutral(48, 0.016),
  },
  {
    name: 'Olive',
    slug: 'olive',
    moods: ['natural', 'warm'],
    primary: color(0.44, 0.085, 118),
    accent: color(0.6, 0.15, 45),
    neutral: neutral(100, 0.022),
  },
  {
    name: 'Plum',
    slug: 'plum',
    moods: ['elegant'],
    primary: color(0.4, 0.12, 345),
    accent: color(0.66, 0.1, 82),
    neutral: neutral(355, 0.01),
  },
  {
    name: 'Citrus',
    slug: 'citrus',
    moods: ['playful'],
    primary: color(0.48, 0.11, 143),
    accent: color(0.7, 0.17, 58),
    neutral: neutral(105, 0.016),
  },
  {
    name: 'Lagoon',
    slug: 'lagoon',
    moods: ['playful', 'calm'],
    primary: color(0.47, 0.085, 196),
    accent: color(0.67, 0.16, 28),
    neutral: neutral(200, 0.014),
  },
  {
    name: 'Cobalt',
    slug: 'cobalt',
    moods: ['bold', 'technical'],
    primary: color(0.47, 0.21, 264),
    accent: color(0.72, 0.16, 62),
    neutral: neutral(262, 0.01),
  },
  {
    name: 'Rosewood',
    slug: 'rosewood',
    moods: ['elegant', 'warm'],
    primary: color(0.42, 0.12, 18),
    accent: color(0.66, 0.1, 74),
    neutral: neutral(40, 0.02),
  },
  {
    name: 'Pine',
    slug: 'pine',
    moods: ['natural', 'elegant'],
    primary: color(0.37, 0.065, 166),
    accent: color(0.67, 0.14, 58),
    neutral: neutral(150, 0.014),
  },
  {
    name: 'Orchid',
    slug: 'orchid',
    moods: ['playful', 'bold'],
    primary: color(0.5, 0.19, 328),
    accent: color(0.6, 0.11, 205),
    neutral: neutral(320, 0.01),
  },
  {
    name: 'Slate',
    slug: 'slate',
    moods: ['technical', 'calm'],
    primary: color(0.38, 0.04, 252),
    accent: color(0.64, 0.17, 42),
    neutral: neutral(250, 0.012),
  },
  {
    name: 'Saffron',
    slug: 'saffron',
    moods: ['warm', 'playful'],
    primary: color(0.5, 0.11, 64),
    accent: color(0.46, 0.11, 258),
    neutral: neutral(82, 0.026),
  },
  {
    name: 'Midnight',
    slug: 'midnight',
    moods: ['technical', 'bold'],
    primary: color(0.41, 0.15, 279),
    accent: color(0.65, 0.11, 192),
    neutral: neutral(280, 0.016),
  },
  {
    name: 'Mulberry',
    slug: 'mulberry',
    moods: ['warm', 'bold'],
    primary: color(0.45, 0.16, 2),
    accent: color(0.68, 0.14, 62),
    neutral: neutral(35, 0.014),
  },
  {
    name: 'Fern',
    slug: 'fern',
    moods: ['natural', 'playful'],
    primary: color(0.46, 0.1, 136),
    accent: color(0.62, 0.13, 352),
    neutral: neutral(115, 0.018),
  },
  {
    name: 'Fjord',
    slug: 'fjord',
    moods: ['calm', 'natural'],
    primary: color(0.42, 0.07, 222),
    accent: color(0.62, 0.13, 28),
    neutral: neutral(215, 0.014),
  },
  {
    name: 'Graphite',
    slug: 'graphite',
    moods: ['elegant', 'bold', 'technical'],
    primary: color(0.27, 0.008, 270),
    accent: color(0.64, 0.21, 34),
    neutral: neutral(75, 0.005),
  },
  {
    name: 'Sand',
    slug: 'sand',
    moods: ['calm', 'elegant', 'natural'],
    primary: color(0.42, 0.05, 70),
    accent: color(0.56, 0.14, 30),
    neutral: neutral(80, 0.026),
  },
  {
    name: 'Peony',
    slug: 'peony',
    moods: ['playful', 'warm'],
    primary: color(0.53, 0.18, 8),
    accent: color(0.52, 0.075, 152),
    neutral: neutral(45, 0.014),
  },
  {
    name: 'Iris',
    slug: 'iris',
    moods: ['playful', 'bold'],
    primary: color(0.49, 0.18, 289),
    accent: color(0.66, 0.17, 8),
    neutral: neutral(292, 0.014),
  },
];
