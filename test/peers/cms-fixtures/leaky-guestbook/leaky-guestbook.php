<?php
/**
 * Plugin Name: Leaky Guestbook
 * Description: Flawed on purpose: what the analysis must find. Never install it on a site that matters.
 * Version: 1.2.3
 * Text Domain: leaky-guestbook
 * License: GPL-2.0-or-later
 */

defined( 'ABSPATH' ) || exit;

require_once __DIR__ . '/includes/entries.php';

add_shortcode( 'guestbook_greeting', 'leaky_guestbook_greeting' );

/**
 * Reflected cross-site scripting: the name of the visitor is printed as it came.
 */
function leaky_guestbook_greeting() {
	$name = $_GET['guest'];
	echo '<p>Welcome, ' . $name . '</p>';
}
