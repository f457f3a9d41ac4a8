<?php
defined( 'ABSPATH' ) || exit;

class Site_Analytics {

	public static function init() {
		add_action( 'wp_enqueue_scripts', array( __CLASS__, 'script' ) );
	}

	public static function script() {
		if ( current_user_can( 'edit_posts' ) ) {
			return;
		}
		wp_enqueue_script( 'site-analytics', plugins_url( 'js/site-analytics.js', __FILE__ ), array(), '2.2', array( 'strategy' => 'async' ) );
	}
}
Site_Analytics::init();
