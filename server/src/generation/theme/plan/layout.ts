import type { Mood } from '../mood.ts';
import { type Draw, pick } from '../seeded.ts';

export const headers = ['split', 'centered', 'banner', 'ruled'] as const;
export const heroes = ['split', 'cover', 'statement', 'panel'] as const;
export const blogs = ['grid', 'rows', 'lead', 'pairs'] as const;
export const footers = ['columns', 'band', 'centered', 'line'] as const;
export const singles = ['narrow', 'wide', 'aside'] as const;
export const cardLooks = ['plain', 'bordered', 'filled'] as const;
export const aboutLooks = ['left', 'right', 'overlap'] as const;
export const featureLooks = ['cards', 'numbered', 'ruled'] as const;
export const offerLooks = ['cards', 'menu'] as const;
export const voiceLooks = ['one', 'columns'] as const;
export const galleryLooks = ['grid', 'uneven'] as const;

/** Corners of buttons and of pictures and cards. */
export interface Shape {
  readonly button: string;
  readonly card: string;
}

/** Every choice that makes one theme look different from the next, besides colour and type. */
export interface Layout {
  readonly header: (typeof headers)[number];
  readonly hero: (typeof heroes)[number];
  readonly blog: (typeof blogs)[number];
  readonly footer: (typeof footers)[number];
  readonly single: (typeof singles)[number];
  readonly cards: (typeof cardLooks)[number];
  readonly about: (typeof aboutLooks)[number];
  readonly features: (typeof featureLooks)[number];
  readonly offers: (typeof offerLooks)[number];
  readonly voices: (typeof voiceLooks)[number];
  readonly gallery: (typeof galleryLooks)[number];
  readonly shape: Shape;
  /** The widths of text and of what is wider than text. */
  readonly contentSize: string;
  readonly wideSize: string;
}

const sharp: Shape = { button: '0', card: '0' };
const soft: Shape = { button: '6px', card: '10px' };
const round: Shape = { button: '999px', card: '20px' };
const pill: Shape = { button: '999px', card: '4px' };

const shapes: Record<Mood, readonly [Shape, ...Shape[]]> = {
  calm: [soft, pill],
  warm: [soft, round],
  bold: [sharp, pill],
  elegant: [sharp, pill],
  playful: [round],
  natural: [round, soft],
  technical: [soft, sharp],
};

const wideSizes: Record<Mood, readonly [string, ...string[]]> = {
  calm: ['1160px', '1240px'],
  warm: ['1160px', '1240px'],
  bold: ['1280px', '1340px'],
  elegant: ['1120px', '1240px'],
  playful: ['1180px', '1280px'],
  natural: ['1160px', '1240px'],
  technical: ['1200px', '1320px'],
};

/** The layout that a seed draws. */
export function drawLayout(draw: Draw, mood: Mood): Layout {
  return {
    header: pick(draw, headers),
    hero: pick(draw, heroes),
    blog: pick(draw, blogs),
    footer: pick(draw, footers),
    single: pick(draw, singles),
    cards: pick(draw, cardLooks),
    about: pick(draw, aboutLooks),
    features: pick(draw, featureLooks),
    offers: pick(draw, offerLooks),
    voices: pick(draw, voiceLooks),
    gallery: pick(draw, galleryLooks),
    shape: pick(draw, shapes[mood]),
    contentSize: pick(draw, ['640px', '680px', '720px']),
    wideSize: pick(draw, wideSizes[mood]),
  };
}
