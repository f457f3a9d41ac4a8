<?php
defined( 'ABSPATH' ) || exit;

const OFFICE_IPS = array( '203.0.113.7', '203.0.113.8' );

function office_client_ip() {
	$ip = isset( $_SERVER['REMOTE_ADDR'] ) ? wp_unslash( $_SERVER['REMOTE_ADDR'] ) : '';
	return filter_var( $ip, FILTER_VALIDATE_IP ) ? $ip : '';
}

function office_only() {
	if ( is_page( 'intranet' ) && ! in_array( office_client_ip(), OFFICE_IPS, true ) ) {
		wp_die( 'Only from the office.', '', array( 'response' => 403 ) );
	}
}
add_action( 'template_redirect', 'office_only' );
