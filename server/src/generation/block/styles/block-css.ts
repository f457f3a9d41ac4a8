import { type CssCode, cssName, cssValue } from '../../writers/css.ts';
import type { BlockPlan } from '../plan.ts';

/**
 * What a style variant may set on the wrapper; the block's own stylesheet reads them all:
 * `accent` (links, marks, buttons), `on-accent` (text on it), `surface` and `text` (the block's own ground and text),
 * `muted` (less important text), `border` (a colour), `border-width`, `radius`, `padding`, `gap`, `shadow`. Attributes set
 * `columns` and `columns-small`, numbers.
 */
export type BlockToken =
  | 'accent'
  | 'on-accent'
  | 'surface'
  | 'text'
  | 'muted'
  | 'border'
  | 'border-width'
  | 'radius'
  | 'padding'
  | 'gap'
  | 'shadow'
  | 'columns'
  | 'columns-small';

/** The custom property of a token: `--acme-pricing-table-accent`. Prefixed, because blocks inside this one inherit it. */
export function tokenName(plan: Pick<BlockPlan, 'names'>, token: BlockToken): CssCode {
  return cssName(`--${plan.names.blockName.replace('/', '-')}-${token}`);
}

/** `var(--acme-pricing-table-accent)`. */
export function token(plan: Pick<BlockPlan, 'names'>, name: BlockToken): CssCode {
  return cssValue(`var(${tokenName(plan, name).text})`);
}

/** The selector of the wrapper, `.wp-block-acme-pricing-table`, or of a part of the block: `…__title`. */
export function blockSelector(plan: Pick<BlockPlan, 'names'>, part = ''): CssCode {
  return cssValue(`.${cssName(plan.names.cssClass + (part === '' ? '' : `__${part}`)).text}`);
}

/**
 * The selector of the wrapper in a style variant: `.wp-block-acme-pricing-table.is-style-card`. Blocks for which nobody
 * has picked a style have no class of one; they have the default style.
 */
export function variantSelector(plan: Pick<BlockPlan, 'names' | 'defaultStyle'>, variant: string): CssCode {
  const chosen = `.${cssName(`is-style-${variant}`).text}`;
  const isUsual = variant === plan.defaultStyle;
  return cssValue(`${blockSelector(plan).text}${isUsual ? `:is(${chosen}, :not([class*="is-style-"]))` : chosen}`);
}
