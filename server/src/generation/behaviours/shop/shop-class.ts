import { classNameOf, classOf } from '../../plugin/code-names.ts';
import type { PluginClass } from '../../plugin/feature-module.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { php } from '../../writers/php.ts';

/** What behaviours of a shop read of the cart and of who buys. Several behaviours bring it; it is there once. */
export const shopClass = (plan: PluginPlan): PluginClass => ({
  name: classNameOf(plan, 'Shop'),
  summary: 'Reads the cart and what its customer has ordered.',
  code: php`
    /**
     * Reads the cart and what its customer has ordered.
     */
    class ${classOf(plan, 'Shop')} {

      /**
       * Gets the lines of the cart.
       *
       * @return array[] Lines with product, quantity and total, which is what is paid without taxes.
       */
      public static function lines() {
        if ( ! function_exists( 'WC' ) || ! WC()->cart || ! did_action( 'wp_loaded' ) ) {
          return array();
        }

        $lines = array();
        foreach ( WC()->cart->get_cart() as $item ) {
          if ( empty( $item['data'] ) ) {
            continue;
          }
          $quantity = (float) $item['quantity'];
          $lines[]  = array(
            'product'  => $item['data'],
            'quantity' => $quantity,
            'total'    => (float) ( $item['line_total'] ?? $quantity * (float) $item['data']->get_price() ),
            'tax'      => (float) ( $item['line_tax'] ?? 0 ),
          );
        }

        return $lines;
      }

      /**
       * Measures lines.
       *
       * @param array[] $lines Lines of the cart or of an order.
       * @param string  $of    amount (as the shop displays prices), quantity, weight or products.
       * @return float How much it is.
       */
      public static function measure( $lines, $of ) {
        if ( 'products' === $of ) {
          return (float) count( array_unique( array_map( array( __CLASS__, 'product_id' ), wp_list_pluck( $lines, 'product' ) ) ) );
        }

        $sum  = 0.0;
        $taxed = 'amount' === $of && WC()->cart && WC()->cart->display_prices_including_tax();
        foreach ( $lines as $line ) {
          if ( 'amount' === $of ) {
            $sum += $line['total'] + ( $taxed ? $line['tax'] : 0 );
          } else {
            $sum += $line['quantity'] * ( 'weight' === $of ? (float) $line['product']->get_weight() : 1 );
          }
        }

        return round( $sum, 6 );
      }

      /**
       * Gets the ID of a product; of a variation, that of the product it belongs to.
       *
       * @param WC_Product $product Product.
       * @return int Product ID.
       */
      public static function product_id( $product ) {
        return $product->get_parent_id() ? $product->get_parent_id() : $product->get_id();
      }

      /**
       * Gets the names of the terms of all products in the cart.
       *
       * @param string $taxonomy Taxonomy.
       * @return string[] Names.
       */
      public static function terms( $taxonomy ) {
        $names = array();
        foreach ( self::lines() as $line ) {
          $terms = get_the_terms( self::product_id( $line['product'] ), $taxonomy );
          $names = array_merge( $names, is_array( $terms ) ? wp_list_pluck( $terms, 'name' ) : array() );
        }

        return array_map( 'wp_specialchars_decode', array_values( array_unique( $names ) ) );
      }

      /**
       * Gets the way of shipping or of payment that is chosen.
       *
       * @param string $what shipping or payment.
       * @return string Method, such as flat_rate or cod; empty if none is chosen.
       */
      public static function method( $what ) {
        if ( ! function_exists( 'WC' ) || ! WC()->session ) {
          return '';
        }
        $chosen = WC()->session->get( 'shipping' === $what ? 'chosen_shipping_methods' : 'chosen_payment_method' );

        return (string) strtok( (string) ( is_array( $chosen ) ? reset( $chosen ) : $chosen ), ':' );
      }

      /**
       * Gets what the customer ordered and has paid, or is to pay.
       *
       * @param int $days Of so many days; 0 for all.
       * @return WC_Order[] Orders, the newest first.
       */
      public static function orders( $days = 0 ) {
        static $found = array();

        $customer = get_current_user_id();
        if ( ! $customer && function_exists( 'WC' ) && WC()->customer ) {
          $customer = (string) WC()->customer->get_billing_email();
        }
        if ( ! $customer || ! function_exists( 'wc_get_orders' ) ) {
          return array();
        }

        $key = $customer . '/' . $days;
        if ( ! isset( $found[ $key ] ) ) {
          $args = array(
            'customer' => $customer,
            'type'     => 'shop_order',
            'status'   => array_merge( wc_get_is_paid_statuses(), array( 'on-hold' ) ),
            'limit'    => 500,
            'orderby'  => 'date',
            'order'    => 'DESC',
          );
          if ( $days > 0 ) {
            $args['date_created'] = '>' . ( time() - $days * DAY_IN_SECONDS );
          }
          $found[ $key ] = wc_get_orders( $args );
        }

        return $found[ $key ];
      }

      /**
       * Gets the lines of orders of the customer.
       *
       * @param int $days Of so many days; 0 for all.
       * @return array[] Lines as those of the cart.
       */
      public static function ordered_lines( $days = 0 ) {
        $lines = array();
        foreach ( self::orders( $days ) as $order ) {
          foreach ( $order->get_items() as $item ) {
            $product = $item->get_product();
            if ( $product ) {
              $lines[] = array(
                'product'  => $product,
                'quantity' => (float) $item->get_quantity(),
                'total'    => (float) $item->get_total(),
                'tax'      => (float) $item->get_total_tax(),
              );
            }
          }
        }

        return $lines;
      }

      /**
       * Writes an amount, a weight or a number.
       *
       * @param float  $value How much.
       * @param string $of    amount, weight, quantity or products.
       * @return string HTML.
       */
      public static function format( $value, $of ) {
        if ( 'amount' === $of ) {
          return wc_price( $value );
        }

        return esc_html( 'weight' === $of ? wc_format_weight( $value ) : number_format_i18n( $value, floor( $value ) === (float) $value ? 0 : 2 ) );
      }
    }
  `,
});
