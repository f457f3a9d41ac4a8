<?php
/**
 * A block that was just installed.
 *
 * @package Presswright
 */

namespace Presswright\Editor;

use Presswright\Projects\Project;
use WP_Block_Type;
use WP_Block_Type_Registry;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * What an editor that is already open needs to know a block: its metadata, and the tags of its scripts and styles.
 */
final class InstalledBlock {

	/**
	 * The block of a project.
	 *
	 * @param Project $project Project.
	 * @return array{name: string, metadata: array<string, mixed>, tags: string}|WP_Error
	 */
	public static function describe( Project $project ) {
		$type = self::find( $project );
		if ( null === $type ) {
			return new WP_Error( 'presswright_no_block', __( 'This project’s block is not active on the site. Install and activate it under Presswright → Projects, then reload the editor.', 'presswright' ), array( 'status' => 404 ) );
		}
		require_once ABSPATH . 'wp-admin/includes/post.php';
		ob_start();
		wp_styles()->do_items( array_merge( $type->style_handles, $type->editor_style_handles ) );
		wp_scripts()->do_items( array_merge( $type->script_handles, $type->editor_script_handles ) );
		return array(
			'name'     => $type->name,
			'metadata' => get_block_editor_server_block_settings()[ $type->name ],
			'tags'     => (string) ob_get_clean(),
		);
	}

	/**
	 * The block type whose script lies in the folder of the project.
	 *
	 * @param Project $project Project.
	 */
	private static function find( Project $project ): ?WP_Block_Type {
		$folder = plugins_url( $project->slug . '/' );
		foreach ( WP_Block_Type_Registry::get_instance()->get_all_registered() as $type ) {
			foreach ( $type->editor_script_handles as $handle ) {
				$script = wp_scripts()->registered[ $handle ] ?? null;
				if ( $script && is_string( $script->src ) && 0 === strpos( $script->src, $folder ) ) {
					return $type;
				}
			}
		}
		return null;
	}
}
