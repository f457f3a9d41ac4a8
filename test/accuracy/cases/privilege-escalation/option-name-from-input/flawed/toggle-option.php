<?php
defined( 'ABSPATH' ) || exit;

add_action( 'wp_ajax_panel_toggle', 'panel_toggle' );

function panel_toggle() {
	check_ajax_referer( 'panel', 'nonce' );
	if ( ! current_user_can( 'edit_pages' ) ) {
		wp_send_json_error( null, 403 );
	}

	$name  = sanitize_key( $_POST['name'] ?? '' );
	$value = sanitize_text_field( wp_unslash( $_POST['value'] ?? '' ) );
	if ( '' === $name ) {
		wp_send_json_error( 'name', 400 );
	}
	update_option( $name, $value );

	wp_send_json_success( array( $name => $value ) );
}
