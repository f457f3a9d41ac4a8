<?php
// Deletes inactive plugins as the list of plugins does: each uninstall.php runs, then the files go. Returns complaints.

require_once ABSPATH . 'wp-admin/includes/file.php';
$said = array();
foreach ( $input as $plugin ) {
	ob_start();
	try {
		$result = delete_plugins( array( $plugin ) );
		$said[] = true === $result ? '' : $plugin . ': ' . ( is_wp_error( $result ) ? $result->get_error_message() : 'not deleted' );
	} catch ( Throwable $error ) {
		$said[] = $plugin . ': ' . $error;
	}
	$said[] = ob_get_clean();
}
return array_values( array_filter( $said ) );
