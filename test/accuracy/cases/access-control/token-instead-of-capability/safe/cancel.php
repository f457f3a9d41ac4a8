<?php
namespace Booking;

add_action( 'template_redirect', __NAMESPACE__ . '\cancel' );

function secret_of( int $booking ): string {
	return (string) get_post_meta( $booking, '_booking_secret', true );
}

function cancel(): void {
	if ( ! isset( $_GET['cancel_booking'] ) ) {
		return;
	}
	$booking = absint( $_GET['cancel_booking'] );
	$given  = isset( $_GET['secret'] ) ? sanitize_text_field( wp_unslash( $_GET['secret'] ) ) : '';
	$secret = secret_of( $booking );
	if ( 'booking' !== get_post_type( $booking ) || '' === $secret || ! hash_equals( $secret, $given ) ) {
		wp_die( 'This link is not valid.', '', array( 'response' => 403 ) );
	}
	update_post_meta( $booking, '_booking_status', 'cancelled' );
	wp_safe_redirect( home_url( '/cancelled/' ) );
	exit;
}
