<?php
/**
 * Archives of versions.
 *
 * @package Presswright
 */

namespace Presswright\Projects;

use PclZip;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Makes an archive that WordPress' upload form takes: one folder with the files in it. With the library that
 * WordPress brings, because PHP's own extension is not everywhere.
 */
final class Archive {

	/**
	 * Makes the archive.
	 *
	 * @param string                $slug     Name of the folder.
	 * @param array<string, string> $contents Path to content.
	 * @return string|WP_Error Bytes.
	 */
	public static function of( string $slug, array $contents ) {
		require_once ABSPATH . 'wp-admin/includes/class-pclzip.php';
		$files = array();
		foreach ( $contents as $path => $content ) {
			$files[] = array(
				PCLZIP_ATT_FILE_NAME    => $slug . '/' . $path,
				PCLZIP_ATT_FILE_CONTENT => $content,
			);
		}
		$path  = (string) tempnam( get_temp_dir(), 'presswright-' );
		$made  = function_exists( 'gzdeflate' ) && 0 !== ( new PclZip( $path ) )->create( $files );
		$bytes = $made ? file_get_contents( $path ) : false; // phpcs:ignore WordPress.WP.AlternativeFunctions
		wp_delete_file( $path );
		return is_string( $bytes ) ? $bytes : new WP_Error(
			'presswright_no_archive',
			__( 'The archive could not be made. It takes PHP’s zlib extension and a temporary folder that can be written.', 'presswright' ),
			array( 'status' => 500 )
		);
	}
}
