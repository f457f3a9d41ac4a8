import { prefixed } from '../../../plugin/code-names.ts';
import { noPhp, type PhpCode, php } from '../../../writers/php.ts';
import { type EffectCode, methodName, methodOf, type NumberedRule, ownersValue, unlessApplies } from '../rule.ts';

/** Everything that gives the price of a product, so that no page, feed or answer of the Store API has it. */
export const priceFilters: readonly string[] = [
  'woocommerce_product_get_price',
  'woocommerce_product_get_regular_price',
  'woocommerce_product_get_sale_price',
  'woocommerce_product_variation_get_price',
  'woocommerce_product_variation_get_regular_price',
  'woocommerce_product_variation_get_sale_price',
  'woocommerce_variation_prices_price',
  'woocommerce_variation_prices_regular_price',
  'woocommerce_variation_prices_sale_price',
];

/** Hides the price, or only the button, and says something instead. */
export function hideCode(rule: NumberedRule<'hide'>): EffectCode {
  const { effect, plan } = rule;
  const isPrice = effect.what === 'price';
  const shown = ownersValue(rule, 'text', effect.text);
  const leave = (value: PhpCode) =>
    unlessApplies(rule, php`return ${value};`, php`$product`, php`! $this->is_shopping()`);
  const filter = (hook: string, method: string) =>
    php`add_filter( ${hook}, array( $this, ${methodOf(rule, method)} ), 99, 2 );`;
  const hasText = effect.text !== '';
  return {
    hooks: [
      ...(isPrice
        ? [
            php`
              foreach ( ${priceFilters} as $hook ) {
                add_filter( $hook, array( $this, ${methodOf(rule, 'hide_price')} ), 99, 2 );
              }
            `,
            filter('woocommerce_get_variation_prices_hash', 'price_hash'),
            filter('woocommerce_get_price_html', 'price_text'),
          ]
        : [
            ...(hasText
              ? [
                  php`add_action( 'woocommerce_single_product_summary', array( $this, ${methodOf(rule, 'show_text')} ), 31 );`,
                ]
              : []),
          ]),
      filter('woocommerce_is_purchasable', 'allow_buying'),
      filter('woocommerce_variation_is_purchasable', 'allow_buying'),
    ],
    methods: [
      ...(isPrice
        ? [
            php`
              /**
               * Empties a price that is not to be seen.
               *
               * @param string     $price   Price.
               * @param WC_Product $product Product.
               * @return string Price.
               */
              public function ${methodName(rule, 'hide_price')}( $price, $product ) {
                ${unlessApplies(rule, php`return $price;`, php`$product`, php`$this->is_reading || ! $this->is_shopping()`)}
                return '';
              }
            `,
            php`
              /**
               * Keeps prices of variations apart by who sees them.
               *
               * @param array      $hash    What prices depend on.
               * @param WC_Product $product Product.
               * @return array What they depend on.
               */
              public function ${methodName(rule, 'price_hash')}( $hash, $product ) {
                $hash[] = ${prefixed(plan, methodOf(rule, 'hides'))} . (int) ( '' === $this->${methodName(rule, 'hide_price')}( '1', $product ) );
                return $hash;
              }
            `,
            php`
              /**
               * Shows the text instead of the price.
               *
               * @param string     $html    HTML of the price.
               * @param WC_Product $product Product.
               * @return string HTML.
               */
              public function ${methodName(rule, 'price_text')}( $html, $product ) {
                ${leave(php`$html`)}
                return ${hasText ? php`$this->${methodName(rule, 'text')}()` : php`''`};
              }
            `,
          ]
        : hasText
          ? [
              php`
                /**
                 * Shows the text instead of the button.
                 */
                public function ${methodName(rule, 'show_text')}() {
                  global $product;
                  if ( ! $product instanceof WC_Product ) {
                    return;
                  }
                  ${unlessApplies(rule, php`return;`, php`$product`, php`! $this->is_shopping()`)}
                  echo '<p>' . wp_kses_post( $this->${methodName(rule, 'text')}() ) . '</p>';
                }
              `,
            ]
          : []),
      php`
        /**
         * Says that a product cannot be bought.
         *
         * @param bool       $is_purchasable Whether it can be bought.
         * @param WC_Product $product        Product.
         * @return bool Whether it can.
         */
        public function ${methodName(rule, 'allow_buying')}( $is_purchasable, $product ) {
          ${leave(php`$is_purchasable`)}
          return false;
        }
      `,
      hasText
        ? php`
          /**
           * Gets the text.
           *
           * @return string HTML.
           */
          private function ${methodName(rule, 'text')}() {
            ${
              effect.links_to_login
                ? php`return '<a href="' . esc_url( wc_get_page_permalink( 'myaccount' ) ) . '">' . esc_html( ${shown} ) . '</a>';`
                : php`return esc_html( ${shown} );`
            }
          }
        `
        : noPhp,
    ],
    uses: ['is_shopping'],
  };
}
