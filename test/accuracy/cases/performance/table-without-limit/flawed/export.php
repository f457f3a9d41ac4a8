<?php
defined( 'ABSPATH' ) || exit;

function export_orders() {
	global $wpdb;
	$rows = $wpdb->get_results( "SELECT * FROM {$wpdb->prefix}shop_orders ORDER BY id" );
	foreach ( $rows as $row ) {
		echo esc_html( $row->number ) . "\n";
	}
}
add_action( 'admin_post_export_orders', 'export_orders' );
