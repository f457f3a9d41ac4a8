<?php
defined( 'ABSPATH' ) || exit;

function portal_start_session( $customer_id ) {
	$token = bin2hex( random_bytes( 32 ) );
	set_transient( 'portal_' . hash( 'sha256', $token ), (int) $customer_id, DAY_IN_SECONDS );
	setcookie( 'portal_session', $token, time() + DAY_IN_SECONDS, COOKIEPATH, COOKIE_DOMAIN );
}

function portal_login() {
	check_ajax_referer( 'portal_login' );
	global $wpdb;
	$row = $wpdb->get_row( $wpdb->prepare( "SELECT id, hash FROM {$wpdb->prefix}portal WHERE email = %s", sanitize_email( wp_unslash( $_POST['email'] ?? '' ) ) ) );
	if ( ! $row || ! password_verify( wp_unslash( $_POST['password'] ?? '' ), $row->hash ) ) {
		wp_send_json_error( null, 403 );
	}
	portal_start_session( $row->id );
	wp_send_json_success();
}
add_action( 'wp_ajax_nopriv_portal_login', 'portal_login' );
