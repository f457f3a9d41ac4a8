import { type CssCode, cssValue } from '../../writers/css.ts';
import type { BlockPlan } from '../plan.ts';
import { type BlockToken, blockSelector, token, tokenName, variantSelector } from './block-css.ts';
import { brand, fallbackBrand } from './theme-colors.ts';

/** The names of one block that its rules of CSS are written with. */
export interface StyleKit {
  /** Selector of the wrapper, or of a part: `kit.part('title')`. */
  readonly root: CssCode;
  part(name: string): CssCode;
  /** Selector of the wrapper in a style variant. */
  variant(name: string): CssCode;
  /** The custom property of a token, to be set. */
  set(name: BlockToken): CssCode;
  /** `var(…)` of a token. */
  get(name: BlockToken): CssCode;
  /** The theme's accent colour, and the colour for browsers or themes without one. */
  readonly brand: CssCode;
  readonly fallbackBrand: CssCode;
}

export function styleKit(plan: Pick<BlockPlan, 'names' | 'seed' | 'defaultStyle'>): StyleKit {
  const fallback = fallbackBrand(plan.seed);
  return {
    root: blockSelector(plan),
    part: (name) => blockSelector(plan, name),
    variant: (name) => variantSelector(plan, name),
    set: (name) => tokenName(plan, name),
    get: (name) => token(plan, name),
    brand: brand(fallback),
    fallbackBrand: cssValue(fallback),
  };
}
