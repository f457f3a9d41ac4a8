<?php
/**
 * Journal of an exchange.
 *
 * @package Presswright
 */

namespace Presswright\Guard;

defined( 'ABSPATH' ) || exit;

/**
 * One file that says which exchange of folders is under way. It is written before the first folder moves, so that
 * whoever comes after a process that died knows what to finish or to take back. A file and not a row, because every
 * request looks for it: that costs one look at the file system.
 */
final class Journal {

	/** Keeps the web server from showing the rest. */
	private const HEADER = "<?php exit; ?>\n";

	/** Microseconds between two tries to get the lock, and how often it is tried. */
	private const LOCK_PAUSE = 5000;
	private const LOCK_TRIES = 400;

	/**
	 * Path of the journal.
	 */
	public static function file(): string {
		return WP_PLUGIN_DIR . '/.presswright/journal.php';
	}

	/**
	 * The exchange that is under way.
	 */
	public static function read(): ?Entry {
		if ( ! is_file( self::file() ) ) {
			return null;
		}
		$text = file_get_contents( self::file() ); // phpcs:ignore WordPress.WP.AlternativeFunctions
		$data = is_string( $text ) && 0 === strpos( $text, self::HEADER ) ? json_decode( substr( $text, strlen( self::HEADER ) ), true ) : null;
		return is_array( $data ) ? Entry::from_array( $data ) : null;
	}

	/**
	 * Writes the journal: the old text or the new, never half of one.
	 *
	 * @param Entry $entry Exchange.
	 */
	public static function write( Entry $entry ): bool {
		$text = self::HEADER . wp_json_encode( get_object_vars( $entry ), JSON_UNESCAPED_SLASHES );
		$file = self::file();
		$new  = $file . '.' . bin2hex( random_bytes( 4 ) ) . '.php';
		// phpcs:disable WordPress.WP.AlternativeFunctions
		$handle = fopen( $new, 'xb' );
		if ( false === $handle ) {
			return false;
		}
		$written = strlen( $text ) === fwrite( $handle, $text ) && fflush( $handle );
		// On the disk before any folder moves; PHP can promise that from 8.1 on.
		$written = $written && ( ! function_exists( 'fsync' ) || fsync( $handle ) );
		fclose( $handle );
		if ( ! $written || ! rename( $new, $file ) ) {
			wp_delete_file( $new );
			return false;
		}
		// phpcs:enable
		clearstatcache( true, $file );
		return true;
	}

	/**
	 * Nothing is under way any more.
	 */
	public static function clear(): void {
		wp_delete_file( self::file() );
		clearstatcache( true, self::file() );
	}

	/**
	 * Does something while no other process moves folders. The system gives the lock back when a process dies.
	 *
	 * @param callable $work What to do.
	 * @return bool Whether it was done; not when another process kept the lock for two seconds.
	 */
	public static function locked( callable $work ): bool {
		// phpcs:disable WordPress.WP.AlternativeFunctions
		$handle = is_dir( dirname( self::file() ) ) ? fopen( dirname( self::file() ) . '/lock', 'c' ) : false;
		if ( false === $handle ) {
			return false;
		}
		for ( $try = 0; $try < self::LOCK_TRIES; $try++ ) {
			if ( flock( $handle, LOCK_EX | LOCK_NB ) ) {
				try {
					$work();
				} finally {
					fclose( $handle );
				}
				return true;
			}
			usleep( self::LOCK_PAUSE );
		}
		fclose( $handle );
		// phpcs:enable
		return false;
	}
}
