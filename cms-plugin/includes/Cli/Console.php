<?php
/**
 * What commands share.
 *
 * @package Presswright
 */

namespace Presswright\Cli;

use Presswright\Jobs\Job;
use Presswright\Services;
use Presswright\Settings\SettingsStore;
use WP_CLI;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Opens the services for the user of a command, and runs jobs to their end.
 */
final class Console {

	/**
	 * The services, for a user who has a capability.
	 *
	 * @param string $capability Capability.
	 */
	public static function services( string $capability ): Services {
		if ( ! current_user_can( $capability ) ) {
			WP_CLI::error( "This needs the capability $capability. Name a user who has it: --user=admin" );
		}
		return new Services( new SettingsStore() );
	}

	/**
	 * Does the steps of a job, and stops with its error when it fails.
	 *
	 * @param Services     $services Services.
	 * @param Job|WP_Error $job      Job.
	 * @param bool         $is_quiet Whether to say nothing: the output is for a program.
	 */
	public static function finish( Services $services, $job, bool $is_quiet = false ): Job {
		self::stop_at( $job );
		$id   = $job->id;
		$seen = '';
		do {
			if ( $job->is_waiting() ) {
				sleep( 1 ); // presswright-ignore performance/sleep -- a command, which no visitor waits for.
			}
			$job = $services->runner->advance( $id );
			self::stop_at( $job );
			if ( $seen !== $job->step && ! $is_quiet ) {
				$seen = $job->step;
				WP_CLI::log( array_column( $services->runner->describe( $job )['steps'], 'label', 'name' )[ $seen ] );
			}
		} while ( ! $job->has_ended() );
		if ( Job::FAILED === $job->state ) {
			WP_CLI::error( $job->error['message'] );
		}
		return $job;
	}

	/**
	 * Ends the command when something went wrong.
	 *
	 * @param mixed $result Result or error.
	 */
	public static function stop_at( $result ): void {
		if ( is_wp_error( $result ) ) {
			WP_CLI::error( $result->get_error_message() );
		}
	}
}
