import type { Draw } from '../seeded.ts';
import type { Shape } from './shape.ts';
import type { Tones } from './tones.ts';

/** Composes a picture for a frame of any shape; everything that varies is drawn from the seed. */
export type Compose = (frame: { readonly width: number; readonly height: number }, tones: Tones, draw: Draw) => Shape[];
