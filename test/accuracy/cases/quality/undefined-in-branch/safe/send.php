<?php
defined( 'ABSPATH' ) || exit;

function invite_send( $email ) {
	$sent = wp_mail( $email, 'Invitation', home_url( '/join/' ) );

	$message = 'Sent.';
	if ( ! $sent ) {
		$message = 'The mail could not be sent.';
	}

	return array(
		'ok'      => $sent,
		'message' => $message,
	);
}

add_action( 'wp_ajax_invite', function () {
	check_ajax_referer( 'invite' );
	if ( ! current_user_can( 'create_users' ) ) {
		wp_send_json_error( null, 403 );
	}
	wp_send_json( invite_send( sanitize_email( wp_unslash( $_POST['email'] ?? '' ) ) ) );
} );
