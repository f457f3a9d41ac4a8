<?php
/**
 * Exchange of folders.
 *
 * @package Presswright
 */

namespace Presswright\Guard;

use Presswright\Storage\Schema;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Puts a folder into the place of another, and back. Every step may be the last of a process: recover() reads from
 * the disk how far it got. Loaded before plugins, so it uses nothing that a plugin could break.
 */
final class Swap {

	/**
	 * Exchanges the folders of an entry; the new one is on trial afterwards.
	 *
	 * @param Entry $entry Exchange.
	 * @return true|WP_Error
	 */
	public static function forward( Entry $entry ) {
		$done    = false;
		$entered = Journal::locked(
			static function () use ( $entry, &$done ): void {
				$entry->had_folder = is_dir( $entry->target );
				if ( ! wp_mkdir_p( dirname( $entry->aside ) ) || ! Journal::write( $entry ) ) {
					return;
				}
				if ( $entry->had_folder && ! self::move( $entry->target, $entry->aside ) ) {
					Journal::clear();
					return;
				}
				if ( '' !== $entry->staged && ! self::move( $entry->staged, $entry->target ) ) {
					self::settle( $entry );
					return;
				}
				self::on_trial( $entry );
				$done = true;
			}
		);
		return $entered && $done ? true : new WP_Error(
			'presswright_swap_failed',
			/* translators: %s: path of a folder. */
			sprintf( __( 'The folder %s could not be replaced; nothing was changed. Check that WordPress may write to it and that no other program has its files open, then try again.', 'presswright' ), $entry->target ),
			array( 'status' => 500 )
		);
	}

	/**
	 * Puts the old folder back and makes WordPress use what it used before.
	 *
	 * @param Entry $entry Exchange.
	 */
	public static function back( Entry $entry ): bool {
		return Journal::locked(
			static function () use ( $entry ): void {
				self::put_back( $entry );
			}
		);
	}

	/**
	 * Accepts the new folder.
	 *
	 * @param Entry $entry Exchange.
	 */
	public static function accept( Entry $entry ): void {
		Journal::clear();
		Workspace::remove( dirname( $entry->aside ) );
		if ( '' !== $entry->staged ) {
			Workspace::remove( dirname( $entry->staged ) );
		}
	}

	/**
	 * Finishes or takes back what a process left when it died. Called by every request that finds a journal.
	 */
	public static function recover(): void {
		$entry = Journal::read();
		if ( null !== $entry && Entry::TRIAL === $entry->phase ) {
			return; // In order on the disk: the job goes on, and the guard watches it.
		}
		Journal::locked(
			static function (): void {
				$entry = Journal::read(); // As it is now: the process may have ended its work since.
				if ( null !== $entry && Entry::SWAP === $entry->phase ) {
					self::settle( $entry );
				} elseif ( null !== $entry && Entry::BACK === $entry->phase ) {
					self::put_back( $entry );
				}
			}
		);
	}

	/**
	 * Finishes an exchange that got as far as its last folder, and takes back any other.
	 *
	 * @param Entry $entry Exchange.
	 */
	private static function settle( Entry $entry ): void {
		clearstatcache();
		$finished = '' === $entry->staged ? ! is_dir( $entry->target ) : ! is_dir( $entry->staged ) && is_dir( $entry->target );
		if ( $finished ) {
			self::on_trial( $entry );
			return;
		}
		if ( $entry->had_folder && ! is_dir( $entry->target ) ) {
			self::move( $entry->aside, $entry->target );
		}
		self::set_columns( $entry->project, $entry->before );
		Journal::clear();
	}

	/**
	 * The new folder is in place.
	 *
	 * @param Entry $entry Exchange.
	 */
	private static function on_trial( Entry $entry ): void {
		self::set_columns( $entry->project, $entry->after );
		$entry->phase = Entry::TRIAL;
		Journal::write( $entry );
		self::forget_compiled( $entry->target );
	}

	/**
	 * Puts the old folder back; may be called again after it was interrupted.
	 *
	 * @param Entry $entry Exchange.
	 */
	private static function put_back( Entry $entry ): void {
		clearstatcache();
		$entry->phase = Entry::BACK;
		Journal::write( $entry );
		if ( ! $entry->was_active ) {
			Activation::switch_off( $entry->is_theme, $entry->basename, $entry->theme_before );
		}
		$in_place = $entry->had_folder && ! is_dir( $entry->aside );
		if ( ! $in_place && is_dir( $entry->target ) ) {
			self::move( $entry->target, dirname( $entry->aside ) . '/refused-' . bin2hex( random_bytes( 4 ) ) );
		}
		if ( ! $in_place && $entry->had_folder ) {
			self::move( $entry->aside, $entry->target );
		}
		self::forget_compiled( $entry->target );
		self::set_columns( $entry->project, $entry->before );
		Journal::clear();
		Workspace::remove( dirname( $entry->aside ) );
	}

	/**
	 * Renames a folder. A warning would only repeat what the answer says.
	 *
	 * @param string $from Path.
	 * @param string $to   Path.
	 */
	private static function move( string $from, string $to ): bool {
		return is_dir( $from ) && ! file_exists( $to ) && rename( $from, $to ); // phpcs:ignore WordPress.WP.AlternativeFunctions
	}

	/**
	 * Writes columns of a project.
	 *
	 * @param int                  $project Id.
	 * @param array<string, mixed> $columns Columns.
	 */
	private static function set_columns( int $project, array $columns ): void {
		global $wpdb;
		if ( $columns ) {
			$wpdb->update( Schema::table( 'projects' ), $columns, array( 'id' => $project ) ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery
		}
	}

	/**
	 * Makes PHP forget what it has compiled of a folder, the files that are no longer there too.
	 *
	 * @param string $folder Folder.
	 */
	public static function forget_compiled( string $folder ): void {
		clearstatcache( true );
		$status = function_exists( 'opcache_get_status' ) && ! ini_get( 'opcache.restrict_api' ) ? opcache_get_status() : false;
		foreach ( is_array( $status ) ? array_keys( $status['scripts'] ?? array() ) : array() as $script ) {
			if ( 0 === strpos( (string) $script, $folder . '/' ) ) {
				opcache_invalidate( (string) $script, true );
			}
		}
	}
}
