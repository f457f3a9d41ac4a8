<?php
defined( 'ABSPATH' ) || exit;

function booking_view( $atts ) {
	$atts = shortcode_atts( array( 'day' => 'mon', 'room' => 'a' ), $atts, 'booking' );
	return esc_html( booking_slot( $atts['day'] ) );
}
add_shortcode( 'booking', 'booking_view' );
