<?php
/**
 * Making a project.
 *
 * @package Presswright
 */

namespace Presswright\Projects;

use Presswright\Install\InstalledFiles;
use Presswright\Jobs\Job;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Generates the files of a plan, merges what somebody has changed in the installed ones, analyses the outcome and
 * stores it as a version: the first of a new project, or the next of one that is there.
 */
final class CreateJob extends VersionJob {

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
	 * Asks the server for the files, and merges.
	 *
	 * @param Job $job Job.
	 * @return true|WP_Error
	 */
	protected function files( Job $job ) {
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
}
