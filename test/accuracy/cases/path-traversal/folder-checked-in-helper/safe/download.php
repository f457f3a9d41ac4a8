<?php
function acme_inside( $path, $base ) {
	$real = realpath( $path );
	return false !== $real && 0 === strpos( $real, trailingslashit( realpath( $base ) ) );
}
add_action( 'admin_post_dl', function () {
	check_admin_referer( 'dl' );
	if ( ! current_user_can( 'manage_options' ) ) {
		wp_die();
	}
	$file = WP_CONTENT_DIR . '/logs/' . wp_unslash( $_GET['f'] ?? '' );
	if ( ! acme_inside( $file, WP_CONTENT_DIR . '/logs' ) ) {
		wp_die();
	}
	readfile( $file );
	exit;
} );
