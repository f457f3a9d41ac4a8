<?php
/**
 * wp presswright jobs.
 *
 * @package Presswright
 */

namespace Presswright\Cli;

use Presswright\Capabilities;
use WP_CLI;

defined( 'ABSPATH' ) || exit;

/**
 * Shows and cancels jobs: checks, and what is made, installed or undone.
 */
final class JobsCommands {

	/**
	 * Lists jobs that have not ended.
	 *
	 * ## OPTIONS
	 *
	 * [--format=<format>]
	 * : table, json, csv, yaml, ids or count.
	 *
	 * @subcommand list
	 *
	 * @param string[]              $args  Arguments.
	 * @param array<string, string> $assoc Options.
	 */
	public function list_( array $args, array $assoc ): void {
		$runner = Console::services( Capabilities::ANALYZE )->runner;
		$rows   = array();
		foreach ( $runner->jobs->unfinished() as $job ) {
			if ( current_user_can( $runner->capability( $job ) ) ) {
				$rows[] = array(
					'id'      => $job->id,
					'kind'    => $job->kind,
					'state'   => $job->is_waiting() ? 'waiting' : $job->state,
					'step'    => $job->step,
					'percent' => (int) round( 100 * $runner->describe( $job )['progress'] ),
					'updated' => gmdate( 'Y-m-d H:i', $job->updated ),
				);
			}
		}
		$format = $assoc['format'] ?? 'table';
		WP_CLI\Utils\format_items( $format, 'ids' === $format ? array_column( $rows, 'id' ) : $rows, array( 'id', 'kind', 'state', 'step', 'percent', 'updated' ) );
	}

	/**
	 * Cancels a job, which takes back what it has begun.
	 *
	 * ## OPTIONS
	 *
	 * <id>
	 * : Id of the job.
	 *
	 * @param string[] $args Arguments.
	 */
	public function cancel( array $args ): void {
		$runner = Console::services( Capabilities::ANALYZE )->runner;
		$job    = $runner->jobs->find( $args[0] );
		Console::stop_at( $job );
		if ( ! current_user_can( $runner->capability( $job ) ) ) {
			WP_CLI::error( 'This user may not cancel such a job. Name one who may: --user=admin' );
		}
		if ( $job->has_ended() ) {
			WP_CLI::error( "The job has ended already: it is {$job->state}." );
		}
		$runner->jobs->cancel( $job );
		$job = $runner->advance( $job->id );
		Console::stop_at( $job );
		WP_CLI::success( $job->has_ended() ? 'Cancelled.' : 'It stops when its present step has ended.' );
	}
}
