<?php
namespace Docs;

function rest_find( \WP_REST_Request $request ): \WP_REST_Response {
	$slugs = array_filter( explode( ',', (string) $request->get_param( 'slugs' ) ) );
	return rest_ensure_response( find_by_slugs( $slugs ) );
}

add_action(
	'rest_api_init',
	static function (): void {
		register_rest_route(
			'docs/v1',
			'/pages',
			array(
				'methods'             => 'GET',
				'callback'            => __NAMESPACE__ . '\rest_find',
				'permission_callback' => '__return_true',
			)
		);
	}
);
