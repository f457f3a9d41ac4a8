<?php
function acme_fetch( $url ) {
	$parts = wp_parse_url( $url );
	if ( empty( $parts['host'] ) || 'api.example.com' !== $parts['host'] || 'https' !== $parts['scheme'] ) {
		return null;
	}
	return wp_remote_get( $url );
}
add_action( 'wp_ajax_nopriv_preview', function () {
	$res = acme_fetch( esc_url_raw( wp_unslash( $_GET['url'] ?? '' ) ) );
	wp_send_json_success( wp_remote_retrieve_response_code( $res ) );
} );
