<?php
/**
 * Plugin Name: Next Event
 * Version: 1.2.0
 * Requires at least: 5.0
 * Requires PHP: 7.0
 * Text Domain: next-event
 */
defined( 'ABSPATH' ) || exit;

require_once __DIR__ . '/includes/format.php';

add_shortcode( 'next_event', 'next_event_shortcode' );

function next_event_shortcode() {
	$when = (int) get_option( 'next_event_time' );
	return $when ? '<time>' . esc_html( next_event_format( $when ) ) . '</time>' : '';
}
