<?php
/**
 * Plugin Name: Calculator
 */
defined( 'ABSPATH' ) || exit;
require_once __DIR__ . '/includes-math.php';
add_shortcode( 'calc', function ( $atts, $content = '' ) {
	return esc_html( calc_value( $content ) );
} );
