<?php
add_action( 'template_redirect', function () {
	if ( isset( $_GET['go'] ) ) {
		$to = esc_url_raw( wp_unslash( $_GET['go'] ) );
		if ( wp_parse_url( $to, PHP_URL_SCHEME ) !== wp_parse_url( home_url(), PHP_URL_SCHEME ) ) {
			$to = home_url();
		}
		wp_redirect( $to );
		exit;
	}
} );
