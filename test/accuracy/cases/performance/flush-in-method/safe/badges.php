<?php
defined( 'ABSPATH' ) || exit;

class Shop_Badges {

	public function register() {
		add_action( 'init', array( $this, 'boot' ) );
	}

	public function boot() {
		register_post_type( 'badge', array( 'public' => true, 'rewrite' => array( 'slug' => 'badges' ) ) );
	}

	public function refresh() {
		flush_rewrite_rules( false );
	}
}
$badges = new Shop_Badges();
$badges->register();
register_activation_hook( __FILE__, array( $badges, 'refresh' ) );
