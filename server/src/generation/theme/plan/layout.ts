import {
  type CornerLook,
  type Mood,
  type Spacing,
  themeLayouts,
} from '@presswright/shared/schemas/plans/theme-vocabulary';
import { type Draw, pick } from '../seeded.ts';

/** Corners of buttons and of pictures and cards. */
export interface Shape {
  readonly button: string;
  readonly card: string;
}

/** How each part of a theme looks. */
export type PartLooks = { readonly [Part in keyof typeof themeLayouts]: (typeof themeLayouts)[Part][number] };

/** Every choice that makes one theme look different from the next, besides colour and type. */
export interface Layout extends PartLooks {
  readonly shape: Shape;
  /** The widths of text and of what is wider than text. */
  readonly contentSize: string;
  readonly wideSize: string;
}

export const shapes: Readonly<Record<CornerLook, Shape>> = {
  sharp: { button: '0', card: '0' },
  soft: { button: '6px', card: '10px' },
  round: { button: '999px', card: '20px' },
  pill: { button: '999px', card: '4px' },
};

const cornersOf: Record<Mood, readonly [CornerLook, ...CornerLook[]]> = {
  calm: ['soft', 'pill'],
  warm: ['soft', 'round'],
  bold: ['sharp', 'pill'],
  elegant: ['sharp', 'pill'],
  playful: ['round'],
  natural: ['round', 'soft'],
  technical: ['soft', 'sharp'],
};

const wideSizes: Record<Mood, readonly [number, ...number[]]> = {
  calm: [1160, 1240],
  warm: [1160, 1240],
  bold: [1280, 1340],
  elegant: [1120, 1240],
  playful: [1180, 1280],
  natural: [1160, 1240],
  technical: [1200, 1320],
};

/** How generously a mood spaces its sections. */
export const spacingOf: Record<Mood, Spacing> = {
  technical: 'tight',
  bold: 'regular',
  playful: 'regular',
  warm: 'regular',
  natural: 'regular',
  calm: 'open',
  elegant: 'generous',
};

/** What a seed draws for the layout of a theme, in the terms of its plan. */
export interface DrawnLayout {
  readonly looks: PartLooks;
  readonly corners: CornerLook;
  readonly textWidth: number;
  readonly wideWidth: number;
}

/** The layout that a seed draws. */
export function drawLayout(draw: Draw, mood: Mood): DrawnLayout {
  const looks: PartLooks = {
    header: pick(draw, themeLayouts.header),
    hero: pick(draw, themeLayouts.hero),
    blog: pick(draw, themeLayouts.blog),
    footer: pick(draw, themeLayouts.footer),
    single: pick(draw, themeLayouts.single),
    cards: pick(draw, themeLayouts.cards),
    about: pick(draw, themeLayouts.about),
    features: pick(draw, themeLayouts.features),
    offers: pick(draw, themeLayouts.offers),
    voices: pick(draw, themeLayouts.voices),
    gallery: pick(draw, themeLayouts.gallery),
  };
  return {
    looks,
    corners: pick(draw, cornersOf[mood]),
    textWidth: pick(draw, [640, 680, 720]),
    wideWidth: pick(draw, wideSizes[mood]),
  };
}
