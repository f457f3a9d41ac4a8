<?php
defined( 'ABSPATH' ) || exit;

function maps_api_key() {
	$key = get_option( 'maps_api_key' );
	return $key ? $key : '';
}

function maps_geocode( $address ) {
	if ( '' === maps_api_key() ) {
		return new WP_Error( 'maps_no_key', __( 'Enter a key first.', 'maps' ) );
	}
	return wp_remote_get( add_query_arg( array( 'q' => rawurlencode( $address ), 'key' => maps_api_key() ), 'https://geo.example.com/' ) );
}
