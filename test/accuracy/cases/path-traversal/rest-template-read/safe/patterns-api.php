<?php
namespace Patterns;

const FILES = array(
	'hero'   => 'hero.html',
	'footer' => 'footer.html',
);

add_action( 'rest_api_init', __NAMESPACE__ . '\register' );

function register() {
	register_rest_route(
		'patterns/v1',
		'/pattern',
		array(
			'methods'             => 'GET',
			'permission_callback' => '__return_true',
			'callback'            => __NAMESPACE__ . '\read',
		)
	);
}

function read( \WP_REST_Request $request ) {
	$name = (string) $request->get_param( 'name' );
	if ( ! isset( FILES[ $name ] ) ) {
		return new \WP_Error( 'pattern', 'Unknown pattern', array( 'status' => 404 ) );
	}
	$path = plugin_dir_path( __FILE__ ) . 'patterns/' . FILES[ $name ];
	return array( 'content' => file_get_contents( $path ) );
}
