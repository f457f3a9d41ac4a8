<?php
/**
 * Job that settles conflicts.
 *
 * @package Presswright
 */

namespace Presswright\Projects;

use Presswright\Jobs\Job;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Makes a version in which each conflict of another is settled as somebody has chosen.
 */
final class SettleJob extends VersionJob {

	/**
	 * Steps in their order.
	 *
	 * @return array<string, string>
	 */
	public function steps(): array {
		return array(
			'settle'  => __( 'Take over what was chosen', 'presswright' ),
			'analyze' => __( 'Analyze the files', 'presswright' ),
			'store'   => __( 'Keep them as a version', 'presswright' ),
		);
	}

	/**
	 * The files with what was chosen.
	 *
	 * @param Job $job Job.
	 * @return true|WP_Error
	 */
	protected function files( Job $job ) {
		$version = $this->projects->version( $job->project_id, (int) $job->arguments['version'] );
		if ( is_wp_error( $version ) ) {
			return $version;
		}
		$blobs = $this->projects->blobs;
		$files = $blobs->all( $version->files );
		$plan  = $blobs->all( $version->pristine );
		if ( null === $files || null === $plan ) {
			return new WP_Error( 'presswright_files_lost', __( 'The files of this version could not be read from the database. Generate them again.', 'presswright' ), array( 'status' => 500 ) );
		}
		$settled   = $blobs->put( Conflicts::settle( $files, $plan, $version->conflicts, (array) $job->arguments['choices'] ) );
		$job->data = array(
			'files'     => $settled,
			'pristine'  => $version->pristine,
			'origin'    => $settled === $version->pristine ? Version::GENERATED : Version::MERGED,
			'conflicts' => array(),
		);
		return true;
	}
}
