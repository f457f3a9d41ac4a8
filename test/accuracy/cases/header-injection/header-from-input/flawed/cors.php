<?php
defined( 'ABSPATH' ) || exit;

add_action( 'rest_api_init', 'mobile_cors', 15 );

function mobile_cors() {
	remove_filter( 'rest_pre_serve_request', 'rest_send_cors_headers' );
	add_filter( 'rest_pre_serve_request', 'mobile_cors_headers' );
}

function mobile_cors_headers( $served ) {
	$origin = isset( $_SERVER['HTTP_ORIGIN'] ) ? wp_unslash( $_SERVER['HTTP_ORIGIN'] ) : '';
	header( 'Access-Control-Allow-Origin: ' . $origin );
	header( 'Access-Control-Allow-Credentials: true' );
	header( 'Access-Control-Allow-Methods: GET' );
	return $served;
}
