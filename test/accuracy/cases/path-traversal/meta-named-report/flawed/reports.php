<?php
function reports_path( $post_id ) {
	$name = get_post_meta( $post_id, 'report_file', true );
	return WP_CONTENT_DIR . '/reports/' . $name;
}

add_action( 'template_redirect', 'reports_send' );
function reports_send() {
	if ( ! is_singular( 'report' ) || ! isset( $_GET['download'] ) || ! current_user_can( 'read_private_posts' ) ) {
		return;
	}
	header( 'Content-Type: application/pdf' );
	readfile( reports_path( get_the_ID() ) );
	exit;
}
