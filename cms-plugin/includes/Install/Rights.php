<?php
/**
 * Who may change what is installed.
 *
 * @package Presswright
 */

namespace Presswright\Install;

use Presswright\Capabilities;
use Presswright\Projects\Project;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Asks WordPress whether a user may do something to a project, and whether WordPress can.
 */
final class Rights {

	/** What is to be done to what WordPress demands for it: of a plugin, of a theme. */
	private const DEMANDED = array(
		'install'  => array( 'install_plugins', 'install_themes' ),
		'update'   => array( 'update_plugins', 'update_themes' ),
		'activate' => array( 'activate_plugins', 'switch_themes' ),
		'remove'   => array( 'delete_plugins', 'delete_themes' ),
	);

	/**
	 * Checks the current user and the site.
	 *
	 * @param Project  $project Project.
	 * @param string[] $acts    Keys of DEMANDED.
	 * @return true|WP_Error
	 */
	public static function check( Project $project, array $acts ) {
		if ( ! Capabilities::can_build() ) {
			return self::refused( __( 'You are not allowed to install projects.', 'presswright' ), 403 );
		}
		if ( array_diff( $acts, array( 'activate' ) ) && ! wp_is_file_mod_allowed( 'presswright_install' ) ) {
			return self::refused( __( 'This site does not allow its files to be changed (DISALLOW_FILE_MODS in wp-config.php). Download the archive and bring it to the site the way its other code gets there.', 'presswright' ), 403 );
		}
		foreach ( $acts as $act ) {
			if ( ! current_user_can( self::DEMANDED[ $act ][ $project->is_theme() ? 1 : 0 ] ) ) {
				/* translators: %s: name of a capability. */
				return self::refused( sprintf( __( 'Your account lacks the capability “%s”. Ask an administrator of the site, or of the network, to do this.', 'presswright' ), self::DEMANDED[ $act ][ $project->is_theme() ? 1 : 0 ] ), 403 );
			}
		}
		require_once ABSPATH . 'wp-admin/includes/file.php';
		if ( array_diff( $acts, array( 'activate' ) ) && 'direct' !== get_filesystem_method( array(), $project->root() ) ) {
			return self::refused( __( 'WordPress cannot write to its folders itself; it would ask for FTP or SSH credentials. Download the archive and upload it under Plugins → Add Plugin or Appearance → Themes, or let the web server write to wp-content.', 'presswright' ), 409 );
		}
		return true;
	}

	/**
	 * The same for the browser, with who may do it instead.
	 *
	 * @param Project  $project Project.
	 * @param string[] $acts    Keys of DEMANDED.
	 * @return array{allowed: bool, message: string, people: string[]}
	 */
	public static function answer( Project $project, array $acts ): array {
		$may = self::check( $project, $acts );
		return array(
			'allowed' => ! is_wp_error( $may ),
			'message' => is_wp_error( $may ) ? $may->get_error_message() : '',
			'people'  => is_wp_error( $may ) ? self::people( $project, $acts ) : array(),
		);
	}

	/**
	 * Names of some who have the rights that the current user lacks.
	 *
	 * @param Project  $project Project.
	 * @param string[] $acts    Keys of DEMANDED.
	 * @return string[]
	 */
	private static function people( Project $project, array $acts ): array {
		if ( ! wp_is_file_mod_allowed( 'presswright_install' ) ) {
			return array(); // Nobody has them.
		}
		$users = is_multisite()
			? array_filter( array_map( static function ( string $login ) {
				return get_user_by( 'login', $login );
			}, get_super_admins() ) )
			: get_users( array( 'capability' => self::DEMANDED[ $acts[0] ][ $project->is_theme() ? 1 : 0 ], 'number' => 5 ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing
		return array_values( wp_list_pluck( array_slice( $users, 0, 5 ), 'display_name' ) );
	}

	/**
	 * An error of ours.
	 *
	 * @param string $message Words.
	 * @param int    $status  HTTP status.
	 */
	private static function refused( string $message, int $status ): WP_Error {
		return new WP_Error( 'presswright_not_allowed', $message, array( 'status' => $status ) );
	}
}
