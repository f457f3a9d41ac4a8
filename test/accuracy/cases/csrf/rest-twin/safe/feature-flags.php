<?php
defined( 'ABSPATH' ) || exit;

function ff_may() {
	return current_user_can( 'manage_options' );
}

function ff_store( $flag, $on ) {
	$flags          = (array) get_option( 'ff_flags', array() );
	$flags[ $flag ] = (bool) $on;
	update_option( 'ff_flags', $flags );
	return $flags;
}

add_action( 'rest_api_init', 'ff_routes' );
function ff_routes() {
	register_rest_route( 'ff/v1', '/flags/(?P<flag>[a-z0-9_-]+)', array(
		'methods'             => 'POST',
		'permission_callback' => 'ff_may',
		'callback'            => 'ff_rest_set',
		'args'                => array( 'on' => array( 'type' => 'boolean', 'required' => true ) ),
	) );
}

function ff_rest_set( WP_REST_Request $request ) {
	return rest_ensure_response( ff_store( $request['flag'], $request['on'] ) );
}
