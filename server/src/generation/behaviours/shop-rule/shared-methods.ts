import { classOf } from '../../plugin/code-names.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { joinPhp, type PhpCode, php } from '../../writers/php.ts';

/** Methods that several rules use, where one does. */
export const sharedMethods = (plan: PluginPlan, uses: ReadonlySet<string>): PhpCode =>
  joinPhp(
    [
      ...(uses.has('check_limit') ? [checkLimit(plan)] : []),
      ...(uses.has('off') ? [offMethod] : []),
      ...(uses.has('is_shopping') ? [isShopping] : []),
    ],
    '\n\n',
  );

const checkLimit = (plan: PluginPlan): PhpCode => {
  const shop = classOf(plan, 'Shop');
  return php`
    /**
     * Adds an error where a value is not within bounds.
     *
     * @param float  $current Value.
     * @param string $of      amount, quantity, weight or products.
     * @param array  $bounds  min, max and step, each a number or null.
     * @param string $message Message with placeholders.
     * @param string $product Name of the product, if it is about one.
     */
    private function check_limit( $current, $of, $bounds, $message, $product ) {
      $steps     = $bounds['step'] ? $current / $bounds['step'] : 0;
      $is_less   = null !== $bounds['min'] && $current < $bounds['min'] - 0.000001;
      $is_more   = null !== $bounds['max'] && $current > $bounds['max'] + 0.000001;
      $is_uneven = abs( $steps - round( $steps ) ) > 0.000001;
      if ( ! $is_less && ! $is_more && ! $is_uneven ) {
        return;
      }

      $values = array(
        '{current}' => ${shop}::format( $current, $of ),
        '{missing}' => ${shop}::format( max( 0, (float) $bounds['min'] - $current ), $of ),
        '{product}' => esc_html( $product ),
      );
      foreach ( $bounds as $name => $bound ) {
        $values[ '{' . $name . '}' ] = null === $bound ? '' : ${shop}::format( $bound, $of );
      }
      $notice = strtr( esc_html( $message ), $values );
      if ( ! wc_has_notice( $notice, 'error' ) ) {
        wc_add_notice( $notice, 'error' );
      }
    }
  `;
};

const offMethod: PhpCode = php`
  /**
   * Calculates a discount.
   *
   * @param array[] $lines  Lines of the cart.
   * @param string  $as     percent, each (off every piece) or order (once).
   * @param float   $amount How much.
   * @param int     $every  Of every so many pieces the cheapest gets it; 0: all.
   * @return float Amount, no more than the lines cost.
   */
  private function off( $lines, $as, $amount, $every ) {
    $total = array_sum( wp_list_pluck( $lines, 'total' ) );
    if ( 'order' === $as ) {
      return min( $total, $lines ? $amount : 0 );
    }

    $pieces = array();
    foreach ( $lines as $line ) {
      if ( $line['quantity'] > 0 ) {
        $pieces[] = array( $line['total'] / $line['quantity'], $line['quantity'] );
      }
    }
    sort( $pieces );
    $left = array_sum( wp_list_pluck( $pieces, 1 ) );
    $left = $every > 0 ? floor( $left / $every ) : $left;
    $off  = 0.0;
    foreach ( $pieces as $piece ) {
      $count = min( $left, $piece[1] );
      $left -= $count;
      $off  += $count * ( 'percent' === $as ? $piece[0] * min( 100, $amount ) / 100 : min( $piece[0], $amount ) );
    }

    return min( $total, $off );
  }
`;

const isShopping: PhpCode = php`
  /**
   * Checks whether somebody is shopping, rather than managing the shop.
   *
   * @return bool Whether it is so.
   */
  private function is_shopping() {
    if ( wp_doing_cron() || ( defined( 'WP_CLI' ) && WP_CLI ) ) {
      return false;
    }

    $is_store    = function_exists( 'WC' ) && is_callable( array( WC(), 'is_store_api_request' ) ) && WC()->is_store_api_request();
    $is_managing = is_admin() || ( defined( 'REST_REQUEST' ) && REST_REQUEST && ! $is_store );

    return ! $is_managing || ! current_user_can( 'edit_products' );
  }
`;
