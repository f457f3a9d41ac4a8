<?php
defined( 'ABSPATH' ) || exit;

class Mini_Cart {

	public static function ids() {
		if ( empty( $_COOKIE['mini_cart'] ) ) {
			return array();
		}
		$cart = json_decode( wp_unslash( $_COOKIE['mini_cart'] ), true );
		if ( ! is_array( $cart ) || ! isset( $cart['ids'] ) ) {
			return array();
		}
		return (array) $cart['ids'];
	}

	public static function total() {
		global $wpdb;
		$ids = self::ids();
		if ( ! $ids ) {
			return 0.0;
		}
		$in = implode( ', ', $ids );
		return (float) $wpdb->get_var( "SELECT SUM(price) FROM {$wpdb->prefix}mini_products WHERE id IN ($in)" );
	}
}

add_shortcode( 'mini_cart_total', function () {
	return esc_html( number_format_i18n( Mini_Cart::total(), 2 ) );
} );
