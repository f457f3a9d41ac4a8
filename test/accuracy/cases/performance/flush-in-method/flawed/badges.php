<?php
defined( 'ABSPATH' ) || exit;

class Shop_Badges {

	public function register() {
		add_action( 'init', array( $this, 'boot' ) );
	}

	public function boot() {
		register_post_type( 'badge', array( 'public' => true, 'rewrite' => array( 'slug' => 'badges' ) ) );
		$this->refresh();
	}

	private function refresh() {
		flush_rewrite_rules( false );
	}
}
( new Shop_Badges() )->register();
