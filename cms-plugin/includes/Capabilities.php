<?php
/**
 * Who may do what.
 *
 * @package Presswright
 */

namespace Presswright;

defined( 'ABSPATH' ) || exit;

/**
 * The capabilities of the plugin.
 *
 * Administrators have them without any change to the roles in the database; on a multisite network only super
 * administrators do, because the source of a plugin concerns every site. A site owner may give any of them
 * to a role or a user with any role editor.
 */
final class Capabilities {

	/** May read the source of installed plugins and themes through the analysis. */
	public const ANALYZE = 'presswright_analyze';

	/** May make projects; to install them takes what WordPress demands for any plugin or theme besides. */
	public const BUILD = 'presswright_build';

	/** May change the server address, the key and the certificate authority. */
	public const MANAGE = 'presswright_manage';

	/**
	 * Adds the hooks.
	 */
	public function register(): void {
		add_filter( 'user_has_cap', array( $this, 'grant_to_administrators' ) );
	}

	/**
	 * Gives the capabilities to whoever may change the options of the site.
	 *
	 * @param array<string, bool> $capabilities Capabilities of the user.
	 * @return array<string, bool>
	 */
	public function grant_to_administrators( array $capabilities ): array {
		$owner = is_multisite() ? 'manage_network_options' : 'manage_options';
		if ( ! empty( $capabilities[ $owner ] ) ) {
			$capabilities[ self::ANALYZE ] = true;
			$capabilities[ self::BUILD ]   = true;
			$capabilities[ self::MANAGE ]  = true;
		}
		return $capabilities;
	}

	/**
	 * Whether the current user may analyse.
	 */
	public static function can_analyze(): bool {
		return current_user_can( self::ANALYZE );
	}

	/**
	 * Whether the current user may make projects.
	 */
	public static function can_build(): bool {
		return current_user_can( self::BUILD );
	}

	/**
	 * Whether the current user may change the settings.
	 */
	public static function can_manage(): bool {
		return current_user_can( self::MANAGE );
	}
}
