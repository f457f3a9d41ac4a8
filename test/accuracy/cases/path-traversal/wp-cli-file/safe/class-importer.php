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

	/**
	 * ## OPTIONS
	 *
	 * <file>
	 * : A file with one term a line.
	 */
	public function command( $args, $assoc_args ) {
		$count = $this->import( $args[0] );
		WP_CLI::success( sprintf( '%d terms.', $count ) );
	}
}

if ( defined( 'WP_CLI' ) && WP_CLI ) {
	WP_CLI::add_command( 'terms import', array( new Term_Importer(), 'command' ) );
}
