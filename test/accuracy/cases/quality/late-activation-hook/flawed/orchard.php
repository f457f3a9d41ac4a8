<?php
/**
 * Plugin Name: Orchard
 * Text Domain: orchard
 */
defined( 'ABSPATH' ) || exit;

function orchard_install() {
	add_option( 'orchard_version', '1.0' );
}

function orchard_boot() {
	register_activation_hook( __FILE__, 'orchard_install' );
	add_shortcode( 'orchard', '__return_empty_string' );
}
add_action( 'plugins_loaded', 'orchard_boot' );
