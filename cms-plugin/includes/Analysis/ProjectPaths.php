<?php
/**
 * What lies in the folder of a plugin or theme.
 *
 * @package Presswright
 */

namespace Presswright\Analysis;

defined( 'ABSPATH' ) || exit;

/**
 * Lists every path, so that the server can tell a missing file from one that it was not sent.
 */
final class ProjectPaths {

	/** With more paths than this, none are told. */
	private const MAX_PATHS = 20000;

	private const MAX_DEPTH = 32;

	/** What tools keep beside the code, and nothing in it names. */
	private const UNLISTED_FOLDERS = array( 'node_modules', '.git', '.svn', '.hg' );

	/**
	 * The paths of all files below a folder.
	 *
	 * @param string $root Real path.
	 * @return string[]|null Relative paths, sorted; null when there are too many, or not all can be known.
	 */
	public static function below( string $root ): ?array {
		$paths   = array();
		$folders = array( array( '', 0 ) );
		while ( $folders ) {
			list( $folder, $depth ) = array_pop( $folders );
			$path                   = $root . '/' . $folder;
			$entries                = $depth <= self::MAX_DEPTH && is_readable( $path ) ? scandir( $path ) : false;
			if ( false === $entries || count( $paths ) > self::MAX_PATHS ) {
				return null;
			}
			foreach ( array_diff( $entries, array( '.', '..' ) ) as $entry ) {
				$name = $folder . $entry;
				// What lies behind a link is not looked at, and a name that is no UTF-8 cannot be told.
				if ( is_link( $root . '/' . $name ) || ! preg_match( '//u', $name ) || strlen( $name ) > 1024 ) {
					return null;
				}
				if ( ! is_dir( $root . '/' . $name ) ) {
					$paths[] = $name;
				} elseif ( ! in_array( $entry, self::UNLISTED_FOLDERS, true ) ) {
					$folders[] = array( $name . '/', $depth + 1 );
				}
			}
		}
		sort( $paths, SORT_STRING );
		return $paths;
	}
}
