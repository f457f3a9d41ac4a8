import { raw } from '../../instructions/composer.ts';
import { php } from '../../writers/php.ts';
import type { ShopRecipe } from './shop-recipe.ts';

const tabs: ShopRecipe = {
  id: 'product-tab',
  name: 'product_tabs',
  wants: /\btabs?\b/,
  compose(c) {
    const base = {
      params: '$tabs',
      hooks: [{ kind: 'filter', hook: 'woocommerce_product_tabs', priority: 98 }],
    } as const;
    if (c.says(/\b(?:remove|hide|disable|delete)\b/)) {
      const key = ['reviews', 'description', 'additional_information'].find((one) =>
        c.says(new RegExp(one.replace('_', '[ _]'))),
      );
      if (key === undefined) return null;
      return {
        ...base,
        summary: 'Leaves out a tab of products.',
        body: php`
        unset( $tabs[${key}] );

        return $tabs;
      `,
      };
    }
    const [title, text] = c.instruction.quoted.map((one) => one.text);
    if (title === undefined || text === undefined) return null;
    const callback = c.prefixed('product_tab');
    return {
      ...base,
      summary: `Adds the tab ${title} to products.`,
      beside: [
        {
          name: callback,
          summary: 'Prints the content of the tab.',
          body: php`echo '<h2>' . ${c.escapedText(title)} . '</h2><p>' . ${c.escapedText(text)} . '</p>';`,
        },
      ],
      body: php`
        $tabs[${title.toLowerCase().replace(/\W+/g, '_')}] = ${{ title: c.label(title), priority: 50, callback }};

        return $tabs;
      `,
    };
  },
};

const buttonText: ShopRecipe = {
  id: 'add-to-cart-text',
  name: 'add_to_cart_text',
  wants: /\badd[- ]to[- ]cart\b[^.]*\b(?:text|label|button)\b|\bbutton text\b/,
  compose(c) {
    const text = c.instruction.quoted.at(-1)?.text;
    if (text === undefined) return null;
    const single = c.says(/\bsingle\b|\bproduct pages?\b/);
    const lists = c.says(/\blists?\b|\barchives?\b|\bshop page\b|\bloop\b/);
    const hooks = [
      ...(single || !lists ? ['woocommerce_product_single_add_to_cart_text'] : []),
      ...(lists || !single ? ['woocommerce_product_add_to_cart_text'] : []),
    ];
    return {
      summary: 'Names the button that adds a product to the cart.',
      returns: 'string',
      hooks: hooks.map((hook) => ({ kind: 'filter', hook })),
      body: php`return ${c.label(text)};`,
    };
  },
};

const rolePrice: ShopRecipe = {
  id: 'role-price',
  name: 'role_price',
  wants: /\b(?:discount|cheaper|reduc\w+|percent|%)/,
  never: /\bcoupon\b|\bfee\b|\bsale badge\b/,
  compose(c) {
    const percent = /(\d+(?:\.\d+)?)\s*(?:%|percent)/.exec(c.text)?.[1];
    if (percent === undefined) return null;
    const role =
      /\brole\s+(?:named |called )?[`"']?([a-z][\w-]*)/.exec(c.text)?.[1] ?? /\b([a-z]\w+)\s+role\b/.exec(c.text)?.[1];
    const isMember =
      role === undefined
        ? c.says(/\blogged[- ]in\b/)
          ? php`! is_user_logged_in()`
          : null
        : php`! in_array( ${role}, wp_get_current_user()->roles, true )`;
    return {
      summary: `Takes ${percent} % off the price${role === undefined ? '' : ` for the role ${role}`}.`,
      params: '$price, $product',
      hooks: ['woocommerce_product_get_price', 'woocommerce_product_variation_get_price'].map((hook) => ({
        kind: 'filter',
        hook,
        args: 2,
      })),
      body: php`
        if ( ${isMember === null ? php`'' === $price` : php`'' === $price || ${isMember}`} ) {
        	return $price;
        }

        return (float) $price * ${raw(String(Number((1 - Number(percent) / 100).toFixed(4))))};
      `,
    };
  },
};

const priceText: ShopRecipe = {
  id: 'price-text',
  name: 'price_html',
  wants: /\bprices?\b/,
  never: /%|percent/,
  compose(c) {
    const category = /\bcategor(?:y|ies)\b\s+(?:named |called )?[`"']([\w-]+)[`"']/.exec(c.text)?.[1];
    const text = c.phrases().at(-1)?.text;
    if (text === undefined) return null;
    const condition =
      category === undefined
        ? c.says(/\b(?:free|zero|no price|without a price|empty)\b/)
          ? php`'' !== $product->get_price() && 0.0 !== (float) $product->get_price()`
          : null
        : php`! has_term( ${category}, 'product_cat', $product->get_id() )`;
    const shown = c.says(/\b(?:append|after the price|suffix|behind)\b/)
      ? php`$html . ' ' . ${c.escapedText(text)}`
      : c.escapedText(text);
    return {
      summary: 'Says something in place of the price.',
      params: '$html, $product',
      hooks: [{ kind: 'filter', hook: 'woocommerce_get_price_html', args: 2 }],
      body:
        condition === null
          ? php`return ${shown};`
          : php`
        if ( ${condition} ) {
        	return $html;
        }

        return ${shown};
      `,
    };
  },
};

/** Places of pages by the words for them. */
const places: readonly (readonly [words: RegExp, hook: string])[] = [
  [/\b(?:above|before|top of)\b[^.]*\bcart\b/, 'woocommerce_before_cart'],
  [/\b(?:below|after|under)\b[^.]*\bcart\b/, 'woocommerce_after_cart'],
  [/\b(?:above|before)\b[^.]*\bcheckout\b/, 'woocommerce_before_checkout_form'],
  [/\b(?:below|after)\b[^.]*\bcheckout\b/, 'woocommerce_after_checkout_form'],
  [/\b(?:above|before)\b[^.]*\b(?:shop|product list|products)\b/, 'woocommerce_before_shop_loop'],
  [/\b(?:above|before)\b[^.]*\badd[- ]to[- ]cart\b/, 'woocommerce_before_add_to_cart_button'],
  [/\b(?:below|after)\b[^.]*\badd[- ]to[- ]cart\b/, 'woocommerce_after_add_to_cart_button'],
  [/\bthank[- ]?you page\b/, 'woocommerce_thankyou'],
];

const notice: ShopRecipe = {
  id: 'shop-text',
  name: 'shop_text',
  wants: /\b(?:show|display|print|add|output)\b/,
  never: /\bmails?\b|\bemails?\b|\bfield\b/,
  compose(c) {
    const hook = places.find(([words]) => c.says(words))?.[1];
    const text = c.instruction.quoted[0]?.text;
    if (hook === undefined || text === undefined) return null;
    return {
      summary: `Shows a text on ${hook}.`,
      hooks: [{ kind: 'action', hook }],
      body: php`echo '<p class="woocommerce-info">' . ${c.escapedText(text)} . '</p>';`,
    };
  },
};

export const productRecipes: readonly ShopRecipe[] = [tabs, buttonText, rolePrice, priceText];
export const placeRecipes: readonly ShopRecipe[] = [notice];
