<?php
defined( 'ABSPATH' ) || exit;

/** @return int[] Ids, newest first. */
function rv_ids() {
	if ( empty( $_COOKIE['rv_products'] ) ) {
		return array();
	}
	$ids = unserialize( stripslashes( $_COOKIE['rv_products'] ) );
	return is_array( $ids ) ? array_slice( array_map( 'absint', $ids ), 0, 8 ) : array();
}

function rv_shortcode() {
	$ids = rv_ids();
	if ( ! $ids ) {
		return '';
	}
	$out = '<ul class="recently-viewed">';
	foreach ( $ids as $id ) {
		$out .= '<li><a href="' . esc_url( get_permalink( $id ) ) . '">' . esc_html( get_the_title( $id ) ) . '</a></li>';
	}
	return $out . '</ul>';
}
add_shortcode( 'recently_viewed', 'rv_shortcode' );
