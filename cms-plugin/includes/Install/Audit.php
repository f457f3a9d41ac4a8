<?php
/**
 * Audit list.
 *
 * @package Presswright
 */

namespace Presswright\Install;

use Presswright\Storage\Json;
use Presswright\Storage\Schema;

defined( 'ABSPATH' ) || exit;

/**
 * Who did what to which project, and why. Entries are added and never changed.
 */
final class Audit {

	/**
	 * Adds an entry.
	 *
	 * @param int                  $project Id of the project.
	 * @param int                  $version Number of the version, or 0.
	 * @param string               $action  What was done.
	 * @param array<string, mixed> $detail  Why, and what else is worth knowing.
	 */
	public static function note( int $project, int $version, string $action, array $detail ): void {
		global $wpdb;
		$wpdb->insert( // phpcs:ignore WordPress.DB.DirectDatabaseQuery
			Schema::table( 'audit' ),
			array(
				'project_id' => $project,
				'version'    => $version,
				'action'     => $action,
				'detail'     => Json::encode( $detail ),
				'user_id'    => function_exists( 'wp_get_current_user' ) ? get_current_user_id() : 0, // The guard may act before users are known.
				'created'    => time(),
			)
		);
	}

	/**
	 * The latest entries of a project, the newest first.
	 *
	 * @param int $project Id.
	 * @return array<int, array<string, mixed>>
	 */
	public static function of( int $project ): array {
		global $wpdb;
		$rows = $wpdb->get_results( $wpdb->prepare( 'SELECT * FROM %i WHERE project_id = %d ORDER BY id DESC LIMIT 100', Schema::table( 'audit' ), $project ), ARRAY_A ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery
		return array_map(
			static function ( array $row ): array {
				$user = get_userdata( (int) $row['user_id'] );
				return array(
					'action'  => $row['action'],
					'version' => (int) $row['version'],
					'detail'  => Json::decode( $row['detail'] ),
					'user'    => $user ? $user->display_name : '',
					'created' => (int) $row['created'],
				);
			},
			$rows
		);
	}
}
