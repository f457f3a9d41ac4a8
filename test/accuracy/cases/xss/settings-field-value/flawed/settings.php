<?php
/**
 * Plugin Name: Map Settings
 */
defined( 'ABSPATH' ) || exit;

add_action( 'admin_init', 'mapset_register' );

function mapset_register() {
	register_setting( 'mapset', 'mapset_options' );
	add_settings_section( 'mapset_main', 'Map', '__return_false', 'mapset' );
	add_settings_field( 'address', 'Address', 'mapset_field', 'mapset', 'mapset_main', array( 'key' => 'address' ) );
	add_settings_field( 'zoom', 'Zoom', 'mapset_field', 'mapset', 'mapset_main', array( 'key' => 'zoom' ) );
}

function mapset_field( $args ) {
	$options = get_option( 'mapset_options', array() );
	$key     = $args['key'];
	$value   = isset( $options[ $key ] ) ? $options[ $key ] : '';
	echo "<input type='text' class='regular-text' name='mapset_options[" . esc_attr( $key ) . "]' value='$value'>";
}
