<?php
/**
 * Base of the jobs that make a version.
 *
 * @package Presswright
 */

namespace Presswright\Projects;

use Presswright\Capabilities;
use Presswright\Jobs\Job;
use Presswright\Jobs\JobKind;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Files from somewhere, which are analysed and stored as a version: the first of a new project, or the next of one that
 * is there. Where they come from, each kind of job says.
 */
abstract class VersionJob implements JobKind {

	/**
	 * Projects.
	 *
	 * @var ProjectStore
	 */
	protected $projects;

	/**
	 * Server.
	 *
	 * @var Generator
	 */
	protected $generator;

	/**
	 * Composes the job.
	 *
	 * @param ProjectStore $projects  Projects.
	 * @param Generator    $generator Server.
	 */
	public function __construct( ProjectStore $projects, Generator $generator ) {
		$this->projects  = $projects;
		$this->generator = $generator;
	}

	/**
	 * Who may watch and cancel it.
	 */
	public function capability(): string {
		return Capabilities::BUILD;
	}

	/**
	 * Does one step; the first is `files()`, whatever it is called.
	 *
	 * @param string $step Step.
	 * @param Job    $job  Job.
	 * @return true|WP_Error
	 */
	public function run( string $step, Job $job ) {
		switch ( $step ) {
			case 'analyze':
				return $this->analyze( $job );
			case 'store':
				return $this->store( $job );
			default:
				return $this->files( $job );
		}
	}

	/**
	 * Nothing is visible before the last step.
	 *
	 * @param Job      $job   Job.
	 * @param WP_Error $error Why it ends.
	 */
	public function give_up( Job $job, WP_Error $error ): WP_Error {
		return $error;
	}

	/**
	 * Puts the files of the version into the data of the job: `files`, `pristine`, `origin` and `conflicts`.
	 *
	 * @param Job $job Job.
	 * @return true|WP_Error
	 */
	abstract protected function files( Job $job );

	/**
	 * Analyses the files.
	 *
	 * @param Job $job Job.
	 * @return true|WP_Error
	 */
	private function analyze( Job $job ) {
		$files = $this->projects->blobs->all( $job->data['files'] );
		if ( null === $files ) {
			return new WP_Error( 'presswright_files_lost', __( 'The files of this version could not be read from the database. Generate them again.', 'presswright' ), array( 'status' => 500 ) );
		}
		$findings = $this->generator->analyze( $files );
		if ( is_wp_error( $findings ) ) {
			return $findings;
		}
		$job->data['findings'] = $findings;
		return true;
	}

	/**
	 * Stores the version.
	 *
	 * @param Job $job Job.
	 * @return true|WP_Error
	 */
	private function store( Job $job ) {
		$asked = $job->arguments;
		if ( 0 === $job->project_id ) {
			$project         = $this->projects->add( $asked['kind'], $job->data['slug'], $asked['name'], $asked['description'], $job->data['main_file'] );
			$job->project_id = $project->id;
		} else {
			$project = $this->projects->find( $job->project_id );
			if ( is_wp_error( $project ) ) {
				return $project;
			}
		}
		$version     = $this->projects->add_version( $project, $job->data + array( 'plan' => $asked['plan'], 'note' => $asked['note'] ?? '' ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing
		$job->result = array(
			'project_id' => $project->id,
			'version'    => $version->number,
			'conflicts'  => $version->conflicts,
		);
		return true;
	}
}
