<?php
/**
 * What code on trial leaves.
 *
 * @package Presswright
 */

namespace Presswright\Install;

use Closure;
use Presswright\Guard\FatalError;
use Presswright\Jobs\Job;
use Presswright\Projects\Version;
use ReflectionFunction;
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
	 * @param Job    $job    Job.
	 * @param string $folder Folder of the project.
	 */
	public static function unschedule( Job $job, string $folder ): void {
		foreach ( array_diff( (array) ( $job->data['scheduled'] ?? array() ), (array) ( $job->data['hooks'] ?? array() ) ) as $hook ) {
			if ( ! self::is_used_outside( $hook, $folder ) ) {
				wp_unschedule_hook( $hook );
			}
		}
	}

	/**
	 * Whether anything outside of a folder answers a hook. The refused version itself may: it was active when this
	 * request began.
	 *
	 * @param string $hook   Name.
	 * @param string $folder Folder.
	 */
	private static function is_used_outside( string $hook, string $folder ): bool {
		global $wp_filter;
		foreach ( isset( $wp_filter[ $hook ] ) ? $wp_filter[ $hook ]->callbacks : array() as $callbacks ) {
			foreach ( $callbacks as $callback ) {
				$file = is_callable( $callback['function'] ) ? ( new ReflectionFunction( Closure::fromCallable( $callback['function'] ) ) )->getFileName() : '';
				if ( ! is_string( $file ) || ! FatalError::lies_in( $file, $folder ) ) {
					return true;
				}
			}
		}
		return false;
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
