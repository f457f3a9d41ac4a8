<?php
namespace Vendor\Tool;
class Forbidden extends \RuntimeException {}
class Gate {
	public static function assert( $cap, $action ) {
		if ( ! isset( $_REQUEST['_wpnonce'] ) || ! wp_verify_nonce( sanitize_text_field( wp_unslash( $_REQUEST['_wpnonce'] ) ), $action ) ) {
			throw new Forbidden( 'nonce' );
		}
		if ( ! current_user_can( $cap ) ) {
			throw new Forbidden( 'cap' );
		}
	}
}
class Cache_Controller {
	public function hooks() { \add_action( 'admin_post_vt_flush', [ $this, 'flush' ] ); }
	public function flush() {
		try {
			Gate::assert( 'manage_options', 'vt_flush' );
			\delete_option( 'vt_cache_index' );
			\wp_safe_redirect( \admin_url() );
			exit;
		} catch ( Forbidden $e ) {
			\wp_die( 'Forbidden', 403 );
		}
	}
}
( new Cache_Controller() )->hooks();
