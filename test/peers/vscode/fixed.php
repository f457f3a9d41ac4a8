<?php
/**
 * Plugin Name: Guestbook
 * Version: 1.0.0
 * License: GPL-2.0-or-later
 * Text Domain: guestbook
 */

defined( 'ABSPATH' ) || exit;

function guestbook_greet() {
	$name = isset( $_GET['name'] ) ? sanitize_text_field( wp_unslash( $_GET['name'] ) ) : '';
	echo '<p>Welcome, ' . esc_html( $name ) . '</p>';
}

function guestbook_find() {
	global $wpdb;
	$term = isset( $_GET['term'] ) ? sanitize_text_field( wp_unslash( $_GET['term'] ) ) : '';
	return $wpdb->get_results(
		$wpdb->prepare( "SELECT post_title FROM {$wpdb->posts} WHERE post_title = %s", $term )
	);
}
