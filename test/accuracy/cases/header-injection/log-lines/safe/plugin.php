<?php
add_action( 'wp_login_failed', function ( $user ) {
	file_put_contents( WP_CONTENT_DIR . '/acme.log', gmdate( 'c' ) . ' failed ' . sanitize_user( wp_unslash( $_POST['log'] ) ) . "\n", FILE_APPEND );
} );
