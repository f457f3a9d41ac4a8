<?php
/**
 * What code on trial leaves.
 *
 * @package Presswright
 */

namespace Presswright\Install;

use Presswright\Jobs\Job;
use Presswright\Projects\Version;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Finds what a version did besides failing: files of its own that it has deleted, and events that it has scheduled.
 */
final class Traces {

	/**
	 * Hooks that are scheduled now.
	 *
	 * @return string[]
	 */
	public static function scheduled_hooks(): array {
		$hooks = array();
		foreach ( (array) _get_cron_array() as $events ) {
			$hooks += is_array( $events ) ? $events : array();
		}
		return array_keys( $hooks );
	}

	/**
	 * Remembers the events that code on trial has scheduled.
	 *
	 * @param Job                   $job     Job.
	 * @param array<string, Report> $reports Reports of its probes.
	 */
	public static function collect( Job $job, array $reports ): void {
		$hooks = (array) ( $job->data['scheduled'] ?? array() );
		foreach ( $reports as $report ) {
			$hooks = array_merge( $hooks, array_map( 'strval', (array) ( $report->said['scheduled'] ?? array() ) ) );
		}
		$job->data['scheduled'] = array_values( array_unique( $hooks ) );
	}

	/**
	 * Takes back the events that a refused version has scheduled, unless something else on the site has a use for them.
	 *
	 * @param Job $job Job.
	 */
	public static function unschedule( Job $job ): void {
		foreach ( array_diff( (array) ( $job->data['scheduled'] ?? array() ), (array) ( $job->data['hooks'] ?? array() ) ) as $hook ) {
			if ( ! has_action( $hook ) ) {
				wp_unschedule_hook( $hook );
			}
		}
	}

	/**
	 * Whether every file of a version is still there.
	 *
	 * @param Version $version Version.
	 * @param string  $folder  Folder with its files.
	 * @return true|WP_Error
	 */
	public static function whole( Version $version, string $folder ) {
		clearstatcache();
		foreach ( array_keys( $version->files ) as $path ) {
			if ( ! is_file( $folder . '/' . $path ) ) {
				/* translators: %s: path of a file. */
				return Refusal::because( 'files', sprintf( __( 'the code has deleted %s', 'presswright' ), $path ) );
			}
		}
		return true;
	}
}
