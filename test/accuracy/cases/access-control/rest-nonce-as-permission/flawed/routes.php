<?php
add_action( 'rest_api_init', function () {
	register_rest_route( 'acme/v1', '/settings', array(
		'methods' => 'POST',
		'callback' => 'acme_rest_save',
		'permission_callback' => function ( $request ) {
			return wp_verify_nonce( $request->get_header( 'X-WP-Nonce' ), 'wp_rest' );
		},
	) );
} );
function acme_rest_save( WP_REST_Request $request ) {
	update_option( 'acme', sanitize_text_field( $request->get_param( 'v' ) ) );
	return rest_ensure_response( true );
}
