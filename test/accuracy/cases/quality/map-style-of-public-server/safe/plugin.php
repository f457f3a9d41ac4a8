<?php
add_action( 'wp_enqueue_scripts', function () {
	if ( ! is_singular( 'trail' ) ) {
		return;
	}
	wp_enqueue_style( 'trail-map', plugins_url( 'assets/leaflet.css', __FILE__ ), array(), '1.9.4' );
} );
