<?php
/**
 * Checking as a job.
 *
 * @package Presswright
 */

namespace Presswright\Checks;

use Presswright\Capabilities;
use Presswright\Jobs\Job;
use Presswright\Jobs\JobKind;
use Presswright\Projects\ProjectStore;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Analyses a subject batch by batch and keeps what was found. Goes on when nobody watches.
 */
final class AnalyzeJob implements JobKind {

	/**
	 * The analysis.
	 *
	 * @var Checker
	 */
	private $checker;

	/**
	 * Projects.
	 *
	 * @var ProjectStore
	 */
	private $projects;

	/**
	 * Checks.
	 *
	 * @var CheckStore
	 */
	private $checks;

	/**
	 * Composes the job.
	 *
	 * @param Checker      $checker  The analysis.
	 * @param ProjectStore $projects Projects.
	 * @param CheckStore   $checks   Checks.
	 */
	public function __construct( Checker $checker, ProjectStore $projects, CheckStore $checks ) {
		$this->checker  = $checker;
		$this->projects = $projects;
		$this->checks   = $checks;
	}

	/**
	 * Steps in their order.
	 *
	 * @return array<string, string>
	 */
	public function steps(): array {
		return array(
			'list'    => __( 'List the files', 'presswright' ),
			'analyze' => __( 'Analyze them', 'presswright' ),
			'store'   => __( 'Keep the findings', 'presswright' ),
		);
	}

	/**
	 * Who may watch and cancel it.
	 */
	public function capability(): string {
		return Capabilities::ANALYZE;
	}

	/**
	 * Does one step, or a batch of one.
	 *
	 * @param string $step Step.
	 * @param Job    $job  Job.
	 * @return bool|WP_Error
	 */
	public function run( string $step, Job $job ) {
		$asked   = $job->arguments;
		$subject = Subject::find( $asked['target'], $asked['file'], $asked['with_bundled'], $this->projects );
		if ( is_wp_error( $subject ) ) {
			return $subject;
		}
		if ( 'store' === $step ) {
			$check       = $this->checks->keep( $subject, $asked + array( 'fingerprint' => $job->data['fingerprint'] ), Outcome::from_array( $job->data['outcome'] ) );
			$job->data   = array();
			$job->result = array( 'check' => $check->describe() );
			return true;
		}
		$state = 'list' === $step ? Checker::begin( $subject->source ) : $this->checker->go_on( $subject->source, $job->data, $asked['analysis_type'] );
		if ( is_wp_error( $state ) ) {
			$wait = Checker::wait_for( $state );
			return $wait > 0 ? $job->wait( $wait ) : $state;
		}
		$job->data = $state;
		return 'list' === $step || ! $state['batches'];
	}

	/**
	 * Nothing is kept before the last step.
	 *
	 * @param Job      $job   Job.
	 * @param WP_Error $error Why it ends.
	 */
	public function give_up( Job $job, WP_Error $error ): WP_Error {
		$job->data = array();
		return $error;
	}
}
