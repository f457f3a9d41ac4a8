<?php
/**
 * Entries of the guestbook.
 */

defined( 'ABSPATH' ) || exit;

/**
 * SQL injection: the id of the request becomes part of the statement.
 */
function leaky_guestbook_entry() {
	global $wpdb;
	$id = $_GET['entry'];
	return $wpdb->get_row( "SELECT * FROM {$wpdb->prefix}guestbook WHERE id = $id" );
}

/**
 * Unbounded query: every entry at once.
 */
function leaky_guestbook_all() {
	return new WP_Query(
		array(
			'post_type'      => 'guestbook_entry',
			'posts_per_page' => -1,
		)
	);
}
