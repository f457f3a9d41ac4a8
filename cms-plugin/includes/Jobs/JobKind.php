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
	 * Does one step.
	 *
	 * @param string $step Step.
	 * @param Job    $job  Job; `data` and `result` may be changed.
	 * @return true|WP_Error
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
