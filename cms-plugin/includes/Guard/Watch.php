<?php
/**
 * Watch for fatal errors.
 *
 * @package Presswright
 */

namespace Presswright\Guard;

use Presswright\Install\Audit;
use Presswright\Storage\Schema;

defined( 'ABSPATH' ) || exit;

/**
 * Notices fatal errors of installed projects. One on trial is taken back at once, as is one that fails before
 * WordPress has loaded, because every request would; any other is switched off after a few failures.
 */
final class Watch {

	/** Option with the failures of projects, and with what the administrator has not been told yet. */
	public const OPTION = 'presswright_failures';

	private const MAX_FAILURES   = 3;
	private const WINDOW_SECONDS = 600;

	/**
	 * Given back when memory has run out, so that there is some to act.
	 *
	 * @var string|null
	 */
	private $reserve;

	/**
	 * Begins.
	 */
	public function start(): void {
		$this->reserve = str_repeat( ' ', 262144 );
		register_shutdown_function( array( $this, 'look' ) );
	}

	/**
	 * Looks at how the request has ended.
	 */
	public function look(): void {
		$this->reserve = null;
		$fatal         = FatalError::from( error_get_last() );
		if ( null === $fatal || ( function_exists( 'wp_is_recovery_mode' ) && wp_is_recovery_mode() ) ) {
			return; // In recovery mode an administrator is at work, and WordPress has paused what fails.
		}
		$entry = Journal::read();
		if ( null !== $entry && Entry::TRIAL === $entry->phase && $fatal->concerns( $entry->target ) ) {
			Swap::back( $entry );
			self::note( $entry->project, $fatal, 'taken_back' );
			return;
		}
		$project = self::culprit( $fatal );
		if ( null !== $project && ( ! did_action( 'wp_loaded' ) || self::count( (int) $project['id'] ) >= self::MAX_FAILURES ) ) {
			$is_theme = 'theme' === $project['kind'];
			Activation::switch_off( $is_theme, $is_theme ? $project['slug'] : $project['slug'] . '/' . $project['main_file'], $project['previous_theme'] );
			self::note( (int) $project['id'], $fatal, 'switched_off' );
		}
	}

	/**
	 * The installed project that an error comes from.
	 *
	 * @param FatalError $fatal Error.
	 * @return array<string, string>|null Row.
	 */
	private static function culprit( FatalError $fatal ): ?array {
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery
		foreach ( (array) $wpdb->get_results( $wpdb->prepare( 'SELECT id, kind, slug, main_file, previous_theme FROM %i WHERE installed > 0', Schema::table( 'projects' ) ), ARRAY_A ) as $row ) {
			$root = 'theme' === $row['kind'] ? WP_CONTENT_DIR . '/themes' : WP_PLUGIN_DIR;
			if ( $fatal->concerns( $root . '/' . $row['slug'] ) ) {
				return $row;
			}
		}
		return null;
	}

	/**
	 * Counts a failure.
	 *
	 * @param int $project Id.
	 * @return int Failures within the window.
	 */
	private static function count( int $project ): int {
		$all    = (array) get_option( self::OPTION, array() );
		$recent = array();
		foreach ( (array) ( $all[ $project ]['times'] ?? array() ) as $time ) {
			if ( $time > time() - self::WINDOW_SECONDS ) {
				$recent[] = $time;
			}
		}
		$recent[]                 = time();
		$all[ $project ]['times'] = array_slice( $recent, -self::MAX_FAILURES );
		update_option( self::OPTION, $all );
		return count( $recent );
	}

	/**
	 * Notes what was done, for the audit list and for the e-mail that a later request sends.
	 *
	 * @param int        $project Id.
	 * @param FatalError $fatal   Error.
	 * @param string     $action  What was done.
	 */
	private static function note( int $project, FatalError $fatal, string $action ): void {
		$all             = (array) get_option( self::OPTION, array() );
		$all[ $project ] = array(
			'action' => $action,
			'error'  => $fatal->describe(),
			'time'   => time(),
			'told'   => false,
		);
		update_option( self::OPTION, $all );
		Audit::note( $project, 0, $action, array( 'error' => $fatal->describe() ) );
	}
}
