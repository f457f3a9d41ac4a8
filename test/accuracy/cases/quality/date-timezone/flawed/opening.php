<?php
/**
 * Shows whether the shop is open now.
 */
defined( 'ABSPATH' ) || exit;

function opening_is_open( array $hours ) {
	$day  = date( 'N' );
	$time = date( 'H:i' );
	if ( empty( $hours[ $day ] ) ) {
		return false;
	}
	return $time >= $hours[ $day ]['from'] && $time < $hours[ $day ]['to'];
}

add_shortcode( 'opening', function () {
	$open = opening_is_open( (array) get_option( 'opening_hours', array() ) );
	return '<p>' . ( $open ? esc_html__( 'Open', 'opening' ) : esc_html__( 'Closed', 'opening' ) ) . '</p>';
} );
