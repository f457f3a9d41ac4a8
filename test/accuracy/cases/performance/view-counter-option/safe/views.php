<?php
defined( 'ABSPATH' ) || exit;

add_action( 'template_redirect', 'pv_count' );

function pv_count() {
	if ( ! is_singular() || is_preview() ) {
		return;
	}
	wp_cache_add( 'pv_total', 0, 'pv' );
	wp_cache_incr( 'pv_total', 1, 'pv' );
}

add_action( 'pv_flush', 'pv_flush' );
function pv_flush() {
	$new = (int) wp_cache_get( 'pv_total', 'pv' );
	if ( $new > 0 ) {
		wp_cache_set( 'pv_total', 0, 'pv' );
		update_option( 'pv_total', $new + (int) get_option( 'pv_total', 0 ), false );
	}
}
