import { type PhpCode, php } from '../../../writers/php.ts';
import { hooked, type PlaceId, type PlaceModule, printed, printing } from './place-module.ts';

const product = php`get_post()`;

const atAction = (
  words: string,
  about: PlaceModule['about'],
  hooks: readonly string[],
  record: PhpCode,
  priority = 25,
): PlaceModule => ({
  words,
  about,
  code: (at) => ({
    hooks: php`
      foreach ( ${[...hooks]} as $action ) {
        add_action( $action, array( $this, ${at.method} ), ${priority} );
      }
    `,
    methods: printing(at, `Shows something ${words}.`, { record }),
  }),
});

/** Above a block of WooCommerce, and where there is a shortcode in its place. */
const aboveForm = (words: string, hook: string, block: string): PlaceModule => ({
  words,
  about: 'none',
  code: (at) => ({
    hooks: php`
      add_action( ${hook}, array( $this, ${at.method} ) );
      add_filter( ${`render_block_woocommerce/${block}`}, array( $this, ${at.method} ) );
    `,
    methods: hooked(
      at,
      `Shows something ${words}.`,
      ['@param string|object|null $content Content of the block.', '@return string|object|null'],
      php`$content = null`,
      php`
        if ( is_string( $content ) && '' !== $content ) {
          return ${at.html(php`null`)} . $content;
        }

        echo ${at.html(php`null`)}; ${printed}

        return $content;
      `,
    ),
  }),
});

/** Places of WooCommerce: nothing happens where it is not active. */
export const shopPlaces = {
  product_summary: atAction('in the summary of a product', 'products', ['woocommerce_single_product_summary'], product),
  product_image: atAction(
    'on the picture of a product',
    'products',
    ['woocommerce_before_single_product_summary', 'woocommerce_before_shop_loop_item_title'],
    product,
    9,
  ),
  product_price: {
    words: 'behind the price of a product',
    about: 'products',
    code: (at) => ({
      hooks: php`add_filter( 'woocommerce_get_price_html', array( $this, ${at.method} ), 20, 2 );`,
      methods: hooked(
        at,
        'Adds to the price of a product.',
        ['@param string $price Price.', '@param WC_Product $product Product object.', '@return string'],
        php`$price, $product`,
        php`return is_admin() ? $price : $price . ' ' . ${at.html(php`get_post( $product->get_id() )`)};`,
      ),
    }),
  },
  product_tab: {
    words: 'in a tab of a product',
    about: 'products',
    code: (at) => ({
      hooks: php`add_filter( 'woocommerce_product_tabs', array( $this, ${at.method} ) );`,
      methods: hooked(
        at,
        'Adds a tab to products, where there is something to show.',
        ['@param array[] $tabs Tabs.', '@return array[]'],
        php`$tabs`,
        php`
          $html = ${at.html(product)};
          if ( '' !== $html ) {
            $tabs[${at.id}] = array(
              'title'    => ${at.title},
              'priority' => 40,
              'callback' => static function () use ( $html ) {
                echo $html; ${printed}
              },
            );
          }

          return $tabs;
        `,
      ),
    }),
  },
  shop_top: atAction('above the list of products', 'none', ['woocommerce_before_shop_loop'], php`null`, 5),
  cart: aboveForm('above the cart', 'woocommerce_before_cart', 'cart'),
  checkout: aboveForm('above the checkout', 'woocommerce_before_checkout_form', 'checkout'),
  thank_you: {
    words: 'on the page after an order',
    about: 'orders',
    code: (at) => ({
      hooks: php`add_action( 'woocommerce_thankyou', array( $this, ${at.method} ), 5 );`,
      methods: printing(at, 'Shows something on the page after an order.', {
        tags: ['@param int $order_id Order ID.'],
        parameters: php`$order_id`,
        record: php`wc_get_order( $order_id )`,
      }),
    }),
  },
  order_email: {
    words: 'in emails about an order',
    about: 'orders',
    code: (at) => ({
      hooks: php`add_action( 'woocommerce_email_after_order_table', array( $this, ${at.method} ), 10, 3 );`,
      methods: hooked(
        at,
        'Adds to emails to customers about an order.',
        [
          '@param WC_Order $order Order object.',
          '@param bool $is_for_staff Whether staff get it.',
          '@param bool $is_plain Whether it is plain text.',
        ],
        php`$order, $is_for_staff = false, $is_plain = false`,
        php`
          if ( $is_for_staff ) {
            return;
          }

          $html = ${at.html(php`$order`)};
          echo $is_plain ? "\n" . wp_strip_all_tags( $html ) . "\n" : $html; ${printed}
        `,
      ),
    }),
  },
  account: atAction('on the account page', 'none', ['woocommerce_account_dashboard'], php`null`),
} as const satisfies Partial<Record<PlaceId, PlaceModule>>;
