<?php
defined( 'ABSPATH' ) || exit;

function sister_switch() {
	if ( ! isset( $_GET['sister'] ) ) {
		return;
	}
	$target = esc_url_raw( wp_unslash( $_GET['sister'] ) );

	if ( ! in_array( wp_parse_url( $target, PHP_URL_HOST ), array( 'example.de', 'example.fr' ), true ) ) {
		return;
	}

	setcookie( 'sister', '1', array( 'expires' => time() + DAY_IN_SECONDS, 'path' => COOKIEPATH, 'secure' => true, 'httponly' => true ) );
	wp_redirect( $target );
	exit;
}
add_action( 'template_redirect', 'sister_switch' );
