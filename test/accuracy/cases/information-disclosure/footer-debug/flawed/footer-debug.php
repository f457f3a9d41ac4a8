<?php
defined( 'ABSPATH' ) || exit;

add_action( 'wp_footer', function () {
	echo '<pre>' . esc_html( print_r( $_SERVER, true ) ) . '</pre>';
} );
