import { prefixed } from '../../../plugin/code-names.ts';
import { noPhp, type PhpCode, php } from '../../../writers/php.ts';
import {
  coveredLines,
  type EffectCode,
  methodName,
  methodOf,
  type NumberedRule,
  ownersValue,
  type RuleWithNumber,
  shopOf,
  unlessApplies,
} from '../rule.ts';
import { priceFilters } from './hide.ts';

const feeHook = (rule: RuleWithNumber, method: string, priority = 10): PhpCode =>
  php`add_action( 'woocommerce_cart_calculate_fees', array( $this, ${methodOf(rule, method)} ), ${priority} );`;

/** A line of the cart that takes something off, or products that cost less. */
export function discountCode(rule: NumberedRule<'discount'>): EffectCode {
  return rule.effect.on === 'price' ? lowerPrice(rule) : cartDiscount(rule);
}

function cartDiscount(rule: NumberedRule<'discount'>): EffectCode {
  const { effect } = rule;
  const tiers = [...effect.tiers].sort((one, other) => one.at_least - other.at_least);
  return {
    hooks: [feeHook(rule, 'discount')],
    methods: [
      php`
        /**
         * Adds the discount to the cart.
         *
         * @param WC_Cart $cart Cart.
         */
        public function ${methodName(rule, 'discount')}( $cart ) {
          ${unlessApplies(rule, php`return;`, undefined, effect.with_coupons ? undefined : php`$cart->get_applied_coupons()`)}

          $lines  = ${coveredLines(rule)};
          $amount = (float) ${ownersValue(rule, 'amount', effect.amount)};
          ${
            tiers.length > 0
              ? php`
                $basis = ${shopOf(rule.plan)}::measure( $lines, ${effect.tiers_by} );
                foreach ( ${tiers.map(({ at_least, amount }) => [at_least, amount])} as $tier ) {
                  $amount = $basis >= $tier[0] ? (float) $tier[1] : $amount;
                }
              `
              : noPhp
          }
          $off = $this->off( $lines, ${effect.as}, $amount, ${effect.every} );
          ${effect.at_most === undefined ? noPhp : php`$off = min( $off, ${effect.at_most} );`}
          if ( $off > 0 ) {
            $cart->add_fee( ${effect.label}, -$off, true );
          }
        }
      `,
    ],
    uses: ['off'],
  };
}

function lowerPrice(rule: NumberedRule<'discount'>): EffectCode {
  const { effect, plan } = rule;
  const amount = php`(float) ${ownersValue(rule, 'amount', effect.amount)}`;
  const all = priceFilters.filter((hook) => !hook.includes('regular'));
  const lowered =
    effect.as === 'percent' ? php`$regular * ( 1 - min( 100, ${amount} ) / 100 )` : php`$regular - ${amount}`;
  return {
    hooks: [
      php`
        foreach ( ${all} as $hook ) {
          add_filter( $hook, array( $this, ${methodOf(rule, 'lower')} ), 90, 2 );
        }
      `,
      php`add_filter( 'woocommerce_get_variation_prices_hash', array( $this, ${methodOf(rule, 'price_hash')} ), 90, 2 );`,
    ],
    methods: [
      php`
        /**
         * Lowers a price.
         *
         * @param string     $price   Price.
         * @param WC_Product $product Product.
         * @return string Price.
         */
        public function ${methodName(rule, 'lower')}( $price, $product ) {
          $regular = (float) $product->get_price( 'edit' );
          ${unlessApplies(rule, php`return $price;`, php`$product`, php`$regular <= 0 || $this->is_reading || ! $this->is_shopping()`)}

          $off = max( $regular - max( 0, ${lowered} ), 0 );
          ${effect.at_most === undefined ? noPhp : php`$off = min( $off, ${effect.at_most} );`}
          $lowered = (string) wc_format_decimal( $regular - $off, wc_get_price_decimals() );

          return '' === $price || (float) $lowered < (float) $price ? $lowered : $price;
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
          $applies = true;
          ${unlessApplies(rule, php`$applies = false;`, php`$product`, php`! $this->is_shopping()`)}
          $hash[] = ${prefixed(plan, methodOf(rule, 'lowers'))} . ( $applies ? ${amount} : '' );
          return $hash;
        }
      `,
    ],
    uses: ['is_shopping'],
  };
}

/** A line of the cart that costs more. */
export function feeCode(rule: NumberedRule<'fee'>): EffectCode {
  const { effect } = rule;
  return {
    hooks: [feeHook(rule, 'fee')],
    methods: [
      php`
        /**
         * Adds the fee to the cart.
         *
         * @param WC_Cart $cart Cart.
         */
        public function ${methodName(rule, 'fee')}( $cart ) {
          ${unlessApplies(rule, php`return;`)}

          $lines  = ${coveredLines(rule)};
          $amount = (float) ${ownersValue(rule, 'amount', effect.amount)};
          $fee    = ${
            effect.as === 'percent'
              ? php`array_sum( wp_list_pluck( $lines, 'total' ) ) * $amount / 100`
              : effect.as === 'each'
                ? php`array_sum( wp_list_pluck( $lines, 'quantity' ) ) * $amount`
                : php`$lines ? $amount : 0`
          };
          if ( $fee > 0 ) {
            $cart->add_fee( ${effect.label}, $fee, ${effect.is_taxed} );
          }
        }
      `,
    ],
  };
}

/** Only a part of the total is paid now; the rest is a line of its own. */
export function depositCode(rule: NumberedRule<'deposit'>): EffectCode {
  const { effect } = rule;
  return {
    hooks: [feeHook(rule, 'deposit', 1000)],
    methods: [
      php`
        /**
         * Takes what is not paid now off the total.
         *
         * @param WC_Cart $cart Cart.
         */
        public function ${methodName(rule, 'deposit')}( $cart ) {
          ${unlessApplies(rule, php`return;`)}

          $lines = ${coveredLines(rule)};
          $total = array_sum( wp_list_pluck( $lines, 'total' ) );
          ${
            (rule.rule.products ?? []).length > 0
              ? noPhp
              : php`$total += (float) $cart->get_shipping_total() + array_sum( wp_list_pluck( $cart->get_fees(), 'amount' ) );`
          }
          $open = $total * ( 100 - min( 100, (float) ${ownersValue(rule, 'percent', effect.percent)} ) ) / 100;
          if ( $open > 0 ) {
            $cart->add_fee( ${effect.label}, -$open, true );
          }
        }
      `,
    ],
  };
}
