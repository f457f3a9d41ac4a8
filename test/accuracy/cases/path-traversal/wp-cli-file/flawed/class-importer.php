<?php
defined( 'ABSPATH' ) || exit;

class Term_Importer {

	/** Makes a term of each line of a file. */
	public function import( $path ) {
		$lines = is_readable( $path ) ? file( $path, FILE_IGNORE_NEW_LINES | FILE_SKIP_EMPTY_LINES ) : array();
		foreach ( $lines as $line ) {
			wp_insert_term( sanitize_text_field( $line ), 'category' );
		}
		return count( $lines );
	}

	public function handle() {
		check_admin_referer( 'term_import' );
		if ( ! current_user_can( 'manage_categories' ) ) {
			wp_die( 'No.', '', 403 );
		}
		$count = $this->import( wp_unslash( $_POST['path'] ?? '' ) );
		wp_safe_redirect( admin_url( 'edit-tags.php?taxonomy=category&imported=' . $count ) );
		exit;
	}
}

add_action( 'admin_post_term_import', array( new Term_Importer(), 'handle' ) );
