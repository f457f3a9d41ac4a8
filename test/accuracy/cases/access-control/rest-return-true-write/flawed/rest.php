<?php
namespace Hours;

add_action( 'rest_api_init', __NAMESPACE__ . '\routes' );

function routes() {
	register_rest_route(
		'hours/v1',
		'/table',
		array(
			array(
				'methods'             => \WP_REST_Server::READABLE,
				'callback'            => __NAMESPACE__ . '\read',
				'permission_callback' => '__return_true',
			),
			array(
				'methods'             => \WP_REST_Server::EDITABLE,
				'callback'            => __NAMESPACE__ . '\write',
				'permission_callback' => '__return_true',
			),
		)
	);
}

function read() {
	return get_option( 'hours_table', array() );
}

function write( \WP_REST_Request $request ) {
	$table = array_map( 'sanitize_text_field', (array) $request->get_json_params() );
	update_option( 'hours_table', $table );
	return $table;
}
