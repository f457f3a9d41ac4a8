<?php
defined( 'ABSPATH' ) || exit;

/** Distinct values of a column for the filter menu. */
function ec_distinct_values() {
	check_ajax_referer( 'ec' );
	if ( ! current_user_can( 'manage_options' ) ) {
		wp_send_json_error( null, 403 );
	}
	global $wpdb;
	$column = isset( $_GET['column'] ) ? wp_unslash( $_GET['column'] ) : '';

	if ( ! preg_match( '/[a-z_]+/', $column ) ) {
		wp_send_json_error( null, 400 );
	}

	wp_send_json_success( $wpdb->get_col( "SELECT DISTINCT $column FROM {$wpdb->prefix}ec_contacts LIMIT 200" ) );
}
add_action( 'wp_ajax_ec_distinct', 'ec_distinct_values' );
