<?php
/**
 * Plugin Name: Guestbook
 * Text Domain: guestbook
 */

defined( 'ABSPATH' ) || exit;

function guestbook_greet() {
	echo '<p>Welcome, ' . $_GET['name'] . '</p>';
}

function guestbook_find() {
	global $wpdb;
	$term = $_GET['term'];
	return $wpdb->get_results( "SELECT post_title FROM {$wpdb->posts} WHERE post_title = '$term'" );
}
