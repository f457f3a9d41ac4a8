<?php
namespace App;

function profile_fields( \WP_REST_Request $request ): array {
	$body = $request->get_json_params();
	return (array) $body;
}

function update_profile( \WP_REST_Request $request ) {
	$result = wp_update_user( profile_fields( $request ) );
	if ( is_wp_error( $result ) ) {
		return $result;
	}
	return rest_ensure_response( array( 'ok' => true ) );
}

add_action(
	'rest_api_init',
	static function () {
		register_rest_route(
			'app/v1',
			'/profile',
			array(
				'methods'             => 'PUT',
				'callback'            => __NAMESPACE__ . '\update_profile',
				'permission_callback' => 'is_user_logged_in',
			)
		);
	}
);
