import type { PluginPlan } from '../../plugin/plan.ts';
import { noPhp, type PhpCode, php } from '../../writers/php.ts';
import { about, type Rule } from './rules.ts';

const bought = (rules: readonly Rule[]) => about(rules, ['buy'], ['post']);

export const shopHooks = (_plan: PluginPlan, rules: readonly Rule[]): PhpCode =>
  bought(rules).length === 0
    ? noPhp
    : php`
      add_filter( 'woocommerce_is_purchasable', array( $this, 'allow_purchase' ), 10, 2 );
      add_filter( 'woocommerce_variation_is_purchasable', array( $this, 'allow_purchase' ), 10, 2 );
      add_action( 'woocommerce_single_product_summary', array( $this, 'print_purchase_message' ), 31 );
    `;

/** Who may buy what: the cart, the checkout and the API of the shop ask for it. */
export const shopMethods = (_plan: PluginPlan, rules: readonly Rule[]): PhpCode =>
  bought(rules).length === 0
    ? noPhp
    : php`
      /**
       * Determines whether the current user can buy a product.
       *
       * @param bool       $can     Whether the product can be bought.
       * @param WC_Product $product Product object.
       * @return bool
       */
      public function allow_purchase( $can, $product ) {
        $post = get_post( $product->get_parent_id() ? $product->get_parent_id() : $product->get_id() );

        return $can && ( ! $post || 0 === $this->refusal( 'buy', 'product', $post ) );
      }

      /**
       * Prints why the current user cannot buy a product.
       */
      public function print_purchase_message() {
        $post   = get_post();
        $number = $post ? $this->refusal( 'buy', 'product', $post ) : 0;
        if ( 0 !== $number ) {
          echo wp_kses_post( $this->message_html( $number, $post ) );
        }
      }
    `;
