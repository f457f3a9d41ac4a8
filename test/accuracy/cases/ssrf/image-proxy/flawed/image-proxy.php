<?php
defined( 'ABSPATH' ) || exit;

const IMAGE_PROXY_HOSTS = array( 'images.example.com', 'cdn.example.com' );

function image_proxy_ajax() {
	$url = isset( $_GET['src'] ) ? esc_url_raw( wp_unslash( $_GET['src'] ) ) : '';
	if ( '' === $url ) {
		status_header( 400 );
		exit;
	}
	$response = wp_remote_get( $url, array( 'timeout' => 5, 'redirection' => 0 ) );
	if ( is_wp_error( $response ) || 200 !== wp_remote_retrieve_response_code( $response ) ) {
		status_header( 502 );
		exit;
	}
	header( 'Content-Type: image/jpeg' );
	header( 'X-Content-Type-Options: nosniff' );
	echo wp_remote_retrieve_body( $response ); // phpcs:ignore WordPress.Security.EscapeOutput -- bytes of a picture.
	exit;
}
add_action( 'wp_ajax_image_proxy', 'image_proxy_ajax' );
add_action( 'wp_ajax_nopriv_image_proxy', 'image_proxy_ajax' );
