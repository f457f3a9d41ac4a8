<?php
/**
 * Paths of files in a project.
 *
 * @package Presswright
 */

namespace Presswright\Projects;

defined( 'ABSPATH' ) || exit;

/**
 * Tells paths that stay inside the folder of a project from all others.
 */
final class FilePath {

	private const MAX_LENGTH = 200;

	/**
	 * Whether a path is relative, stays inside, and is spelled in one way only on every system.
	 *
	 * @param string $path Path with slashes.
	 */
	public static function is_safe( string $path ): bool {
		if ( '' === $path || strlen( $path ) > self::MAX_LENGTH || ! preg_match( '#^[A-Za-z0-9._/@ -]+$#', $path ) ) {
			return false;
		}
		foreach ( explode( '/', $path ) as $part ) {
			if ( '' === trim( $part, '. ' ) || trim( $part ) !== $part || '.' === substr( $part, -1 ) ) {
				return false;
			}
			// These change how a web server runs the files beside them.
			if ( in_array( strtolower( $part ), array( '.htaccess', '.htpasswd', '.user.ini', 'web.config' ), true ) ) {
				return false;
			}
		}
		return true;
	}
}
