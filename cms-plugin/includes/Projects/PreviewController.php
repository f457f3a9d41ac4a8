<?php
/**
 * The route that shows a version before it is installed.
 *
 * @package Presswright
 */

namespace Presswright\Projects;

use Presswright\Services;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * GET presswright/v1/projects/ID/versions/N/preview: of a theme its picture, of a block a page with an editor, of a
 * plugin who reaches what.
 */
final class PreviewController {

	/**
	 * Parts of the plugin.
	 *
	 * @var Services
	 */
	private $services;

	/**
	 * Uses the parts of the plugin.
	 *
	 * @param Services $services Parts of the plugin.
	 */
	public function __construct( Services $services ) {
		$this->services = $services;
	}

	/**
	 * What a version is.
	 *
	 * @param WP_REST_Request $request Request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function read( WP_REST_Request $request ) {
		$project = $this->services->projects->find( (int) $request['id'] );
		if ( is_wp_error( $project ) ) {
			return $project;
		}
		$version = $this->services->projects->version( $project->id, (int) $request['version'] );
		if ( is_wp_error( $version ) ) {
			return $version;
		}
		$files = $this->services->projects->blobs->all( $version->files );
		if ( null === $files ) {
			return new WP_Error( 'presswright_files_lost', __( 'The files of this version could not be read from the database. Choose another version.', 'presswright' ), array( 'status' => 500 ) );
		}
		if ( 'theme' === $project->kind ) {
			return new WP_REST_Response( array( 'picture' => Preview::picture( 'screenshot.png', $files['screenshot.png'] ?? '' ) ) );
		}
		if ( 'block' === $project->kind ) {
			$sample = $this->sample( $project, $version, $files );
			$page   = Preview::block_page( $files, $sample ?? array() );
			return is_wp_error( $page ) ? $page : new WP_REST_Response( array( 'page' => $page, 'is_filled' => null !== $sample ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing
		}
		$points = $this->services->generator->entry_points( $files );
		return is_wp_error( $points ) ? $points : new WP_REST_Response( array( 'entry_points' => $points ) );
	}

	/**
	 * What the block is filled with while it is shown: its own example, else what the server would give it as one.
	 *
	 * @param Project               $project Project.
	 * @param Version               $version Version.
	 * @param array<string, string> $files   Path to content.
	 * @return array<string, mixed>|null Attribute to value; null: the server could not be asked.
	 */
	private function sample( Project $project, Version $version, array $files ): ?array {
		$own = Preview::example( $files );
		if ( $own ) {
			return $own;
		}
		$plan             = $version->plan;
		$plan['features'] = array_values( array_unique( array_merge( (array) ( $plan['features'] ?? array() ), array( 'example' ) ) ) );
		$made             = $this->services->generator->generate( $project->kind, $project->name, $plan );
		return is_wp_error( $made ) ? null : Preview::example( $made['files'] );
	}
}
