<?php
/**
 * Running jobs.
 *
 * @package Presswright
 */

namespace Presswright\Jobs;

use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Does the steps of jobs. Whoever asks after a job moves it on; WordPress' own scheduler goes on when nobody asks.
 */
final class Runner {

	/** Hook of the scheduler. */
	public const HOOK = 'presswright_run_jobs';

	/** No further step is begun in a request that has worked for so many seconds: of somebody who waits, of the scheduler. */
	private const BUDGET_SECONDS    = 3;
	private const SCHEDULED_SECONDS = 20;

	/**
	 * Stored jobs.
	 *
	 * @var JobStore
	 */
	public $jobs;

	/**
	 * Name to kind.
	 *
	 * @var array<string, JobKind>
	 */
	private $kinds;

	/**
	 * Composes the runner.
	 *
	 * @param JobStore               $jobs  Stored jobs.
	 * @param array<string, JobKind> $kinds Name to kind.
	 */
	public function __construct( JobStore $jobs, array $kinds ) {
		$this->jobs  = $jobs;
		$this->kinds = $kinds;
	}

	/**
	 * Adds a job.
	 *
	 * @param string               $kind       Name of a kind.
	 * @param int                  $project_id Project, or 0.
	 * @param array<string, mixed> $arguments  What is asked for.
	 * @return Job|WP_Error
	 */
	public function start( string $kind, int $project_id, array $arguments ) {
		if ( 0 !== $project_id && $this->jobs->unfinished( $project_id ) ) {
			return new WP_Error(
				'presswright_busy',
				__( 'Another task for this project has not ended yet. Wait for it, or cancel it, then try again.', 'presswright' ),
				array( 'status' => 409 )
			);
		}
		$job = $this->jobs->add( $kind, (string) array_key_first( $this->kinds[ $kind ]->steps() ), $project_id, $arguments );
		self::schedule();
		return $job;
	}

	/**
	 * Does the next steps of a job, unless somebody else does.
	 *
	 * @param string $id     Id.
	 * @param int    $budget Seconds after which no further step is begun.
	 * @return Job|WP_Error The job afterwards.
	 */
	public function advance( string $id, int $budget = self::BUDGET_SECONDS ) {
		$job = $this->jobs->claim( $id );
		if ( null === $job ) {
			return $this->jobs->find( $id );
		}
		ignore_user_abort( true );
		if ( function_exists( 'set_time_limit' ) ) {
			set_time_limit( 300 );
		}
		$user  = get_current_user_id();
		$since = microtime( true );
		wp_set_current_user( $job->created_by );
		do {
			$this->do_step( $job );
			$this->jobs->save( $job );
		} while ( ! $job->has_ended() && ! $job->is_waiting() && microtime( true ) - $since < $budget );
		$this->jobs->release( $job );
		wp_set_current_user( $user );
		return $job;
	}

	/**
	 * Moves on every job that has not ended; for the scheduler.
	 */
	public function run_all(): void {
		foreach ( $this->jobs->unfinished() as $job ) {
			$this->advance( $job->id, self::SCHEDULED_SECONDS );
		}
		if ( $this->jobs->unfinished() ) {
			self::schedule();
		}
	}

	/**
	 * The capability that lets a user watch and cancel a job.
	 *
	 * @param Job $job Job.
	 */
	public function capability( Job $job ): string {
		return $this->kinds[ $job->kind ]->capability();
	}

	/**
	 * A job for the browser.
	 *
	 * @param Job $job Job.
	 * @return array<string, mixed>
	 */
	public function describe( Job $job ): array {
		$steps = $this->kinds[ $job->kind ]->steps();
		$at    = array_search( $job->step, array_keys( $steps ), true );
		$list  = array();
		foreach ( array_keys( $steps ) as $index => $name ) {
			$state = $index < $at || Job::DONE === $job->state ? 'done' : 'pending';
			if ( $index === $at && Job::FAILED === $job->state ) {
				$state = 'failed';
			} elseif ( $index === $at && Job::RUNNING === $job->state ) {
				$state = 'running';
			}
			$list[] = array(
				'name'  => $name,
				'label' => $steps[ $name ],
				'state' => $state,
			);
		}
		$part = Job::DONE === $job->state ? 0 : (float) ( $job->data['part'] ?? 0 );
		return array(
			'id'         => $job->id,
			'kind'       => $job->kind,
			'project_id' => $job->project_id,
			'state'      => $job->state,
			'step'       => $job->step,
			'steps'      => $list,
			'progress'   => Job::DONE === $job->state ? 1 : round( ( (int) $at + $part ) / count( $steps ), 2 ),
			'result'     => $job->result ? $job->result : null,
			'error'      => $job->error ? $job->error : null,
		);
	}

	/**
	 * Does one step and finds the next.
	 *
	 * @param Job $job Job.
	 */
	private function do_step( Job $job ): void {
		if ( $job->is_waiting() && ! $job->cancelled ) {
			return;
		}
		$kind   = $this->kinds[ $job->kind ];
		$result = $job->cancelled
			? new WP_Error( 'presswright_cancelled', __( 'Cancelled.', 'presswright' ), array( 'status' => 409 ) )
			: $kind->run( $job->step, $job );
		if ( is_wp_error( $result ) ) {
			$shown      = $kind->give_up( $job, $result );
			$job->state = Job::FAILED;
			$job->error = array(
				'code'    => $shown->get_error_code(),
				'message' => $shown->get_error_message(),
				'data'    => $shown->get_error_data(),
			);
			return;
		}
		if ( ! $result ) {
			return;
		}
		unset( $job->data['part'], $job->data['wait_until'] );
		$names = array_keys( $kind->steps() );
		$next  = $names[ 1 + array_search( $job->step, $names, true ) ] ?? null;
		if ( null === $next ) {
			$job->state = Job::DONE;
		} else {
			$job->step = $next;
		}
	}

	/**
	 * Asks the scheduler to go on with what is left.
	 */
	private static function schedule(): void {
		if ( ! wp_next_scheduled( self::HOOK ) ) {
			wp_schedule_single_event( time() + 30, self::HOOK );
		}
	}
}
