<?php
namespace Api;

final class Api_Keys {

	public function create( int $user_id, string $label ): string {
		global $wpdb;
		$key = 'key_' . wp_generate_password( 40, false );
		$wpdb->insert(
			$wpdb->prefix . 'api_keys',
			array(
				'user_id'  => $user_id,
				'label'    => $label,
				'key_hash' => hash( 'sha256', $key ),
			),
			array( '%d', '%s', '%s' )
		);
		return $key;
	}
}

add_action( 'wp_ajax_api_key_new', function () {
	check_ajax_referer( 'api_key' );
	if ( ! current_user_can( 'manage_options' ) ) {
		wp_send_json_error( null, 403 );
	}
	$keys = new Api_Keys();
	wp_send_json_success( $keys->create( get_current_user_id(), sanitize_text_field( wp_unslash( $_POST['label'] ?? '' ) ) ) );
} );
