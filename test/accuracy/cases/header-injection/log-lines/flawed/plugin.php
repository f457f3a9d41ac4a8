<?php
add_action( 'wp_login_failed', function ( $user ) {
	file_put_contents( WP_CONTENT_DIR . '/acme.log', date( 'c' ) . ' failed ' . $_POST['log'] . "\n", FILE_APPEND );
} );
