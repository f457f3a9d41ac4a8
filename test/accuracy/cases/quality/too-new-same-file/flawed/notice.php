<?php
/**
 * Plugin Name: Key Notice
 * Requires at least: 5.8
 * Text Domain: key-notice
 */
defined( 'ABSPATH' ) || exit;

add_action( 'admin_notices', 'key_notice' );

function key_notice() {
	if ( get_option( 'key_notice_key' ) || ! current_user_can( 'manage_options' ) ) {
		return;
	}
	$text = __( 'Please enter your key.', 'key-notice' );
	echo wp_kses_post( wp_get_admin_notice( $text, array( 'type' => 'warning' ) ) );
}
