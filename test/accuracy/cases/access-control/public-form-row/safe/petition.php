<?php
/**
 * Plugin Name: Petition
 */
defined( 'ABSPATH' ) || exit;

class Petition {

	public static function table() {
		global $wpdb;
		return $wpdb->prefix . 'petition';
	}

	public static function boot() {
		add_action( 'wp_ajax_petition', array( __CLASS__, 'ajax' ) );
		add_action( 'wp_ajax_nopriv_petition', array( __CLASS__, 'ajax' ) );
	}

	public static function ajax() {
		check_ajax_referer( 'petition' );
		global $wpdb;
		$name = sanitize_text_field( wp_unslash( $_POST['name'] ?? '' ) );
		$done = $wpdb->insert( self::table(), array( 'name' => $name ), array( '%s' ) );
		$done ? wp_send_json_success() : wp_send_json_error( null, 500 );
	}
}
Petition::boot();
