<?php
defined( 'ABSPATH' ) || exit;

class Recommended_Plugins {

	const LIST = array( 'contact-form-7', 'wordpress-seo' );

	public static function register() {
		add_action( 'wp_ajax_recommended_install', array( __CLASS__, 'ajax' ) );
	}

	public static function ajax() {
		check_ajax_referer( 'recommended' );
		$slug = sanitize_key( $_POST['slug'] ?? '' );
		if ( ! in_array( $slug, self::LIST, true ) ) {
			wp_send_json_error( 'unknown', 404 );
		}
		self::install( $slug );
		wp_send_json_success();
	}

	private static function install( $slug ) {
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
		require_once ABSPATH . 'wp-admin/includes/class-wp-upgrader.php';
		$upgrader = new Plugin_Upgrader( new WP_Ajax_Upgrader_Skin() );
		$upgrader->install( "https://downloads.wordpress.org/plugin/{$slug}.latest-stable.zip" );
		activate_plugin( "$slug/$slug.php" );
	}
}
Recommended_Plugins::register();
