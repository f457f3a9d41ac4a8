<?php
namespace Stores;

function find( string $prefix ): array {
	$prefix = preg_replace( '/[^0-9]/', '', $prefix );
	$args   = array(
		'post_type'      => 'store',
		'posts_per_page' => 20,
		'no_found_rows'  => true,
	);
	$args['tax_query'] = array(
		array(
			'taxonomy' => 'zip_area',
			'field'    => 'slug',
			'terms'    => substr( $prefix, 0, 2 ),
		),
	);
	return ( new \WP_Query( $args ) )->posts;
}

add_action( 'rest_api_init', function () {
	register_rest_route( 'stores/v1', '/near', array(
		'methods'             => 'GET',
		'permission_callback' => '__return_true',
		'callback'            => static fn( \WP_REST_Request $request ) => wp_list_pluck( find( (string) $request['zip'] ), 'post_title' ),
	) );
} );
