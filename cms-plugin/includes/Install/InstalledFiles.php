<?php
/**
 * Files of an installed project.
 *
 * @package Presswright
 */

namespace Presswright\Install;

use Presswright\Projects\FilePath;
use Presswright\Projects\Project;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Reads what is in the folder of a project now, with what somebody has changed there.
 */
final class InstalledFiles {

	private const MAX_FILES = 2000;
	private const MAX_BYTES = 20971520;

	/**
	 * Reads every file.
	 *
	 * @param Project $project Project.
	 * @return array<string, string>|WP_Error Path to content; empty when it is not installed.
	 */
	public static function read( Project $project ) {
		$root  = $project->folder();
		$files = array();
		$bytes = 0;
		$queue = is_dir( $root ) ? array( '' ) : array();
		while ( $queue ) {
			$folder = array_shift( $queue );
			foreach ( (array) scandir( $root . '/' . $folder ) as $name ) {
				$path = $folder . $name;
				if ( '.' === $name || '..' === $name ) {
					continue;
				}
				if ( is_dir( "$root/$path" ) && ! is_link( "$root/$path" ) ) {
					$queue[] = $path . '/';
					continue;
				}
				$bytes += (int) filesize( "$root/$path" );
				if ( is_link( "$root/$path" ) || ! FilePath::is_safe( $path ) || count( $files ) >= self::MAX_FILES || $bytes > self::MAX_BYTES ) {
					return self::cannot_keep( $path );
				}
				$content = file_get_contents( "$root/$path" ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- A local file.
				if ( false === $content ) {
					return self::cannot_keep( $path );
				}
				$files[ $path ] = $content;
			}
		}
		return $files;
	}

	/**
	 * A file would be lost.
	 *
	 * @param string $path Path.
	 */
	private static function cannot_keep( string $path ): WP_Error {
		return new WP_Error(
			'presswright_cannot_keep',
			/* translators: %s: path of a file. */
			sprintf( __( 'The installed folder holds something that could not be kept as a version: %s is a link, unreadable, too large or has an unusual name. Move it elsewhere, then try again.', 'presswright' ), wp_check_invalid_utf8( $path, true ) ),
			array( 'status' => 409 )
		);
	}
}
