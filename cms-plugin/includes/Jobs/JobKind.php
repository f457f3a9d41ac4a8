<?php
/**
 * What a kind of job does.
 *
 * @package Presswright
 */

namespace Presswright\Jobs;

use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * The steps of a kind of job. A step may be begun again after the process that did it has died.
 */
interface JobKind {

	/**
	 * Steps in their order, with their names for people.
	 *
	 * @return array<string, string>
	 */
	public function steps(): array;

	/**
	 * The capability that lets a user watch and cancel such a job.
	 */
	public function capability(): string;

	/**
	 * Does one step, or a part of it.
	 *
	 * @param string $step Step.
	 * @param Job    $job  Job; `data` and `result` may be changed. `data['part']` says how much of the step is done, 0 to 1.
	 * @return bool|WP_Error False when the step is to be called again for more of it.
	 */
	public function run( string $step, Job $job );

	/**
	 * Takes back what an unfinished job has begun, and says what became of it.
	 *
	 * @param Job      $job   Job.
	 * @param WP_Error $error Why it ends.
	 * @return WP_Error The error to show.
	 */
	public function give_up( Job $job, WP_Error $error ): WP_Error;
}
