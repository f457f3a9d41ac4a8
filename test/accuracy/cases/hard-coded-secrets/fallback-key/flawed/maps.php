<?php
defined( 'ABSPATH' ) || exit;

function maps_api_key() {
	$key = get_option( 'maps_api_key' );
	return $key ? $key : 'pk9Vb2Qm7Lx0Ts4Wd8Zr1Hc6';
}

function maps_geocode( $address ) {
	return wp_remote_get( add_query_arg( array( 'q' => rawurlencode( $address ), 'key' => maps_api_key() ), 'https://geo.example.com/' ) );
}
