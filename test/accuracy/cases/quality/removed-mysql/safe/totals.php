<?php
defined( 'ABSPATH' ) || exit;

function donation_totals() {
	global $wpdb;
	return (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}donations" );
}
