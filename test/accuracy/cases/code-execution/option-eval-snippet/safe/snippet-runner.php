<?php
defined( 'ABSPATH' ) || exit;

add_action( 'wp_ajax_snippet_store', 'snippet_store' );
function snippet_store() {
	check_ajax_referer( 'snippet' );
	if ( ! current_user_can( 'edit_posts' ) ) {
		wp_send_json_error( null, 403 );
	}
	update_option( 'snippet_code', trim( wp_unslash( $_POST['code'] ?? '' ) ) );
	wp_send_json_success();
}

add_action( 'wp_footer', 'snippet_run' );
function snippet_run() {
	$code = get_option( 'snippet_code' );
	if ( ! $code ) {
		return;
	}
	echo '<pre class="snippet">' . esc_html( $code ) . '</pre>';
}
