<?php
namespace Backups;

class Backups {

	const BASE = WP_CONTENT_DIR . '/backups/';

	/** @return string[] */
	public function names() {
		return array_map( 'basename', (array) glob( self::BASE . '*', GLOB_ONLYDIR ) );
	}

	private function remove( string $name ): bool {
		global $wp_filesystem;
		require_once ABSPATH . 'wp-admin/includes/file.php';
		WP_Filesystem();
		return $wp_filesystem->delete( self::BASE . $name, true );
	}

	public function handle() {
		check_admin_referer( 'backup-remove' );
		if ( ! current_user_can( 'manage_options' ) ) {
			wp_die( 'No.', '', 403 );
		}
		$name = wp_unslash( $_POST['backup'] ?? '' );
		if ( '' !== $name ) {
			$this->remove( $name );
		}
		wp_safe_redirect( admin_url( 'tools.php?page=backups' ) );
		exit;
	}
}
add_action( 'admin_post_backup_remove', array( new Backups(), 'handle' ) );
