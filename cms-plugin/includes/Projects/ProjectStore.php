<?php
/**
 * Projects and their versions.
 *
 * @package Presswright
 */

namespace Presswright\Projects;

use Presswright\Storage\Json;
use Presswright\Storage\Schema;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Reads and writes projects and versions.
 */
final class ProjectStore {

	/** So many versions of a project are kept, and those that Undo needs. */
	public const MAX_VERSIONS = 10;

	/**
	 * Contents of files.
	 *
	 * @var BlobStore
	 */
	public $blobs;

	/**
	 * Opens the store.
	 */
	public function __construct() {
		$this->blobs = new BlobStore();
	}

	/**
	 * Every project, the last changed first.
	 *
	 * @return Project[]
	 */
	public function all(): array {
		global $wpdb;
		$rows = $wpdb->get_results( $wpdb->prepare( 'SELECT * FROM %i ORDER BY updated DESC, id DESC', Schema::table( 'projects' ) ), ARRAY_A ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery
		return array_map( array( Project::class, 'from_row' ), $rows );
	}

	/**
	 * One project.
	 *
	 * @param int $id Id.
	 * @return Project|WP_Error
	 */
	public function find( int $id ) {
		global $wpdb;
		$row = $wpdb->get_row( $wpdb->prepare( 'SELECT * FROM %i WHERE id = %d', Schema::table( 'projects' ), $id ), ARRAY_A ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery
		return is_array( $row ) ? Project::from_row( $row ) : new WP_Error(
			'presswright_unknown_project',
			__( 'This project no longer exists. It may have been deleted in another window; go back to the list of projects.', 'presswright' ),
			array( 'status' => 404 )
		);
	}

	/**
	 * Adds a project.
	 *
	 * @param string $kind        Kind.
	 * @param string $slug        Folder.
	 * @param string $name        Name.
	 * @param string $description What was asked for.
	 * @param string $main_file   Main file.
	 */
	public function add( string $kind, string $slug, string $name, string $description, string $main_file ): Project {
		global $wpdb;
		$row = array(
			'kind'           => $kind,
			'slug'           => $slug,
			'name'           => $name,
			'description'    => $description,
			'main_file'      => $main_file,
			'installed'      => 0,
			'removed'        => 0,
			'history'        => '[]',
			'previous_theme' => '',
			'created'        => time(),
			'updated'        => time(),
		);
		$wpdb->insert( Schema::table( 'projects' ), $row ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery
		return Project::from_row( array( 'id' => (string) $wpdb->insert_id ) + array_map( 'strval', $row ) );
	}

	/**
	 * Writes what has changed of a project.
	 *
	 * @param Project $project Project.
	 */
	public function save( Project $project ): void {
		global $wpdb;
		$project->updated = time();
		$wpdb->update( // phpcs:ignore WordPress.DB.DirectDatabaseQuery
			Schema::table( 'projects' ),
			array(
				'name'           => $project->name,
				'main_file'      => $project->main_file,
				'installed'      => $project->installed,
				'removed'        => (int) $project->removed,
				'history'        => Json::encode( $project->history ),
				'previous_theme' => $project->previous_theme,
				'updated'        => $project->updated,
			),
			array( 'id' => $project->id )
		);
	}

	/**
	 * Removes a project with its versions.
	 *
	 * @param Project $project Project.
	 */
	public function delete( Project $project ): void {
		global $wpdb;
		$wpdb->delete( Schema::table( 'projects' ), array( 'id' => $project->id ) ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery
		$wpdb->delete( Schema::table( 'versions' ), array( 'project_id' => $project->id ) ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery
		$this->sweep();
	}

	/**
	 * The versions of a project, the newest first.
	 *
	 * @param int $project_id Id.
	 * @return Version[]
	 */
	public function versions( int $project_id ): array {
		global $wpdb;
		$rows = $wpdb->get_results( $wpdb->prepare( 'SELECT * FROM %i WHERE project_id = %d ORDER BY number DESC', Schema::table( 'versions' ), $project_id ), ARRAY_A ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery
		return array_map( array( Version::class, 'from_row' ), $rows );
	}

	/**
	 * One version.
	 *
	 * @param int $project_id Id of the project.
	 * @param int $number     Number.
	 * @return Version|WP_Error
	 */
	public function version( int $project_id, int $number ) {
		global $wpdb;
		$row = $wpdb->get_row( $wpdb->prepare( 'SELECT * FROM %i WHERE project_id = %d AND number = %d', Schema::table( 'versions' ), $project_id, $number ), ARRAY_A ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery
		return is_array( $row ) ? Version::from_row( $row ) : new WP_Error(
			'presswright_unknown_version',
			__( 'This version is no longer kept. Choose one from the list of versions.', 'presswright' ),
			array( 'status' => 404 )
		);
	}

	/**
	 * Adds a version with the next number, and forgets the oldest when there are too many.
	 *
	 * @param Project              $project Project.
	 * @param array<string, mixed> $values  Fields of a Version; `files` and `pristine` are manifests.
	 */
	public function add_version( Project $project, array $values ): Version {
		global $wpdb;
		$row            = array(
			'project_id' => $project->id,
			'number'     => 1 + (int) $wpdb->get_var( $wpdb->prepare( 'SELECT MAX(number) FROM %i WHERE project_id = %d', Schema::table( 'versions' ), $project->id ) ), // phpcs:ignore WordPress.DB.DirectDatabaseQuery
			'origin'     => $values['origin'],
			'note'       => $values['note'],
			'plan'       => Json::encode( $values['plan'] ),
			'files'      => Json::encode( $values['files'] ),
			'pristine'   => Json::encode( $values['pristine'] ),
			'findings'   => Json::encode( $values['findings'] ),
			'conflicts'  => Json::encode( $values['conflicts'] ?? array() ),
			'created'    => time(),
			'created_by' => get_current_user_id(),
		);
		$wpdb->insert( Schema::table( 'versions' ), $row ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery
		$this->save( $project );
		$this->prune( $project );
		return Version::from_row( array_map( 'strval', $row ) );
	}

	/**
	 * Forgets the oldest versions, but none that is installed or that Undo goes back to next.
	 *
	 * @param Project $project Project.
	 */
	private function prune( Project $project ): void {
		global $wpdb;
		$needed = array( $project->installed, (int) end( $project->history ) );
		$gone   = false;
		foreach ( array_slice( $this->versions( $project->id ), self::MAX_VERSIONS ) as $version ) {
			if ( in_array( $version->number, $needed, true ) ) {
				continue;
			}
			$gone = true;
			$wpdb->delete( // phpcs:ignore WordPress.DB.DirectDatabaseQuery
				Schema::table( 'versions' ),
				array(
					'project_id' => $project->id,
					'number'     => $version->number,
				)
			);
		}
		if ( $gone ) {
			$this->sweep();
		}
	}

	/**
	 * Removes the contents that no version has any more.
	 */
	private function sweep(): void {
		global $wpdb;
		$used = array();
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery
		foreach ( $wpdb->get_results( $wpdb->prepare( 'SELECT files, pristine FROM %i', Schema::table( 'versions' ) ), ARRAY_A ) as $row ) {
			foreach ( array( 'files', 'pristine' ) as $column ) {
				foreach ( Json::decode( $row[ $column ] ) as $entry ) {
					$used[ $entry['hash'] ] = true;
				}
			}
		}
		$this->blobs->keep_only( $used );
	}
}
