<?php
/**
 * A job.
 *
 * @package Presswright
 */

namespace Presswright\Jobs;

use Presswright\Storage\Json;

defined( 'ABSPATH' ) || exit;

/**
 * Work that takes longer than a request should: a list of steps, done one after another.
 */
final class Job {

	public const QUEUED  = 'queued';
	public const RUNNING = 'running';
	public const DONE    = 'done';
	public const FAILED  = 'failed';

	/**
	 * Id, a UUID.
	 *
	 * @var string
	 */
	public $id;

	/**
	 * Key of Runner's table of kinds.
	 *
	 * @var string
	 */
	public $kind;

	/**
	 * Project that it is about; 0 while there is none.
	 *
	 * @var int
	 */
	public $project_id;

	/**
	 * One of the constants.
	 *
	 * @var string
	 */
	public $state;

	/**
	 * Step that comes next or is being done.
	 *
	 * @var string
	 */
	public $step;

	/**
	 * What was asked for.
	 *
	 * @var array<string, mixed>
	 */
	public $arguments;

	/**
	 * What steps leave for later ones.
	 *
	 * @var array<string, mixed>
	 */
	public $data;

	/**
	 * What came out.
	 *
	 * @var array<string, mixed>
	 */
	public $result;

	/**
	 * What went wrong: code, message, data.
	 *
	 * @var array<string, mixed>
	 */
	public $error;

	/**
	 * Whether somebody wants it to stop.
	 *
	 * @var bool
	 */
	public $cancelled;

	/**
	 * User who began it.
	 *
	 * @var int
	 */
	public $created_by;

	/**
	 * When it was last worked on, in seconds.
	 *
	 * @var int
	 */
	public $updated;

	/**
	 * Reads a row.
	 *
	 * @param array<string, string> $row Row of the table.
	 */
	public static function from_row( array $row ): self {
		$job             = new self();
		$job->id         = $row['id'];
		$job->kind       = $row['kind'];
		$job->project_id = (int) $row['project_id'];
		$job->state      = $row['state'];
		$job->step       = $row['step'];
		$job->arguments  = Json::decode( $row['arguments'] );
		$job->data       = Json::decode( $row['data'] );
		$job->result     = Json::decode( $row['result'] );
		$job->error      = Json::decode( $row['error'] );
		$job->cancelled  = (bool) $row['cancelled'];
		$job->created_by = (int) $row['created_by'];
		$job->updated    = (int) $row['updated'];
		return $job;
	}

	/**
	 * Lets the job rest, as a step does that was told to come back later.
	 *
	 * @param int $seconds Seconds.
	 * @return false The step has not ended.
	 */
	public function wait( int $seconds ): bool {
		$this->data['wait_until'] = time() + $seconds;
		return false;
	}

	/**
	 * Whether it rests.
	 */
	public function is_waiting(): bool {
		return time() < (int) ( $this->data['wait_until'] ?? 0 );
	}

	/**
	 * Whether nothing more will happen.
	 */
	public function has_ended(): bool {
		return self::DONE === $this->state || self::FAILED === $this->state;
	}
}
