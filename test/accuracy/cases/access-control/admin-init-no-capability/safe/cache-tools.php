<?php
defined( 'ABSPATH' ) || exit;

class Cache_Tools {

	protected static $_instance = null;

	public static function instance() {
		if ( is_null( self::$_instance ) ) {
			self::$_instance = new self();
		}
		return self::$_instance;
	}

	public function __construct() {
		add_action( 'admin_init', array( $this, 'actions' ) );
	}

	public function actions() {
		if ( empty( $_POST['cache_tools_ttl'] ) ) {
			return;
		}
		check_admin_referer( 'cache_tools' );
		if ( ! current_user_can( 'manage_options' ) ) {
			wp_die( esc_html__( 'You are not allowed to do this.', 'cache-tools' ) );
		}
		$this->set_ttl( (int) $_POST['cache_tools_ttl'] );
	}

	private function set_ttl( $seconds ) {
		update_option( 'cache_tools_ttl', max( 60, $seconds ) );
	}
}
Cache_Tools::instance();
