<?php
add_action( 'admin_init', 'report_export' );

function report_export() {
	if ( ! isset( $_GET['report_clear'] ) ) {
		return;
	}
	$referer = isset( $_SERVER['HTTP_REFERER'] ) ? $_SERVER['HTTP_REFERER'] : '';
	if ( 0 !== strpos( $referer, admin_url() ) ) {
		wp_die( 'Please use the button.' );
	}
	global $wpdb;
	$wpdb->query( "DELETE FROM {$wpdb->prefix}reports WHERE created < DATE_SUB( NOW(), INTERVAL 30 DAY )" );
	update_option( 'report_cleared', time(), false );
	wp_safe_redirect( admin_url( 'tools.php?page=report' ) );
	exit;
}
