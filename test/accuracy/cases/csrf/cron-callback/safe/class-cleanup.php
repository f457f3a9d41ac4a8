<?php
namespace Cleanup;

defined( 'ABSPATH' ) || exit;

final class Cleanup {

	public function register(): void {
		add_action( 'cleanup_run', array( $this, 'run' ) );
		if ( ! wp_next_scheduled( 'cleanup_run' ) ) {
			wp_schedule_event( time(), 'daily', 'cleanup_run' );
		}
	}

	public function run(): void {
		$this->delete_expired();
	}

	private function delete_expired(): void {
		global $wpdb;
		$wpdb->query( "DELETE FROM {$wpdb->prefix}cleanup_items WHERE expires < NOW() LIMIT 500" );
		delete_option( 'cleanup_warning' );
	}
}
( new Cleanup() )->register();
