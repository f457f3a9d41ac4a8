<?php
namespace Sync;

function run( \WP_REST_Request $request ) {
	try {
		return rest_ensure_response( ( new Runner() )->run( (int) $request['id'] ) );
	} catch ( Sync_Exception $e ) {
		return new \WP_REST_Response( array( 'error' => 'failed', 'where' => $e->getFile(), 'trace' => $e->getTraceAsString() ), 500 );
	}
}
add_action( 'rest_api_init', function () {
	register_rest_route( 'sync/v1', '/run', array( 'methods' => 'GET', 'callback' => 'Sync\run', 'permission_callback' => '__return_true' ) );
} );
