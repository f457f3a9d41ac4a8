<?php
namespace Report;

function rows( $days ): array {
	global $wpdb;
	if ( ! ctype_digit( $days ) ) {
		return array();
	}
	return $wpdb->get_results( "SELECT day, visits FROM {$wpdb->prefix}report WHERE day > DATE_SUB( CURDATE(), INTERVAL $days DAY )" );
}

add_action( 'rest_api_init', static function () {
	register_rest_route(
		'report/v1',
		'/rows',
		array(
			'methods'             => 'GET',
			'permission_callback' => static fn() => current_user_can( 'edit_posts' ),
			'callback'            => static fn( \WP_REST_Request $request ) => rows( (string) $request->get_param( 'days' ) ),
		)
	);
} );
