<?php
add_action( 'wp_ajax_nopriv_preview', 'preview' );
function preview() {
	$url  = esc_url_raw( wp_unslash( $_POST['url'] ?? '' ) );
	if ( false === strpos( $url, 'example.com' ) ) {
		wp_send_json_error();
	}
	$res = wp_remote_get( $url );
	wp_send_json_success( wp_remote_retrieve_body( $res ) );
}
