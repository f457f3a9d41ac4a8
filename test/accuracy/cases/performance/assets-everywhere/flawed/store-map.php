<?php
defined( 'ABSPATH' ) || exit;

function store_map_assets() {
	wp_enqueue_style( 'store-map', plugins_url( 'map.css', __FILE__ ), array(), '1.8' );
	wp_enqueue_script( 'leaflet', plugins_url( 'vendor/leaflet.js', __FILE__ ), array(), '1.9.4', true );
	wp_enqueue_script( 'store-map', plugins_url( 'map.js', __FILE__ ), array( 'leaflet' ), '1.8', true );
}
add_action( 'wp_enqueue_scripts', 'store_map_assets' );

function store_map_shortcode() {
	return '<div class="store-map" data-zoom="12"></div>';
}
add_shortcode( 'store_map', 'store_map_shortcode' );
