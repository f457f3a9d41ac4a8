<?php
/**
 * Beginning an installation.
 *
 * @package Presswright
 */

namespace Presswright\Install;

use Presswright\Guard\Guard;
use Presswright\Jobs\Job;
use Presswright\Projects\Project;
use Presswright\Projects\Version;
use Presswright\Services;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * The one way into an installation, whoever asks for it.
 */
final class Installation {

	/**
	 * Begins to install a version, if the user may.
	 *
	 * @param Services $services        Services.
	 * @param Project  $project         Project.
	 * @param Version  $version         Version of it.
	 * @param bool     $activate        Whether to activate it.
	 * @param string   $override_reason Why to install it in spite of blocking findings.
	 * @return Job|WP_Error
	 */
	public static function start( Services $services, Project $project, Version $version, bool $activate, string $override_reason ) {
		$may = Rights::check( $project, self::acts( $project, $activate ) );
		if ( is_wp_error( $may ) ) {
			return $may;
		}
		Guard::install();
		return $services->runner->start(
			'install',
			$project->id,
			array(
				'version'         => $version->number,
				'activate'        => $activate,
				'override_reason' => sanitize_textarea_field( $override_reason ),
			)
		);
	}

	/**
	 * What an installation does to a project, as its rights are named.
	 *
	 * @param Project $project  Project.
	 * @param bool    $activate Whether it is activated, too.
	 * @return string[]
	 */
	public static function acts( Project $project, bool $activate ): array {
		return array_merge( array( $project->installed > 0 ? 'update' : 'install' ), $activate ? array( 'activate' ) : array() );
	}
}
