<?php
/**
 * Plugin Name: Events
 */
defined( 'ABSPATH' ) || exit;
require __DIR__ . '/includes/class-events-repository.php';
require __DIR__ . '/includes/class-events-shortcode.php';

new Events_Shortcode( new Events_Repository( $GLOBALS['wpdb'] ) );
