<?php
/**
 * Versions over REST.
 *
 * @package Presswright
 */

namespace Presswright\Projects;

use Presswright\Install\Gate;
use Presswright\Install\Installation;
use Presswright\Install\InstalledFiles;
use Presswright\Install\Rights;
use Presswright\Jobs\Job;
use Presswright\Services;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * POST presswright/v1/projects/{id}/versions; GET …/versions/{version}, …/file and …/archive; POST …/install.
 */
final class VersionsController {

	/**
	 * What it uses.
	 *
	 * @var Services
	 */
	private $services;

	/**
	 * Uses the services.
	 *
	 * @param Services $services What it uses.
	 */
	public function __construct( Services $services ) {
		$this->services = $services;
	}

	/**
	 * Begins to make the next version from a changed plan.
	 *
	 * @param WP_REST_Request $request Request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function create( WP_REST_Request $request ) {
		$project = $this->services->projects->find( (int) $request['id'] );
		if ( is_wp_error( $project ) ) {
			return $project;
		}
		$asked = array(
			'kind' => $project->kind,
			'name' => $project->name,
			'plan' => $request['plan'],
			'note' => sanitize_text_field( $request['note'] ),
		);
		return $this->accepted( $this->services->runner->start( 'create', $project->id, $asked ) );
	}

	/**
	 * Begins to make a version in which the conflicts are settled as chosen.
	 *
	 * @param WP_REST_Request $request Request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function settle( WP_REST_Request $request ) {
		list( $project, $version ) = $this->find( $request );
		if ( is_wp_error( $version ) ) {
			return $version;
		}
		if ( ! $version->conflicts || count( $version->conflicts ) !== count( $request['choices'] ) ) {
			return new WP_Error( 'presswright_other_conflicts', __( 'This version has other conflicts than those that were chosen for. Load the page again, then choose for each.', 'presswright' ), array( 'status' => 409 ) );
		}
		$asked = array(
			'version' => $version->number,
			'choices' => array_map( 'sanitize_key', $request['choices'] ),
			'plan'    => $version->plan,
			'note'    => $version->note,
		);
		return $this->accepted( $this->services->runner->start( 'settle', $project->id, $asked ) );
	}

	/**
	 * Files, findings and differences of a version.
	 *
	 * @param WP_REST_Request $request Request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function read( WP_REST_Request $request ) {
		list( $project, $version ) = $this->find( $request );
		if ( is_wp_error( $version ) ) {
			return $version;
		}
		$findings = array_column( $version->findings, 'issues', 'file' );
		$files    = array();
		foreach ( $version->files as $path => $entry ) {
			$files[] = array(
				'path'     => $path,
				'size'     => $entry['size'],
				'findings' => $findings[ $path ] ?? array(),
			);
		}
		$blocking = Gate::blocking( $version );
		return new WP_REST_Response(
			array(
				'number'    => $version->number,
				'origin'    => $version->origin,
				'note'      => $version->note,
				'plan'      => $version->plan,
				'files'     => $files,
				'conflicts' => Conflicts::describe( $version->conflicts ),
				'gate'      => array(
					'passes'   => ! $blocking,
					'blocking' => $blocking,
				),
				'install'   => Rights::answer( $project, Installation::acts( $project, true ) ),
				'diff'      => self::diff( $version->files, $this->installed_hashes( $project ) ),
			)
		);
	}

	/**
	 * One file of a version, and the same file as it is installed.
	 *
	 * @param WP_REST_Request $request Request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function file( WP_REST_Request $request ) {
		list( $project, $version ) = $this->find( $request );
		if ( is_wp_error( $version ) ) {
			return $version;
		}
		$path      = (string) $request['path'];
		$installed = $project->installed > 0 ? InstalledFiles::read( $project ) : array();
		$installed = is_wp_error( $installed ) ? array() : $installed;
		if ( ! isset( $version->files[ $path ] ) && ! isset( $installed[ $path ] ) ) {
			return new WP_Error( 'presswright_unknown_file', __( 'This version has no such file. Choose one from the list of its files.', 'presswright' ), array( 'status' => 404 ) );
		}
		$contents = $this->services->projects->blobs->all( array_intersect_key( $version->files, array( $path => 0 ) ) );
		$content  = $contents[ $path ] ?? null;
		return new WP_REST_Response(
			array(
				'path'              => $path,
				'content'           => self::text( $content ),
				'installed_content' => self::text( $installed[ $path ] ?? null ),
				'is_text'           => null !== self::text( $content ?? $installed[ $path ] ?? null ),
			)
		);
	}

	/**
	 * Begins to install a version.
	 *
	 * @param WP_REST_Request $request Request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function install( WP_REST_Request $request ) {
		list( $project, $version ) = $this->find( $request );
		if ( is_wp_error( $version ) ) {
			return $version;
		}
		return $this->accepted( Installation::start( $this->services, $project, $version, $request['activate'], $request['override_reason'] ) );
	}

	/**
	 * The version as an archive that WordPress installs.
	 *
	 * @param WP_REST_Request $request Request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function archive( WP_REST_Request $request ) {
		list( $project, $version ) = $this->find( $request );
		if ( is_wp_error( $version ) ) {
			return $version;
		}
		$contents = $this->services->projects->blobs->all( $version->files );
		if ( null === $contents ) {
			return new WP_Error( 'presswright_files_lost', __( 'The files of this version could not be read from the database. Choose another version.', 'presswright' ), array( 'status' => 500 ) );
		}
		$archive = Archive::of( $project->slug, $contents );
		return is_wp_error( $archive ) ? $archive : new WP_REST_Response(
			array(
				'filename' => $project->slug . '.zip',
				'base64'   => base64_encode( $archive ), // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_encode -- An archive in JSON.
			)
		);
	}

	/**
	 * Project and version of a request.
	 *
	 * @param WP_REST_Request $request Request.
	 * @return array{0: Project|WP_Error, 1: Version|WP_Error}
	 */
	private function find( WP_REST_Request $request ): array {
		$project = $this->services->projects->find( (int) $request['id'] );
		return is_wp_error( $project ) ? array( $project, $project ) : array( $project, $this->services->projects->version( $project->id, (int) $request['version'] ) );
	}

	/**
	 * Hashes of the installed files.
	 *
	 * @param Project $project Project.
	 * @return array<string, string> By path.
	 */
	private function installed_hashes( Project $project ): array {
		$files  = $project->installed > 0 ? InstalledFiles::read( $project ) : array();
		$hashes = array();
		foreach ( is_wp_error( $files ) ? array() : $files as $path => $content ) {
			$hashes[ $path ] = hash( 'sha256', $content );
		}
		return $hashes;
	}

	/**
	 * What a version changes about the installed files.
	 *
	 * @param array<string, array{hash: string, size: int}> $files     Manifest of the version.
	 * @param array<string, string>                         $installed Path to hash.
	 * @return array<int, array{path: string, status: string}>
	 */
	private static function diff( array $files, array $installed ): array {
		$diff = array();
		foreach ( array_unique( array_merge( array_keys( $files ), array_keys( $installed ) ) ) as $path ) {
			$status = 'changed';
			if ( ! isset( $installed[ $path ] ) ) {
				$status = 'added';
			} elseif ( ! isset( $files[ $path ] ) ) {
				$status = 'removed';
			} elseif ( $files[ $path ]['hash'] === $installed[ $path ] ) {
				$status = 'same';
			}
			$diff[] = array(
				'path'   => (string) $path,
				'status' => $status,
			);
		}
		return $diff;
	}

	/**
	 * A content that JSON can carry as text.
	 *
	 * @param string|null $content Content.
	 */
	private static function text( ?string $content ): ?string {
		return null !== $content && false === strpos( $content, "\0" ) && preg_match( '//u', $content ) ? $content : null;
	}

	/**
	 * The answer to a request that has begun a job.
	 *
	 * @param Job|WP_Error $job Job.
	 * @return WP_REST_Response|WP_Error
	 */
	private function accepted( $job ) {
		return is_wp_error( $job ) ? $job : new WP_REST_Response( array( 'job' => $this->services->runner->describe( $job ) ), 202 );
	}
}
