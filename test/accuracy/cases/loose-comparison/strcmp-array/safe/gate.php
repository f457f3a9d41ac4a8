<?php
defined( 'ABSPATH' ) || exit;

function gate_check() {
	if ( ! isset( $_POST['gate_password'], $_POST['gate_nonce'] ) ) {
		return false;
	}
	if ( ! wp_verify_nonce( sanitize_key( $_POST['gate_nonce'] ), 'gate' ) ) {
		return false;
	}
	$hash = get_option( 'gate_password_hash' );
	return is_string( $_POST['gate_password'] ) && password_verify( wp_unslash( $_POST['gate_password'] ), $hash );
}

add_filter( 'the_content', function ( $content ) {
	if ( ! is_page( 'press' ) || gate_check() ) {
		return $content;
	}
	return '<form method="post">' . wp_nonce_field( 'gate', 'gate_nonce', true, false )
		. '<input type="password" name="gate_password"><button>Open</button></form>';
} );
