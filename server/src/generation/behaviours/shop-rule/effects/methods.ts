import { prefixed } from '../../../plugin/code-names.ts';
import { type PhpCode, php } from '../../../writers/php.ts';
import {
  coveredLines,
  type EffectCode,
  isConditional,
  isSelective,
  methodName,
  methodOf,
  type NumberedRule,
  type RuleWithNumber,
  unlessApplies,
} from '../rule.ts';

/** The rule is about a cart that has such products. */
const unlessThere = (rule: RuleWithNumber, value: PhpCode): PhpCode =>
  unlessApplies(rule, php`return ${value};`, undefined, isSelective(rule) ? php`! ${coveredLines(rule)}` : undefined);

/** Ways of shipping that are free, that alone there are, or that there are not. */
export function shippingCode(rule: NumberedRule<'shipping'>): EffectCode {
  const { effect, plan } = rule;
  const matches =
    effect.methods.length === 0
      ? php`true`
      : php`array_intersect( array( $rate->get_method_id(), $id ), ${effect.methods} )`;
  const changes =
    effect.is === 'free'
      ? php`
        if ( ${matches} ) {
          $rate->set_cost( 0 );
          $rate->set_taxes( array() );
        }
      `
      : php`
        if ( ${effect.is === 'never' ? matches : php`! ( ${matches} )`} ) {
          unset( $rates[ $id ] );
        }
      `;
  return {
    hooks: [
      php`add_filter( 'woocommerce_package_rates', array( $this, ${methodOf(rule, 'shipping')} ), 20 );`,
      ...(isConditional(rule)
        ? [php`add_filter( 'woocommerce_cart_shipping_packages', array( $this, ${methodOf(rule, 'packages')} ) );`]
        : []),
    ],
    methods: [
      php`
        /**
         * Changes the ways of shipping that there are.
         *
         * @param WC_Shipping_Rate[] $rates Rates, keyed by ID.
         * @return WC_Shipping_Rate[] Rates.
         */
        public function ${methodName(rule, 'shipping')}( $rates ) {
          ${unlessThere(rule, php`$rates`)}

          foreach ( $rates as $id => $rate ) {
            ${changes}
          }

          return $rates;
        }
      `,
      ...(isConditional(rule)
        ? [
            php`
              /**
               * Has rates calculated again once the rule applies or no longer does: WooCommerce keeps them by package.
               *
               * @param array[] $packages Packages.
               * @return array[] Packages.
               */
              public function ${methodName(rule, 'packages')}( $packages ) {
                foreach ( $packages as $key => $package ) {
                  $packages[ $key ][${prefixed(plan, `rule_${rule.number}`)}] = $this->${methodName(rule, 'applies')}();
                }

                return $packages;
              }
            `,
          ]
        : []),
    ],
  };
}

/** Ways of payment that alone there are, or that there are not. */
export function paymentCode(rule: NumberedRule<'payment'>): EffectCode {
  const { effect } = rule;
  const matches = effect.methods.length === 0 ? php`true` : php`in_array( $id, ${effect.methods}, true )`;
  return {
    hooks: [
      php`add_filter( 'woocommerce_available_payment_gateways', array( $this, ${methodOf(rule, 'payment')} ), 20 );`,
    ],
    methods: [
      php`
        /**
         * Changes the ways of payment that there are.
         *
         * @param WC_Payment_Gateway[] $gateways Gateways, keyed by ID.
         * @return WC_Payment_Gateway[] Gateways.
         */
        public function ${methodName(rule, 'payment')}( $gateways ) {
          if ( ! $this->is_shopping() ) {
            return $gateways;
          }
          ${unlessThere(rule, php`$gateways`)}

          foreach ( array_keys( $gateways ) as $id ) {
            if ( ${effect.is === 'never' ? matches : php`! ( ${matches} )`} ) {
              unset( $gateways[ $id ] );
            }
          }

          return $gateways;
        }
      `,
    ],
    uses: ['is_shopping'],
  };
}

/** Which products are shown as related. */
export function relatedCode(rule: NumberedRule<'related'>): EffectCode {
  const { effect } = rule;
  const leave = (value: PhpCode) =>
    isSelective(rule)
      ? php`
        $product = wc_get_product( $product_id );
        if ( ! $product || ! $this->${methodName(rule, 'covers')}( $product ) ) {
          return ${value};
        }
      `
      : php``;
  const byTerm = (of: 'category' | 'tag') => php`
    /**
     * Says whether products are related by ${of}.
     *
     * @param bool $is_related Whether they are.
     * @param int  $product_id Product ID.
     * @return bool Whether they are.
     */
    public function ${methodName(rule, `related_by_${of}`)}( $is_related, $product_id ) {
      ${leave(php`$is_related`)}
      return ${effect.by === of};
    }
  `;
  return {
    hooks:
      effect.by === 'none'
        ? [php`add_filter( 'woocommerce_related_products', array( $this, ${methodOf(rule, 'no_related')} ), 10, 2 );`]
        : [
            php`add_filter( 'woocommerce_product_related_posts_relate_by_category', array( $this, ${methodOf(rule, 'related_by_category')} ), 10, 2 );`,
            php`add_filter( 'woocommerce_product_related_posts_relate_by_tag', array( $this, ${methodOf(rule, 'related_by_tag')} ), 10, 2 );`,
            php`add_filter( 'woocommerce_output_related_products_args', array( $this, ${methodOf(rule, 'related_args')} ), 20 );`,
          ],
    methods:
      effect.by === 'none'
        ? [
            php`
              /**
               * Shows no related products.
               *
               * @param int[] $related    IDs of related products.
               * @param int   $product_id Product ID.
               * @return int[] IDs.
               */
              public function ${methodName(rule, 'no_related')}( $related, $product_id ) {
                ${leave(php`$related`)}
                return array();
              }
            `,
          ]
        : [
            byTerm('category'),
            byTerm('tag'),
            php`
              /**
               * Says how many related products are shown.
               *
               * @param array $args Arguments.
               * @return array Arguments.
               */
              public function ${methodName(rule, 'related_args')}( $args ) {
                $args['posts_per_page'] = ${effect.limit};
                return $args;
              }
            `,
          ],
  };
}
