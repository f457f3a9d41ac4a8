<?php
/**
 * Plugin Name: Stats by column
 * Requires at least: 6.4
 * Requires PHP: 7.4
 */
defined( 'ABSPATH' ) || exit;

add_action( 'admin_menu', 'sbc_menu' );
function sbc_menu() {
	add_management_page( 'Stats', 'Stats', 'manage_options', 'sbc', 'sbc_page' );
}

function sbc_page() {
	global $wpdb;
	$column = isset( $_GET['by'] ) ? sanitize_text_field( wp_unslash( $_GET['by'] ) ) : 'country';
	$limit  = 30;

	$sql = $wpdb->prepare( "SELECT %1\$s AS label, COUNT(*) AS n FROM {$wpdb->prefix}sbc_hits GROUP BY %1\$s LIMIT %2\$d", $column, $limit );

	echo '<div class="wrap"><table class="widefat">';
	foreach ( $wpdb->get_results( $sql ) as $row ) {
		echo '<tr><td>' . esc_html( $row->label ) . '</td><td>' . (int) $row->n . '</td></tr>';
	}
	echo '</table></div>';
}
