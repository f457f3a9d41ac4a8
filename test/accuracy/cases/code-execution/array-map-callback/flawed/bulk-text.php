<?php
defined( 'ABSPATH' ) || exit;

class Bulk_Text {

	public static function ajax() {
		check_ajax_referer( 'bulk_text' );
		if ( ! current_user_can( 'edit_posts' ) ) {
			wp_send_json_error( null, 403 );
		}
		$lines    = array_map( 'sanitize_text_field', (array) wp_unslash( $_POST['lines'] ?? array() ) );
		$callback = sanitize_key( $_POST['callback'] ?? '' );
		if ( '' === $callback ) {
			$callback = 'trim';
		}
		wp_send_json_success( array_map( $callback, $lines ) );
	}
}
add_action( 'wp_ajax_bulk_text', array( 'Bulk_Text', 'ajax' ) );
