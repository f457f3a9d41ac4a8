<?php
add_action( 'admin_post_backup_delete', 'backup_delete' );

/**
 * Deletes the record of a backup.
 */
function backup_delete() {
	$nonce = isset( $_GET['_wpnonce'] ) ? sanitize_key( $_GET['_wpnonce'] ) : '';

	if ( ! wp_verify_nonce( $nonce, 'backup_delete' ) || ! current_user_can( 'manage_options' ) ) {
		wp_die( 'Not allowed.' );
	}

	$backups = (array) get_option( 'backups', array() );
	$id      = isset( $_GET['backup'] ) ? sanitize_key( $_GET['backup'] ) : '';
	unset( $backups[ $id ] );
	update_option( 'backups', $backups, false );

	wp_safe_redirect( admin_url( 'tools.php?page=backups' ) );
	exit;
}
