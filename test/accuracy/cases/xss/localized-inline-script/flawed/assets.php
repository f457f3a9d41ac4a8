<?php
defined( 'ABSPATH' ) || exit;

function booking_assets() {
	if ( ! is_page( 'booking' ) ) {
		return;
	}
	wp_enqueue_script( 'booking', plugins_url( 'js/booking.js', __FILE__ ), array( 'wp-api-fetch' ), '2.1.0', true );

	$room = isset( $_GET['room'] ) ? wp_unslash( $_GET['room'] ) : '';
	wp_add_inline_script( 'booking', 'window.bookingRoom = "' . $room . '";', 'before' );
	wp_add_inline_script( 'booking', 'window.bookingNonce = ' . wp_json_encode( wp_create_nonce( 'booking' ) ) . ';', 'before' );
}
add_action( 'wp_enqueue_scripts', 'booking_assets' );
