<?php
defined( 'ABSPATH' ) || exit;

add_action( 'wp_ajax_canvas_save_options', 'canvas_save_options' );

function canvas_save_options() {
	check_ajax_referer( 'canvas_options', 'nonce' );
	if ( ! current_user_can( 'edit_theme_options' ) ) {
		wp_send_json_error( array( 'message' => 'forbidden' ), 403 );
	}
	$raw = isset( $_POST['options'] ) ? (array) wp_unslash( $_POST['options'] ) : array();

	$options = array(
		'layout' => sanitize_key( $raw['layout'] ?? 'wide' ),
		'footer' => wp_kses_post( $raw['footer'] ?? '' ),
		'logo'   => esc_url_raw( $raw['logo'] ?? '' ),
	);
	update_option( 'canvas_options', $options );

	wp_send_json_success( $options );
}
