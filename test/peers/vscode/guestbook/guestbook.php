<?php
/**
 * Plugin Name: Guestbook
 * Version: 1.0.0
 * License: GPL-2.0-or-later
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
