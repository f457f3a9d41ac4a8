<?php
defined( 'ABSPATH' ) || exit;

function export_orders() {
	global $wpdb;
	$last = 0;
	do {
		$rows = $wpdb->get_results( $wpdb->prepare( "SELECT id, number FROM {$wpdb->prefix}shop_orders WHERE id > %d ORDER BY id LIMIT 500", $last ) );
		foreach ( $rows as $row ) {
			$last = (int) $row->id;
			echo esc_html( $row->number ) . "\n";
		}
	} while ( $rows );
}
add_action( 'admin_post_export_orders', 'export_orders' );
