<?php
add_action( 'init', 'mailing_unsubscribe' );

/** Ends a subscription: ?mailing_out=<id>&t=<token> */
function mailing_unsubscribe() {
	if ( ! isset( $_GET['mailing_out'], $_GET['t'] ) ) {
		return;
	}
	global $wpdb;
	$id    = absint( $_GET['mailing_out'] );
	$token = sanitize_text_field( wp_unslash( $_GET['t'] ) );
	$known = $wpdb->get_var( $wpdb->prepare( "SELECT token FROM {$wpdb->prefix}mailing WHERE id = %d", $id ) );

	if ( $known == $token ) {
		$wpdb->delete( $wpdb->prefix . 'mailing', array( 'id' => $id ), array( '%d' ) );
		wp_die( 'You will get no more mail.', '', array( 'response' => 200 ) );
	}
	wp_die( 'This link is not valid.', '', array( 'response' => 403 ) );
}
