<?php
defined( 'ABSPATH' ) || exit;

add_action( 'admin_post_nopriv_front_login', 'front_login' );

function front_login() {
	check_admin_referer( 'front_login' );

	$user = wp_signon(
		array(
			'user_login'    => sanitize_user( wp_unslash( $_POST['log'] ?? '' ) ),
			'user_password' => $_POST['pwd'] ?? '',
			'remember'      => ! empty( $_POST['rememberme'] ),
		),
		is_ssl()
	);
	if ( is_wp_error( $user ) ) {
		wp_safe_redirect( home_url( '/login/?failed=1' ) );
		exit;
	}

	$to = isset( $_POST['redirect_to'] ) ? wp_unslash( $_POST['redirect_to'] ) : home_url( '/' );
	wp_redirect( $to );
	exit;
}
