import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const own = process.env.WOOCOMMERCE ?? here('../../../../.peers/woocommerce');

/** Whether it is WooCommerce itself. */
export const isRealShop: boolean = existsSync(own);

/**
 * Folder of the shop that plugins are tried with: WooCommerce, where a developer has put it at `.peers/woocommerce`, else
 * the stand-in, which has as much of its interface as the tests use. Tests are the same for both.
 */
export const shopFolder: string = existsSync(own) ? own : here('../../woocommerce-stand-in/woocommerce');

/**
 * PHP that gives tests a shop: `product( $name, $price, $category, $more )`, `cart( array( $id => $quantity ) )`, which
 * returns what the cart says, and `who( $user )`.
 */
export const shopHelpers = `
  wp_set_current_user( 0 );
  wc_load_cart();
  add_filter( 'woocommerce_coming_soon_exclude', '__return_true' );
  $product = function ( $name, $price, $category = '', $more = array() ) {
    $one = new WC_Product_Simple();
    $one->set_name( $name );
    $one->set_regular_price( (string) $price );
    foreach ( $more as $setter => $value ) {
      $one->{"set_$setter"}( $value );
    }
    $id = $one->save();
    if ( '' !== $category ) {
      wp_set_object_terms( $id, $category, 'product_cat' );
    }
    return $id;
  };
  $cart = function ( $lines ) {
    wc_clear_notices();
    WC()->cart->empty_cart();
    foreach ( $lines as $id => $quantity ) {
      WC()->cart->add_to_cart( $id, $quantity );
    }
    WC()->cart->calculate_totals();
    wc_clear_notices();
    do_action( 'woocommerce_check_cart_items' );
    $said = array_map( fn( $notice ) => html_entity_decode( wp_strip_all_tags( $notice['notice'] ), ENT_QUOTES ), wc_get_notices( 'error' ) );
    $fees = array();
    foreach ( WC()->cart->get_fees() as $fee ) {
      $fees[ $fee->name ] = round( $fee->amount, 2 );
    }
    return array(
      'lines'  => count( WC()->cart->get_cart() ),
      'errors' => $said,
      'fees'   => (object) $fees,
    );
  };
  $order = function ( $customer, $lines ) {
    $one = wc_create_order( array( 'customer_id' => $customer, 'status' => 'processing' ) );
    foreach ( $lines as $id => $quantity ) {
      $one->add_product( wc_get_product( $id ), $quantity );
    }
    $one->calculate_totals();
    $one->save();
    return $one->get_id();
  };
  $person = fn( $name, $role ) => wp_insert_user( array( 'user_login' => $name, 'user_pass' => 'password', 'user_email' => "$name@example.org", 'role' => $role ) );
`;
