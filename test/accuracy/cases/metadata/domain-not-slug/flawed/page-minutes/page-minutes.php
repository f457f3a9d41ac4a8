<?php
/**
 * Plugin Name:       Page Minutes
 * Description:       Shows how long a post takes to read.
 * Version:           2.1.0
 * Requires at least: 6.3
 * Requires PHP:      7.4
 * Author:            Example
 * License:           GPL-2.0-or-later
 * Text Domain:       rt-plugin
 */
defined( 'ABSPATH' ) || exit;

define( 'PAGE_MINUTES_VERSION', '2.1.0' );

function page_minutes_minutes( $content ) {
	return max( 1, (int) ceil( str_word_count( wp_strip_all_tags( $content ) ) / 220 ) );
}
