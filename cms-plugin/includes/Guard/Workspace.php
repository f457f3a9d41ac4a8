<?php
/**
 * Folder for what is on its way in or out.
 *
 * @package Presswright
 */

namespace Presswright\Guard;

use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * A hidden folder beside the plugins, or beside the themes: on their file system, so that a whole project moves in and
 * out by renaming, which happens or does not. WordPress lists no folder whose name begins with a dot.
 */
final class Workspace {

	private const NAME = '.presswright';

	/**
	 * The folder, made when it is not there.
	 *
	 * @param string $root Folder of plugins or themes.
	 * @return string|WP_Error
	 */
	public static function open( string $root ) {
		$folder = $root . '/' . self::NAME;
		if ( ! is_dir( $folder ) && ! wp_mkdir_p( $folder ) ) {
			return self::unwritable( $root );
		}
		$closed = array(
			'.htaccess' => "Require all denied\n",
			'index.php' => "<?php\n// Nothing to see here.\n",
		);
		foreach ( $closed as $name => $content ) {
			if ( ! is_file( "$folder/$name" ) && false === file_put_contents( "$folder/$name", $content ) ) { // phpcs:ignore WordPress.WP.AlternativeFunctions
				return self::unwritable( $root );
			}
		}
		return $folder;
	}

	/**
	 * A folder of the workspace.
	 *
	 * @param string $root Folder of plugins or themes.
	 * @param string $name Random name; anything else that it holds is left out.
	 */
	public static function at( string $root, string $name ): string {
		return $root . '/' . self::NAME . '/' . preg_replace( '/[^0-9a-f]/', '', $name );
	}

	/**
	 * Writes files into a new folder with a name that nobody can guess: `<workspace>/<random>/<slug>`.
	 *
	 * @param string                $root     Folder of plugins or themes.
	 * @param string                $slug     Name of the folder.
	 * @param array<string, string> $contents Path to content; every path has been checked.
	 * @return string|WP_Error Path of the folder.
	 */
	public static function stage( string $root, string $slug, array $contents ) {
		$workspace = self::open( $root );
		if ( is_wp_error( $workspace ) ) {
			return $workspace;
		}
		$folder = $workspace . '/' . bin2hex( random_bytes( 16 ) ) . '/' . $slug;
		foreach ( $contents as $path => $content ) {
			$file = $folder . '/' . $path;
			if ( ! wp_mkdir_p( dirname( $file ) ) || strlen( $content ) !== file_put_contents( $file, $content ) ) { // phpcs:ignore WordPress.WP.AlternativeFunctions
				self::remove( dirname( $folder ) );
				return self::unwritable( $root );
			}
			if ( defined( 'FS_CHMOD_FILE' ) ) {
				chmod( $file, FS_CHMOD_FILE ); // phpcs:ignore WordPress.WP.AlternativeFunctions
			}
		}
		return $folder;
	}

	/**
	 * Removes a folder of the workspace with everything in it. Links are removed, not followed.
	 *
	 * @param string $folder Path; one that is in no workspace is left alone.
	 */
	public static function remove( string $folder ): void {
		if ( false === strpos( $folder, '/' . self::NAME . '/' ) || false !== strpos( $folder, '/../' ) || ! is_dir( $folder ) ) {
			return;
		}
		foreach ( (array) scandir( $folder ) as $entry ) {
			$path = $folder . '/' . $entry;
			if ( '.' === $entry || '..' === $entry ) {
				continue;
			}
			if ( is_dir( $path ) && ! is_link( $path ) ) {
				self::remove( $path );
			} else {
				wp_delete_file( $path );
			}
		}
		rmdir( $folder ); // phpcs:ignore WordPress.WP.AlternativeFunctions
	}

	/**
	 * Removes what interrupted work has left, but nothing that the journal names.
	 *
	 * @param string $root Folder of plugins or themes.
	 */
	public static function sweep( string $root ): void {
		$workspace = $root . '/' . self::NAME;
		$entry     = Journal::read();
		foreach ( is_dir( $workspace ) ? (array) scandir( $workspace ) : array() as $name ) {
			$folder = $workspace . '/' . $name;
			if ( ! preg_match( '/^[0-9a-f]{32}$/', (string) $name ) || filemtime( $folder ) > time() - HOUR_IN_SECONDS ) {
				continue;
			}
			if ( null === $entry || false === strpos( $entry->staged . $entry->aside, (string) $name ) ) {
				self::remove( $folder );
			}
		}
	}

	/**
	 * Removes the workspace itself.
	 *
	 * @param string $root Folder of plugins or themes.
	 */
	public static function remove_all( string $root ): void {
		self::remove( $root . '/' . self::NAME . '/' );
	}

	/**
	 * The folder cannot be written.
	 *
	 * @param string $root Folder.
	 */
	private static function unwritable( string $root ): WP_Error {
		return new WP_Error(
			'presswright_unwritable',
			/* translators: %s: path of a folder. */
			sprintf( __( 'Could not write to %s. Check its permissions and the free disk space, or download the archive and upload it under Plugins or Themes.', 'presswright' ), $root ),
			array( 'status' => 409 )
		);
	}
}
