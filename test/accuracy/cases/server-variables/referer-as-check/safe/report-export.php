<?php
add_action( 'admin_init', 'report_export' );

function report_export() {
	if ( ! isset( $_GET['report_clear'] ) ) {
		return;
	}
	if ( ! current_user_can( 'manage_options' ) ) {
		wp_die( 'Please use the button.' );
	}
	check_admin_referer( 'report_clear' );
	global $wpdb;
	$wpdb->query( "DELETE FROM {$wpdb->prefix}reports WHERE created < DATE_SUB( NOW(), INTERVAL 30 DAY )" );
	update_option( 'report_cleared', time(), false );
	wp_safe_redirect( admin_url( 'tools.php?page=report' ) );
	exit;
}
