<?php
namespace Oauth;

function read_state( string $state ): ?array {
	list( $body, $mac ) = array_pad( explode( '.', $state, 2 ), 2, '' );
	if ( ! hash_equals( hash_hmac( 'sha256', $body, wp_salt() ), $mac ) ) {
		return null;
	}
	$data = json_decode( base64_decode( $body ), true );
	return is_array( $data ) ? $data : null;
}

function callback( \WP_REST_Request $request ) {
	$state = read_state( (string) $request['state'] );
	if ( null === $state ) {
		return new \WP_Error( 'state', 'Bad state', array( 'status' => 400 ) );
	}
	return rest_ensure_response( array( 'account' => sanitize_text_field( $state['account'] ?? '' ) ) );
}

add_action( 'rest_api_init', function () {
	register_rest_route( 'oauth/v1', '/callback', array(
		'methods'             => 'GET',
		'callback'            => __NAMESPACE__ . '\callback',
		'permission_callback' => '__return_true',
	) );
} );
