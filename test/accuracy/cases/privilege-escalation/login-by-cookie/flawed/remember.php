<?php
defined( 'ABSPATH' ) || exit;

function remember_user() {
	$id = isset( $_COOKIE['remember_id'] ) ? absint( $_COOKIE['remember_id'] ) : 0;
	return $id ? get_user_by( 'id', $id ) : false;
}

add_action( 'init', function () {
	if ( is_user_logged_in() || empty( $_COOKIE['remember_id'] ) ) {
		return;
	}
	$user_id = absint( $_COOKIE['remember_id'] );
	wp_set_current_user( $user_id );
	wp_set_auth_cookie( $user_id );
} );
