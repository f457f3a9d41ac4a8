<?php
add_action( 'wp_enqueue_scripts', function () {
	if ( ! is_singular( 'trail' ) ) {
		return;
	}
	wp_enqueue_style( 'trail-map', 'https://unpkg.com/leaflet@1.9.4/dist/leaflet.css', array(), '1.9.4' );
} );
