<?php
defined( 'ABSPATH' ) || exit;

function donation_totals() {
	global $wpdb;
	$result = mysql_query( "SELECT COUNT(*) FROM {$wpdb->prefix}donations" );
	return (int) mysql_result( $result, 0 );
}
