<?php
/**
 * Plugin Name: Sticky Header
 * Version: 3.0.1
 */
defined( 'ABSPATH' ) || exit;

define( 'STICKY_HEADER_VERSION', '3.0.1' );

add_action( 'wp_enqueue_scripts', 'sticky_header_assets' );

function sticky_header_assets() {
	if ( ! get_theme_mod( 'sticky_header', true ) ) {
		return;
	}
	wp_enqueue_style( 'sticky-header', plugins_url( 'sticky.css', __FILE__ ), array(), STICKY_HEADER_VERSION );
	wp_enqueue_script( 'sticky-header', plugins_url( 'sticky.js', __FILE__ ), array( 'jquery' ), STICKY_HEADER_VERSION, true );
}
