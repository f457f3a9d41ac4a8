<?php
defined( 'ABSPATH' ) || exit;

class Site_Analytics {

	public static function init() {
		add_action( 'wp_head', array( __CLASS__, 'script' ) );
	}

	public static function script() {
		if ( current_user_can( 'edit_posts' ) ) {
			return;
		}
		echo '<script async src="' . esc_url( plugins_url( 'js/site-analytics.js', __FILE__ ) ) . '"></script>';
	}
}
Site_Analytics::init();
