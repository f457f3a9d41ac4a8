<?php
/**
 * Making a project.
 *
 * @package Presswright
 */

namespace Presswright\Projects;

use Presswright\Capabilities;
use Presswright\Install\InstalledFiles;
use Presswright\Jobs\Job;
use Presswright\Jobs\JobKind;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Generates the files of a plan, merges what somebody has changed in the installed ones, analyses the outcome and
 * stores it as a version: the first of a new project, or the next of one that is there.
 */
final class CreateJob implements JobKind {

	/**
	 * Projects.
	 *
	 * @var ProjectStore
	 */
	private $projects;

	/**
	 * Server.
	 *
	 * @var Generator
	 */
	private $generator;

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
	 * Steps in their order.
	 *
	 * @return array<string, string>
	 */
	public function steps(): array {
		return array(
			'generate' => __( 'Write the files', 'presswright' ),
			'analyze'  => __( 'Analyze them', 'presswright' ),
			'store'    => __( 'Keep them as a version', 'presswright' ),
		);
	}

	/**
	 * Who may watch and cancel it.
	 */
	public function capability(): string {
		return Capabilities::BUILD;
	}

	/**
	 * Does one step.
	 *
	 * @param string $step Step.
	 * @param Job    $job  Job.
	 * @return true|WP_Error
	 */
	public function run( string $step, Job $job ) {
		switch ( $step ) {
			case 'generate':
				return $this->generate( $job );
			case 'analyze':
				return $this->analyze( $job );
			default:
				return $this->store( $job );
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
	 * Asks the server for the files, and merges.
	 *
	 * @param Job $job Job.
	 * @return true|WP_Error
	 */
	private function generate( Job $job ) {
		$kind = (string) $job->arguments['kind'];
		$made = $this->generator->generate( $kind, (string) $job->arguments['name'], (array) $job->arguments['plan'] );
		if ( is_wp_error( $made ) ) {
			return $made;
		}
		$job->data = array(
			'slug'      => $made['slug'],
			'main_file' => $made['main_file'],
			'pristine'  => $this->projects->blobs->put( $made['files'] ),
			'origin'    => Version::GENERATED,
			'conflicts' => array(),
		);

		$job->data['files'] = $job->data['pristine'];
		return 0 === $job->project_id ? true : $this->merge( $job, $made['files'] );
	}

	/**
	 * Keeps what somebody has changed in the installed files.
	 *
	 * @param Job                   $job    Job.
	 * @param array<string, string> $theirs The files that were generated now.
	 * @return true|WP_Error
	 */
	private function merge( Job $job, array $theirs ) {
		$project = $this->projects->find( $job->project_id );
		if ( is_wp_error( $project ) || 0 === $project->installed ) {
			return is_wp_error( $project ) ? $project : true;
		}
		$version = $this->projects->version( $project->id, $project->installed );
		$base    = is_wp_error( $version ) ? null : $this->projects->blobs->all( $version->pristine );
		$mine    = InstalledFiles::read( $project );
		if ( is_wp_error( $mine ) ) {
			return $mine;
		}
		if ( null === $base || ! $mine || $this->projects->blobs->put( $mine ) === $version->pristine ) {
			return true;
		}
		$merged = Merge::projects( $base, $mine, $theirs );

		$job->data['files']     = $this->projects->blobs->put( $merged['files'] );
		$job->data['conflicts'] = $merged['conflicts'];
		if ( $job->data['files'] !== $job->data['pristine'] ) {
			$job->data['origin'] = Version::MERGED;
		}
		return true;
	}

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
