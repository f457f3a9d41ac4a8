<?php
add_action( 'admin_post_nopriv_gate_login', 'gate_login' );

function gate_login() {
	check_admin_referer( 'gate_login' );
	$password = isset( $_POST['gate'] ) ? wp_unslash( $_POST['gate'] ) : '';
	if ( ! password_verify( $password, get_option( 'gate_hash' ) ) ) {
		wp_safe_redirect( home_url( '/gate/?wrong=1' ) );
		exit;
	}
	$until = time() + 30 * DAY_IN_SECONDS;
	$token = wp_generate_password( 43, false );
	set_transient( 'gate_' . hash( 'sha256', $token ), 1, 30 * DAY_IN_SECONDS );
	setcookie( 'gate', $token, array( 'expires' => $until, 'path' => '/', 'secure' => true, 'httponly' => true, 'samesite' => 'Strict' ) );
	wp_safe_redirect( home_url( '/inside/' ) );
	exit;
}
