<?php
defined( 'ABSPATH' ) || exit;

function member_make_token() {
	return bin2hex( random_bytes( 32 ) );
}

function member_send_reset() {
	check_ajax_referer( 'member_reset' );
	$user = get_user_by( 'email', sanitize_email( wp_unslash( $_POST['email'] ?? '' ) ) );
	if ( $user ) {
		$token = member_make_token();
		update_user_meta( $user->ID, 'member_reset_token', hash( 'sha256', $token ) );
		update_user_meta( $user->ID, 'member_reset_until', time() + HOUR_IN_SECONDS );
		wp_mail(
			$user->user_email,
			__( 'New password', 'member' ),
			home_url( '/reset/?member=' . $user->ID . '&token=' . $token )
		);
	}
	wp_send_json_success();
}
add_action( 'wp_ajax_nopriv_member_reset', 'member_send_reset' );
