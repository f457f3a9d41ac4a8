<?php
namespace Cleanup;

defined( 'ABSPATH' ) || exit;

final class Cleanup {

	public function register(): void {
		add_action( 'admin_post_cleanup_run', array( $this, 'run' ) );
	}

	public function run(): void {
		if ( ! current_user_can( 'manage_options' ) ) {
			wp_die( 'No.', '', 403 );
		}
		$this->delete_expired();
		wp_safe_redirect( admin_url() );
		exit;
	}

	private function delete_expired(): void {
		global $wpdb;
		$wpdb->query( "DELETE FROM {$wpdb->prefix}cleanup_items WHERE expires < NOW() LIMIT 500" );
		delete_option( 'cleanup_warning' );
	}
}
( new Cleanup() )->register();
