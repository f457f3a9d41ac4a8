<?php
defined( 'ABSPATH' ) || exit;

add_action( 'wp_footer', function () {
	if ( ! WP_DEBUG || ! current_user_can( 'manage_options' ) ) {
		return;
	}
	echo '<pre>' . esc_html( print_r( $_SERVER, true ) ) . '</pre>';
} );
