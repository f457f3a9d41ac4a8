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
	$hash = get_user_meta( $user_id, '_magic_hash', true );
	$key  = sanitize_text_field( wp_unslash( $_GET['magic_key'] ) );
	if ( ! is_string( $hash ) || '' === $hash || ! hash_equals( $hash, hash( 'sha256', $key ) ) ) {
		return;
	}
	delete_user_meta( $user_id, '_magic_hash' );

	wp_set_auth_cookie( $user_id, true );
	wp_safe_redirect( home_url() );
	exit;
}
