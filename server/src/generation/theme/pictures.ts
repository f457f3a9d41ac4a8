import type { PictureKind } from '@presswright/shared/schemas/plans/theme-vocabulary';
import type { Palette } from './color/palette.ts';
import { type CompositionName, compositions, generalCompositions } from './picture/compositions.ts';
import type { Picture } from './picture/shape.ts';
import { tonesOf } from './picture/tones.ts';
import { tradeCompositions } from './picture/trades.ts';
import { seeded, shuffled } from './seeded.ts';

export interface PictureOptions {
  readonly palette: Palette;
  /** Any integer; another one is another picture of the same composition. */
  readonly seed: number;
  readonly composition: CompositionName;
  /** In pixels; every composition fits every shape of frame. */
  readonly width: number;
  readonly height: number;
}

/** A picture that stands where the site's own will stand, in the theme's colours. `pictureSvg` writes it as a file. */
export const composePicture = ({ palette, seed, composition, width, height }: PictureOptions): Picture => ({
  width,
  height,
  shapes: compositions[composition].compose({ width, height }, tonesOf(palette), seeded(seed)),
});

const general = Object.keys(generalCompositions) as CompositionName[];
const ofTrades = Object.keys(tradeCompositions) as CompositionName[];

/**
 * Compositions in an order drawn from the seed, those of the kind first: neighbours on a page never look the same. Those of
 * a trade stand for nothing else.
 */
export function compositionsFor(seed: number, kind?: PictureKind): CompositionName[] {
  const own = ofTrades.filter((name) => compositions[name].kind === kind);
  const draw = seeded(seed);
  const order = shuffled(draw, general);
  return [
    ...shuffled(draw, own),
    ...order.filter((name) => compositions[name].kind === kind),
    ...order.filter((name) => compositions[name].kind !== kind),
  ];
}
