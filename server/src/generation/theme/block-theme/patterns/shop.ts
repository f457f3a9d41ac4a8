import { blockMarkup, wrapBlocks } from '../../../writers/block-markup.ts';
import { type HtmlCode, html, joinHtml } from '../../../writers/html.ts';
import { column, columns, flow, group, row } from '../../blocks/containers.ts';
import { dynamic, postTitle } from '../../blocks/dynamic.ts';
import { closeTag, openTag } from '../../blocks/element.ts';
import { around } from '../../blocks/loops.ts';
import type { Build } from '../build.ts';
import { postList } from './posts.ts';

/** Blocks of WooCommerce where it is there; where it is not, what stands in for them. */
export const whereShop = (blocks: readonly HtmlCode[], otherwise: readonly HtmlCode[] = []): HtmlCode =>
  joinHtml([
    html`<?php if ( class_exists( ${'WooCommerce'} ) ) : ?>`,
    ...blocks,
    ...(otherwise.length > 0 ? [html`<?php else : ?>`, ...otherwise] : []),
    html`<?php endif; ?>`,
  ]);

const inProduct = { isDescendentOfSingleProductTemplate: true };
const inList = { isDescendentOfQueryLoop: true };

/** The cart in the header. */
export const miniCart = (): HtmlCode => whereShop([dynamic('woocommerce/mini-cart')]);

/** One product. */
export function product({ t }: Build): HtmlCode {
  const meta = blockMarkup(
    'woocommerce/product-meta',
    {},
    wrapBlocks(
      openTag('div', { class: 'wp-block-woocommerce-product-meta' }),
      [
        group(
          [
            dynamic('woocommerce/product-sku', inProduct),
            dynamic('post-terms', { term: 'product_cat', prefix: t.attribute('Category: ') }),
          ],
          { layout: row(), gap: '30' },
        ),
      ],
      closeTag('div'),
    ),
  );
  const words = [
    postTitle({ level: 1 }),
    dynamic('woocommerce/product-rating', inProduct),
    dynamic('woocommerce/product-price', inProduct, { fontSize: 'large' }),
    dynamic('post-excerpt', { excerptLength: 100 }),
    dynamic('woocommerce/add-to-cart-form'),
    meta,
  ];
  return whereShop(
    [
      group(
        [
          dynamic('woocommerce/breadcrumbs'),
          dynamic('woocommerce/store-notices'),
          columns(
            [
              column([dynamic('woocommerce/product-image-gallery')], { width: '52%' }),
              column(words, { width: '48%', gap: '40' }),
            ],
            { gap: { top: '50', left: '70' } },
          ),
          dynamic('woocommerce/product-details', {}, { className: 'is-style-minimal' }),
        ],
        { align: 'wide', layout: flow, gap: '50' },
      ),
    ],
    [postTitle({ level: 1 }), dynamic('post-content', { layout: { type: 'constrained' } }, { align: 'full' })],
  );
}

const collection = blockMarkup(
  'woocommerce/product-collection',
  {
    queryId: 21,
    query: {
      perPage: 12,
      pages: 0,
      offset: 0,
      postType: 'product',
      order: 'asc',
      orderBy: 'title',
      author: '',
      search: '',
      exclude: [],
      sticky: '',
      inherit: true,
      taxQuery: {},
      isProductCollectionBlock: true,
      woocommerceAttributes: [],
      woocommerceStockStatus: ['instock', 'outofstock', 'onbackorder'],
    },
    tagName: 'div',
    displayLayout: { type: 'flex', columns: 3, shrinkColumns: true },
    queryContextIncludes: ['collection'],
    align: 'wide',
  },
  wrapBlocks(
    openTag('div', { class: 'wp-block-woocommerce-product-collection alignwide' }),
    [
      around('woocommerce/product-template', [
        dynamic('woocommerce/product-image', { ...inList, imageSizing: 'thumbnail' }),
        postTitle({ level: 2, isLink: true }, { fontSize: 'medium' }),
        dynamic('woocommerce/product-price', inList, { fontSize: 'small' }),
        dynamic('woocommerce/product-button', inList, { fontSize: 'small' }),
      ]),
      around('query-pagination', [
        dynamic('query-pagination-previous'),
        dynamic('query-pagination-numbers'),
        dynamic('query-pagination-next'),
      ]),
    ],
    closeTag('div'),
  ),
);

/** A list of products. */
export const products = (build: Build): HtmlCode =>
  whereShop(
    [
      dynamic('woocommerce/store-notices'),
      group([dynamic('woocommerce/product-results-count'), dynamic('woocommerce/catalog-sorting')], {
        align: 'wide',
        layout: row('space-between'),
      }),
      collection,
    ],
    [postList(build)],
  );
