<?php
defined( 'ABSPATH' ) || exit;

add_action( 'init', function () {
	if ( is_user_logged_in() || empty( $_COOKIE['remember_id'] ) || empty( $_COOKIE['remember_key'] ) ) {
		return;
	}
	$user_id = absint( $_COOKIE['remember_id'] );
	$hash    = (string) get_user_meta( $user_id, 'remember_hash', true );
	if ( '' === $hash || ! hash_equals( $hash, hash( 'sha256', sanitize_text_field( wp_unslash( $_COOKIE['remember_key'] ) ) ) ) ) {
		return;
	}
	wp_set_current_user( $user_id );
	wp_set_auth_cookie( $user_id );
} );
