<?php
defined( 'ABSPATH' ) || exit;

add_action( 'wp_ajax_nopriv_signup', 'signup_handle' );

function signup_handle() {
	check_ajax_referer( 'signup' );
	$is_staff = false;
	$name  = isset( $_POST['name'] ) ? wp_unslash( $_POST['name'] ) : '';
	$email = isset( $_POST['email'] ) ? wp_unslash( $_POST['email'] ) : '';

	global $wpdb;
	$wpdb->insert(
		$wpdb->prefix . 'signups',
		array(
			'name'  => sanitize_text_field( $name ),
			'email' => sanitize_email( $email ),
			'staff' => $is_staff ? 1 : 0,
		),
		array( '%s', '%s', '%d' )
	);
	wp_send_json_success();
}
