<?php
add_action( 'init', 'cl_login' );
function cl_login() {
	if ( ! isset( $_POST['cl_user'], $_POST['cl_pass'], $_POST['cl_nonce'] ) || ! wp_verify_nonce( $_POST['cl_nonce'], 'cl' ) ) return;
	$user = get_user_by( 'login', sanitize_user( $_POST['cl_user'] ) );
	if ( ! $user || ! wp_check_password( $_POST['cl_pass'], $user->user_pass, $user->ID ) ) {
		wp_safe_redirect( add_query_arg( 'fail', 1 ) );
		exit;
	}
	wp_set_current_user( $user->ID );
	wp_set_auth_cookie( $user->ID );
}
