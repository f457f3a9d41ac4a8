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
		$id   = absint( $_POST['entry'] ?? 0 );
		$done = $wpdb->delete( self::table(), array( 'id' => $id ), array( '%d' ) );
		$done ? wp_send_json_success() : wp_send_json_error( null, 500 );
	}
}
Petition::boot();
