<?php
/**
 * Changes made by hand.
 *
 * @package Presswright
 */

namespace Presswright\Install;

use Presswright\Projects\Project;
use Presswright\Projects\ProjectStore;
use Presswright\Projects\Version;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Keeps what somebody has changed in the installed files, before they are replaced.
 */
final class HandEdits {

	/**
	 * Stores the installed files as a version when somebody has changed them.
	 *
	 * @param ProjectStore $projects Projects.
	 * @param Project      $project  Project.
	 * @return int|WP_Error Number of the version that is installed.
	 */
	public static function keep( ProjectStore $projects, Project $project ) {
		if ( 0 === $project->installed ) {
			return is_dir( $project->folder() ) ? new WP_Error(
				'presswright_folder_taken',
				/* translators: %s: name of a folder. */
				sprintf( __( 'There is already a plugin or theme in the folder “%s” that was not made by this project. Remove it first, or give the project another name.', 'presswright' ), $project->slug ),
				array( 'status' => 409 )
			) : 0;
		}
		$version = $projects->version( $project->id, $project->installed );
		$files   = InstalledFiles::read( $project );
		if ( is_wp_error( $files ) || is_wp_error( $version ) ) {
			return is_wp_error( $files ) ? $files : $project->installed;
		}
		$manifest = $projects->blobs->put( $files );
		if ( ! $files || $manifest === $version->files ) {
			return $project->installed;
		}
		$edited = $projects->add_version(
			$project,
			array(
				'origin'   => Version::EDITED,
				'note'     => __( 'Changed on the site', 'presswright' ),
				'plan'     => $version->plan,
				'files'    => $manifest,
				'pristine' => $version->pristine,
				'findings' => array(),
			)
		);

		$project->installed = $edited->number;
		$projects->save( $project );
		return $edited->number;
	}
}
