<?php
defined( 'ABSPATH' ) || exit;

function maintenance_visitor() {
	$ip = $_SERVER['REMOTE_ADDR'] ?? '';
	if ( isset( $_SERVER['HTTP_X_REAL_IP'] ) ) {
		$ip = sanitize_text_field( wp_unslash( $_SERVER['HTTP_X_REAL_IP'] ) );
	}
	return $ip;
}

add_action( 'template_redirect', function () {
	$allowed = (array) get_option( 'maintenance_ips', array() );
	$visitor = maintenance_visitor();
	if ( ! in_array( $visitor, $allowed, true ) ) {
		wp_die( esc_html__( 'Back soon.', 'maintenance' ), '', array( 'response' => 503 ) );
	}
} );
