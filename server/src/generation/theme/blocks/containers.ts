import type { FrontSection } from '@presswright/shared/schemas/plans/theme-vocabulary';
import { type BlockAttributes, blockMarkup, wrapBlocks } from '../../writers/block-markup.ts';
import { type HtmlCode, html, joinHtml } from '../../writers/html.ts';
import type { PaletteRole } from '../color/palette.ts';
import { attributesWith, closeTag, frameOf, openTag, voidTag } from './element.ts';
import type { Look } from './look.ts';

type Justify = 'left' | 'center' | 'right' | 'space-between';

/** How a group lays out what is in it. */
export type Layout =
  | { readonly type: 'constrained'; readonly contentSize?: string; readonly justifyContent?: Justify }
  | { readonly type: 'default' }
  | {
      readonly type: 'flex';
      readonly orientation?: 'vertical';
      readonly flexWrap?: 'wrap' | 'nowrap';
      readonly justifyContent?: Justify | 'stretch';
      readonly verticalAlignment?: 'top' | 'center' | 'bottom' | 'stretch' | 'space-between';
    }
  | { readonly type: 'grid'; readonly minimumColumnWidth?: string };

/** Side by side, wrapping where there is no room. */
export const row = (
  justifyContent: Justify = 'left',
  verticalAlignment: 'top' | 'center' | 'bottom' = 'center',
): Layout => ({ type: 'flex', flexWrap: 'wrap', justifyContent, verticalAlignment });

/** Side by side on one line, whatever the room. */
export const line = (justifyContent: Justify = 'space-between'): Layout => ({
  type: 'flex',
  flexWrap: 'nowrap',
  justifyContent,
  verticalAlignment: 'center',
});

/** One below the other, each as wide as what it holds. */
export const stack = (justifyContent: Justify | 'stretch' = 'left'): Layout => ({
  type: 'flex',
  orientation: 'vertical',
  justifyContent,
});

export const constrained: Layout = { type: 'constrained' };
export const flow: Layout = { type: 'default' };

/** As many columns of at least this width as fit. */
export const grid = (minimumColumnWidth: string): Layout => ({ type: 'grid', minimumColumnWidth });

export interface GroupOptions extends Look {
  readonly layout?: Layout;
  readonly tag?: 'div' | 'main' | 'header' | 'footer' | 'section' | 'article' | 'aside';
  /** Name of the landmark, escaped for an attribute. */
  readonly label?: HtmlCode;
  /** Its id, to which links lead. */
  readonly anchor?: FrontSection | undefined;
}

/** `core/group`. */
export function group(
  blocks: readonly HtmlCode[],
  { layout = constrained, tag = 'div', label, anchor, ...look }: GroupOptions = {},
): HtmlCode {
  const attributes = {
    ...attributesWith({ tagName: tag === 'div' ? undefined : tag, ariaLabel: label }, look),
    layout: layout as BlockAttributes,
  };
  const open = openTag(tag, { id: anchor, 'aria-label': label, ...frameOf(look, { classes: ['wp-block-group'] }) });
  return blockMarkup('group', attributes, wrapBlocks(open, blocks, closeTag(tag)));
}

export interface ColumnOptions extends Look {
  readonly width?: string;
  readonly vertically?: 'top' | 'center' | 'bottom' | 'stretch';
  readonly layout?: Layout;
}

/** `core/column`. */
export function column(
  blocks: readonly HtmlCode[],
  { width, vertically, layout, ...look }: ColumnOptions = {},
): HtmlCode {
  const frame = frameOf(look, {
    classes: ['wp-block-column', ...(vertically ? [`is-vertically-aligned-${vertically}`] : [])],
    styles: width === undefined ? [] : [`flex-basis:${width}`],
  });
  const attributes = {
    ...attributesWith({ verticalAlignment: vertically, width }, look),
    layout: layout as BlockAttributes | undefined,
  };
  return blockMarkup('column', attributes, wrapBlocks(openTag('div', frame), blocks, closeTag('div')));
}

export interface ColumnsOptions extends Look {
  readonly vertically?: 'top' | 'center' | 'bottom';
  readonly isStackedOnMobile?: false;
}

/** `core/columns`. */
export function columns(
  items: readonly HtmlCode[],
  { vertically, isStackedOnMobile, ...look }: ColumnsOptions = {},
): HtmlCode {
  const frame = frameOf(look, {
    classes: [
      'wp-block-columns',
      ...(vertically ? [`are-vertically-aligned-${vertically}`] : []),
      ...(isStackedOnMobile === false ? ['is-not-stacked-on-mobile'] : []),
    ],
  });
  const attributes = attributesWith({ verticalAlignment: vertically, isStackedOnMobile }, look);
  return blockMarkup('columns', attributes, wrapBlocks(openTag('div', frame), items, closeTag('div')));
}

export interface CoverOptions extends Look {
  /** The picture's address, as PHP prints it; absent: the post's featured image. */
  readonly url?: HtmlCode;
  readonly alt?: HtmlCode;
  readonly overlay: PaletteRole;
  /** How much of the picture the overlay hides, in steps of ten. */
  readonly dim: number;
  readonly height: { readonly value: number; readonly unit: 'px' | 'vh' | 'rem' };
  readonly position?: 'bottom left' | 'center left' | 'bottom center';
  readonly isDark?: boolean;
}

/** `core/cover`: a picture with a colour over it, and blocks on top. */
export function cover(
  blocks: readonly HtmlCode[],
  { url, alt, overlay, dim, height, position, isDark = true, ...look }: CoverOptions,
): HtmlCode {
  const attributes = {
    ...attributesWith(
      {
        url,
        useFeaturedImage: url === undefined ? true : undefined,
        alt,
        dimRatio: dim,
        overlayColor: overlay,
        isUserOverlayColor: true,
        minHeight: height.value,
        minHeightUnit: height.unit,
        contentPosition: position,
        isDark: isDark ? undefined : false,
      },
      look,
    ),
    layout: { type: 'constrained' },
  };
  const frame = frameOf(look, {
    classes: [
      'wp-block-cover',
      ...(isDark ? [] : ['is-light']),
      ...(position ? ['has-custom-content-position', `is-position-${position.replace(' ', '-')}`] : []),
    ],
    styles: [`min-height:${height.value}${height.unit}`],
  });
  const picture =
    url &&
    voidTag('img', {
      class: 'wp-block-cover__image-background',
      alt: alt ?? html``,
      src: url,
      'data-object-fit': 'cover',
    });
  const veil = openTag('span', {
    'aria-hidden': 'true',
    class: [
      'wp-block-cover__background',
      `has-${overlay}-background-color`,
      ...(dim === 50 ? [] : [`has-background-dim-${dim}`]),
      'has-background-dim',
    ].join(' '),
  });
  const open = joinHtml(
    [
      openTag('div', frame),
      ...(picture ? [picture] : []),
      veil,
      closeTag('span'),
      openTag('div', { class: 'wp-block-cover__inner-container' }),
    ],
    '',
  );
  return blockMarkup('cover', attributes, wrapBlocks(open, blocks, joinHtml([closeTag('div'), closeTag('div')], '')));
}
