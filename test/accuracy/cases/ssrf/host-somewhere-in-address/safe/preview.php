<?php
add_action( 'wp_ajax_nopriv_preview', 'preview' );
function preview() {
	$url  = esc_url_raw( wp_unslash( $_POST['url'] ?? '' ) );
	if ( ! in_array( wp_parse_url( $url, PHP_URL_HOST ), array( 'example.com', 'www.example.com' ), true ) ) {
		wp_send_json_error();
	}
	$res = wp_remote_get( $url );
	wp_send_json_success( wp_remote_retrieve_body( $res ) );
}
