<?php
/**
 * Stored jobs.
 *
 * @package Presswright
 */

namespace Presswright\Jobs;

use Presswright\Storage\Json;
use Presswright\Storage\Schema;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Reads and writes jobs. One process at a time works on a job: whoever holds its lease.
 */
final class JobStore {

	/** Seconds after which a process that says nothing counts as dead. */
	private const LEASE_SECONDS = 180;

	/** Ended jobs are forgotten after so many seconds. */
	private const KEPT_SECONDS = 604800;

	/**
	 * Locks of the processes of this machine, held while they live.
	 *
	 * @var array<string, resource>
	 */
	private $locks = array();

	/**
	 * Adds a job.
	 *
	 * @param string               $kind       Kind.
	 * @param string               $step       First step.
	 * @param int                  $project_id Project, or 0.
	 * @param array<string, mixed> $arguments  What is asked for.
	 */
	public function add( string $kind, string $step, int $project_id, array $arguments ): Job {
		global $wpdb;
		$row = array(
			'id'          => wp_generate_uuid4(),
			'kind'        => $kind,
			'project_id'  => $project_id,
			'state'       => Job::QUEUED,
			'step'        => $step,
			'arguments'   => Json::encode( $arguments ),
			'data'        => '[]',
			'result'      => '[]',
			'error'       => '[]',
			'cancelled'   => 0,
			'lease_until' => 0,
			'lease_owner' => '',
			'created'     => time(),
			'updated'     => time(),
			'created_by'  => get_current_user_id(),
		);
		$wpdb->insert( Schema::table( 'jobs' ), $row ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery
		$wpdb->query( // phpcs:ignore WordPress.DB.DirectDatabaseQuery
			$wpdb->prepare( 'DELETE FROM %i WHERE updated < %d AND state IN ( %s, %s )', Schema::table( 'jobs' ), time() - self::KEPT_SECONDS, Job::DONE, Job::FAILED )
		);
		return Job::from_row( array_map( 'strval', $row ) );
	}

	/**
	 * One job.
	 *
	 * @param string $id Id.
	 * @return Job|WP_Error
	 */
	public function find( string $id ) {
		$row = $this->row( $id );
		return is_array( $row ) ? Job::from_row( $row ) : new WP_Error(
			'presswright_unknown_job',
			__( 'This task is no longer known. Its outcome shows in the list of projects.', 'presswright' ),
			array( 'status' => 404 )
		);
	}

	/**
	 * Jobs that have not ended, the oldest first.
	 *
	 * @param int|null $project_id Only those of this project.
	 * @return Job[]
	 */
	public function unfinished( ?int $project_id = null ): array {
		global $wpdb;
		$rows = $wpdb->get_results( $wpdb->prepare( 'SELECT * FROM %i WHERE state IN ( %s, %s ) ORDER BY created', Schema::table( 'jobs' ), Job::QUEUED, Job::RUNNING ), ARRAY_A ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery
		$jobs = array_map( array( Job::class, 'from_row' ), $rows );
		return null === $project_id ? $jobs : array_values(
			array_filter(
				$jobs,
				static function ( Job $job ) use ( $project_id ): bool {
					return $job->project_id === $project_id;
				}
			)
		);
	}

	/**
	 * Takes the lease of a job, if no living process holds it.
	 *
	 * @param string $id Id.
	 * @return Job|null The job as it is now; null when somebody else works on it.
	 */
	public function claim( string $id ): ?Job {
		global $wpdb;
		$row = $this->row( $id );
		if ( null === $row || Job::from_row( $row )->has_ended() || ! $this->lock( $id ) ) {
			return null;
		}
		$here = gethostname() . ':';
		// The lock is ours, so a lease taken on this machine belongs to a process that has died.
		$free    = (int) $row['lease_until'] < time() || 0 === strpos( $row['lease_owner'], $here );
		$claimed = $free ? $wpdb->query( // phpcs:ignore WordPress.DB.DirectDatabaseQuery
			$wpdb->prepare(
				'UPDATE %i SET lease_until = %d, lease_owner = %s, state = %s, updated = %d WHERE id = %s AND lease_owner = %s AND state IN ( %s, %s )',
				Schema::table( 'jobs' ),
				time() + self::LEASE_SECONDS,
				$here . wp_generate_uuid4(),
				Job::RUNNING,
				time(),
				$id,
				$row['lease_owner'],
				Job::QUEUED,
				Job::RUNNING
			)
		) : 0;
		if ( ! $claimed ) {
			$this->unlock( $id );
			return null;
		}
		$row = $this->row( $id );
		return null === $row ? null : Job::from_row( $row );
	}

	/**
	 * Writes what a step has changed, and gives the lease back.
	 *
	 * @param Job $job Job.
	 */
	public function release( Job $job ): void {
		$this->save( $job, array( 'lease_until' => 0, 'lease_owner' => '' ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing
		$this->unlock( $job->id );
	}

	/**
	 * Writes what a step has changed so far.
	 *
	 * @param Job                  $job  Job.
	 * @param array<string, mixed> $more More columns.
	 */
	public function save( Job $job, array $more = array() ): void {
		global $wpdb;
		$wpdb->update( // phpcs:ignore WordPress.DB.DirectDatabaseQuery
			Schema::table( 'jobs' ),
			$more + array(
				'project_id' => $job->project_id,
				'state'      => $job->state,
				'step'       => $job->step,
				'data'       => Json::encode( $job->data ),
				'result'     => Json::encode( $job->result ),
				'error'      => Json::encode( $job->error ),
				'updated'    => time(),
			),
			array( 'id' => $job->id )
		);
	}

	/**
	 * Asks a job to stop before its next step.
	 *
	 * @param Job $job Job.
	 */
	public function cancel( Job $job ): void {
		global $wpdb;
		$wpdb->update( Schema::table( 'jobs' ), array( 'cancelled' => 1 ), array( 'id' => $job->id ) ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery
	}

	/**
	 * The row of a job.
	 *
	 * @param string $id Id.
	 * @return array<string, string>|null
	 */
	private function row( string $id ): ?array {
		global $wpdb;
		return $wpdb->get_row( $wpdb->prepare( 'SELECT * FROM %i WHERE id = %s', Schema::table( 'jobs' ), $id ), ARRAY_A ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery
	}

	/**
	 * Takes the lock of a job on this machine. The system takes it back when the process dies, however it dies.
	 *
	 * @param string $id Id.
	 */
	private function lock( string $id ): bool {
		// phpcs:disable WordPress.WP.AlternativeFunctions -- Locks need a handle.
		$handle = fopen( self::lock_file( $id ), 'c' );
		if ( false === $handle ) {
			return false;
		}
		if ( ! flock( $handle, LOCK_EX | LOCK_NB ) ) {
			fclose( $handle );
			return false;
		}
		// phpcs:enable
		$this->locks[ $id ] = $handle;
		return true;
	}

	/**
	 * Gives the lock back.
	 *
	 * @param string $id Id.
	 */
	private function unlock( string $id ): void {
		if ( isset( $this->locks[ $id ] ) ) {
			fclose( $this->locks[ $id ] ); // phpcs:ignore WordPress.WP.AlternativeFunctions
			unset( $this->locks[ $id ] );
		}
	}

	/**
	 * Path of the lock of a job. One file a site: who locks a file that another is about to remove holds nothing.
	 *
	 * @param string $id Id.
	 */
	private static function lock_file( string $id ): string {
		return get_temp_dir() . 'presswright-' . md5( DB_NAME . Schema::table( 'jobs' ) . ABSPATH ) . '-' . substr( md5( $id ), 0, 2 ) . '.lock';
	}
}
