<?php
add_action( 'wp_ajax_booking_api', 'booking_api' );

function booking_slots( $arg ) {
	return array( 'slots' => array( 9, 10, 11 ), 'day' => sanitize_text_field( $arg ) );
}

function booking_rooms( $arg ) {
	return array( 'rooms' => array( 'a', 'b' ), 'floor' => absint( $arg ) );
}

function booking_api() {
	check_ajax_referer( 'booking' );

	$method = isset( $_POST['method'] ) ? sanitize_text_field( wp_unslash( $_POST['method'] ) ) : '';
	$arg    = isset( $_POST['arg'] ) ? sanitize_text_field( wp_unslash( $_POST['arg'] ) ) : '';

	if ( ! function_exists( $method ) ) {
		wp_send_json_error( 'method', 404 );
	}
	$result = call_user_func( $method, $arg );
	wp_send_json_success( $result );
}
