<?php
/**
 * Checking as a job.
 *
 * @package Presswright
 */

namespace Presswright\Checks;

use Presswright\Analysis\BatchRequest;
use Presswright\Analysis\Batches;
use Presswright\Capabilities;
use Presswright\Jobs\Job;
use Presswright\Jobs\JobKind;
use Presswright\Projects\ProjectStore;
use Presswright\Settings\SettingsStore;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Analyses a subject batch by batch and keeps what was found. Goes on when nobody watches.
 */
final class AnalyzeJob implements JobKind {

	/** Seconds that the server may take for a batch. */
	private const TIMEOUT = 90;

	/**
	 * The settings.
	 *
	 * @var SettingsStore
	 */
	private $settings;

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
	 * @param SettingsStore $settings Settings.
	 * @param ProjectStore  $projects Projects.
	 * @param CheckStore    $checks   Checks.
	 */
	public function __construct( SettingsStore $settings, ProjectStore $projects, CheckStore $checks ) {
		$this->settings = $settings;
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
		switch ( $step ) {
			case 'list':
				return self::list_files( $subject, $job );
			case 'analyze':
				return $this->analyze( $subject, $job );
			default:
				$check       = $this->checks->keep( $subject, $asked + array( 'fingerprint' => $job->data['fingerprint'] ), Outcome::from_array( $job->data['outcome'] ) );
				$job->data   = array();
				$job->result = array( 'check' => $check->describe() );
				return true;
		}
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

	/**
	 * Divides the files into batches.
	 *
	 * @param Subject $subject Subject.
	 * @param Job     $job     Job.
	 * @return true|WP_Error
	 */
	private static function list_files( Subject $subject, Job $job ) {
		$batches = Batches::divide( $subject->source->files );
		if ( ! $batches ) {
			return new WP_Error( 'presswright_no_files', __( 'There is no file here that can be analyzed: it has no PHP, JavaScript, CSS or HTML.', 'presswright' ), array( 'status' => 422 ) );
		}
		$outcome = new Outcome();
		$outcome->add( array(), $subject->source->skipped );
		$job->data = array(
			'batches'     => $batches,
			'of'          => count( $batches ),
			'fingerprint' => $subject->source->fingerprint(),
			'outcome'     => $outcome->to_array(),
		);
		return true;
	}

	/**
	 * Analyses the next batch.
	 *
	 * @param Subject $subject Subject.
	 * @param Job     $job     Job.
	 * @return bool|WP_Error False while there are more.
	 */
	private function analyze( Subject $subject, Job $job ) {
		$connection = $this->settings->connection();
		if ( is_wp_error( $connection ) ) {
			return $connection;
		}
		$subject->source->is_part = $subject->source->is_part || $job->data['of'] > 1;

		$answer = BatchRequest::send( $connection, $subject->source, $job->data['batches'][0], $job->arguments['analysis_type'], self::TIMEOUT );
		if ( is_wp_error( $answer ) ) {
			$wait = (int) ( ( (array) $answer->get_error_data() )['retry_after'] ?? 0 );
			return $wait > 0 && 'presswright_rate_limit_exceeded' === $answer->get_error_code() ? $job->wait( $wait ) : $answer;
		}
		$outcome = Outcome::from_array( $job->data['outcome'] );
		$outcome->add( $answer['results'], $answer['skipped'] );
		array_shift( $job->data['batches'] );
		$job->data['outcome'] = $outcome->to_array();
		$job->data['part']    = 1 - count( $job->data['batches'] ) / $job->data['of'];
		return array() === $job->data['batches'];
	}
}
