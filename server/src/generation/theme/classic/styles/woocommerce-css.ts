import { css, cssFile } from '../../../writers/css.ts';

/** `assets/css/woocommerce.css`: the shop in the theme's colours, loaded only where WooCommerce runs. */
export const woocommerceCss = (): string =>
  cssFile(css`
    .shop {
      inline-size: min(var(--wide-size), 100% - 2 * var(--gutter));
      margin-inline: auto;
    }

    .woocommerce :is(a.button, button.button, input.button),
    .woocommerce :is(a.button, button.button, input.button).alt {
      padding: 0.7rem 1.5rem;
      border-radius: var(--radius-button);
      background: var(--color-primary);
      color: var(--color-primary-contrast);
      font-size: var(--size-small);
      font-weight: 600;
      line-height: 1.4;
    }

    .woocommerce :is(a.button, button.button, input.button):is(:hover, :focus),
    .woocommerce :is(a.button, button.button, input.button).alt:is(:hover, :focus) {
      background: var(--color-contrast);
      color: var(--color-base);
    }

    .woocommerce ul.products li.product :is(.price, .woocommerce-loop-product__title),
    .woocommerce div.product p.price {
      color: inherit;
    }

    .woocommerce ul.products li.product .woocommerce-loop-product__title {
      font-size: var(--size-medium);
    }

    .woocommerce ul.products li.product a img {
      border-radius: var(--radius-card);
    }

    .woocommerce span.onsale {
      border-radius: var(--radius-button);
      background: var(--color-contrast);
      color: var(--color-base);
    }

    .woocommerce :is(.woocommerce-message, .woocommerce-info, .woocommerce-error) {
      border-block-start-color: var(--color-primary);
      background: var(--color-base-2);
      color: var(--color-contrast);
    }

    .woocommerce .quantity .qty {
      inline-size: 5rem;
    }
  `);
