<?php
defined( 'ABSPATH' ) || exit;

const OFFICE_IPS = array( '203.0.113.7', '203.0.113.8' );

function office_client_ip() {
	if ( ! empty( $_SERVER['HTTP_X_FORWARDED_FOR'] ) ) {
		$list = explode( ',', wp_unslash( $_SERVER['HTTP_X_FORWARDED_FOR'] ) );
		return trim( $list[0] );
	}
	return isset( $_SERVER['REMOTE_ADDR'] ) ? $_SERVER['REMOTE_ADDR'] : '';
}

function office_only() {
	if ( is_page( 'intranet' ) && ! in_array( office_client_ip(), OFFICE_IPS, true ) ) {
		wp_die( 'Only from the office.', '', array( 'response' => 403 ) );
	}
}
add_action( 'template_redirect', 'office_only' );
