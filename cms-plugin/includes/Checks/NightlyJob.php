<?php
/**
 * The nightly check as a job.
 *
 * @package Presswright
 */

namespace Presswright\Checks;

use Presswright\Analysis\Target;
use Presswright\Capabilities;
use Presswright\Jobs\Job;
use Presswright\Jobs\JobKind;
use Presswright\Projects\ProjectStore;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Checks what is active and has changed since its last check, and sends one e-mail when there is something new.
 */
final class NightlyJob implements JobKind {

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
	 * Settings.
	 *
	 * @var CheckSettings
	 */
	private $settings;

	/**
	 * Composes the job.
	 *
	 * @param Checker       $checker  The analysis.
	 * @param ProjectStore  $projects Projects.
	 * @param CheckStore    $checks   Checks.
	 * @param CheckSettings $settings Settings.
	 */
	public function __construct( Checker $checker, ProjectStore $projects, CheckStore $checks, CheckSettings $settings ) {
		$this->checker  = $checker;
		$this->projects = $projects;
		$this->checks   = $checks;
		$this->settings = $settings;
	}

	/**
	 * Steps in their order.
	 *
	 * @return array<string, string>
	 */
	public function steps(): array {
		return array(
			'choose'  => __( 'See what is active', 'presswright' ),
			'analyze' => __( 'Analyze what has changed', 'presswright' ),
			'tell'    => __( 'Send an e-mail when there is something new', 'presswright' ),
		);
	}

	/**
	 * Who may watch and cancel it.
	 */
	public function capability(): string {
		return Capabilities::ANALYZE;
	}

	/**
	 * Does one step, or a part of one.
	 *
	 * @param string $step Step.
	 * @param Job    $job  Job.
	 * @return bool|WP_Error
	 */
	public function run( string $step, Job $job ) {
		switch ( $step ) {
			case 'choose':
				$targets   = Target::active();
				$job->data = array(
					'targets' => $targets,
					'of'      => count( $targets ),
					'state'   => null,
					'checked' => array(),
				);
				return true;
			case 'analyze':
				return $this->analyze( $job );
			default:
				return $this->tell( $job );
		}
	}

	/**
	 * What was checked stays so; the next night goes on with the rest.
	 *
	 * @param Job      $job   Job.
	 * @param WP_Error $error Why it ends.
	 */
	public function give_up( Job $job, WP_Error $error ): WP_Error {
		$job->data = array();
		return $error;
	}

	/**
	 * Analyses the next batch of the first target that is left.
	 *
	 * @param Job $job Job.
	 * @return bool|WP_Error
	 */
	private function analyze( Job $job ) {
		if ( ! $job->data['targets'] ) {
			return true;
		}
		$subject = Subject::find( $job->data['targets'][0], '', false, $this->projects );
		if ( is_wp_error( $subject ) ) { // Removed since the job began.
			return $this->next( $job );
		}
		if ( null === $job->data['state'] ) {
			$last = $this->checks->last_of( $subject->id );
			if ( null !== $last && $last->is_complete() && $last->fingerprint === $subject->source->fingerprint() ) {
				return $this->next( $job );
			}
			$state = Checker::begin( $subject->source );
		} else {
			$state = $this->checker->go_on( $subject->source, $job->data['state'], 'all' );
		}
		if ( is_wp_error( $state ) ) {
			$wait = Checker::wait_for( $state );
			if ( $wait > 0 ) {
				return $job->wait( $wait );
			}
			// What is wrong with one plugin does not keep the others from being checked.
			return in_array( $state->get_error_code(), array( 'presswright_no_files', 'presswright_batch_too_large', 'presswright_encoding' ), true ) ? $this->next( $job ) : $state;
		}
		$job->data['state'] = $state;
		if ( $state['batches'] ) {
			return false;
		}
		$this->checks->keep(
			$subject,
			array(
				'analysis_type' => 'all',
				'with_bundled'  => false,
				'fingerprint'   => $state['fingerprint'],
			),
			Outcome::from_array( $state['outcome'] )
		);
		$job->data['checked'][] = $subject->id;
		return $this->next( $job );
	}

	/**
	 * Goes on to the next target.
	 *
	 * @param Job $job Job.
	 * @return bool True when there is none.
	 */
	private function next( Job $job ): bool {
		array_shift( $job->data['targets'] );
		$job->data['state'] = null;
		$job->data['part']  = 1 - count( $job->data['targets'] ) / max( 1, $job->data['of'] );
		return ! $job->data['targets'];
	}

	/**
	 * Sends an e-mail about the findings that no e-mail has told of. Those of checks that somebody made during the day
	 * count too: whoever gets the e-mail may not have seen them.
	 *
	 * @param Job $job Job.
	 * @return true|WP_Error
	 */
	private function tell( Job $job ) {
		$news = array();
		foreach ( $this->checks->last_of_all( Target::active() ) as $check ) {
			$found = $check->is_complete() ? Outcome::keyed( $check->outcome->results, $this->settings->severity() ) : array();
			$new   = array_diff_key( $found, array_flip( $check->told ) );
			if ( $new ) {
				$news[] = array( $check, $new, array_keys( $found ) );
			}
		}
		$number      = array_sum( array_map( 'count', array_column( $news, 1 ) ) );
		$job->result = array(
			'checked'      => $job->data['checked'],
			'new_findings' => $number,
		);
		if ( 0 === $number ) {
			return true;
		}
		if ( ! NightlyMail::send( $this->settings, $news, $number ) ) {
			return new WP_Error( 'presswright_mail', __( 'The e-mail about new findings could not be sent. Check how this site sends e-mails; the next nightly check tries again.', 'presswright' ) );
		}
		foreach ( $news as list( $check, , $told ) ) {
			$this->checks->note_told( $check, $told );
		}
		return true;
	}
}
