<?php
/**
 * Guard of the site.
 *
 * @package Presswright
 */

namespace Presswright\Guard;

defined( 'ABSPATH' ) || exit;

/**
 * Runs in every request before plugins are loaded, started by a must-use plugin that stays when Presswright is
 * switched off. A request without journal, ticket or rescue address costs one look at the file system.
 */
final class Guard {

	/** File in the folder of must-use plugins. */
	private const FILE = 'presswright-guard.php';

	/**
	 * Begins to watch. Called by the must-use plugin.
	 */
	public static function boot(): void {
		if ( null !== Journal::read() ) {
			Swap::recover();
		}
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Only whether it is there; Tickets reads it.
		$task = isset( $_SERVER['HTTP_X_PRESSWRIGHT_TICKET'] ) ? Tickets::redeem() : null;
		if ( null !== $task ) {
			( new Probe( $task ) )->start();
			return;
		}
		( new Watch() )->start();
		if ( isset( $_GET[ Rescue::QUERY ] ) ) { // phpcs:ignore WordPress.Security.NonceVerification -- Rescue checks its signature.
			Rescue::answer();
		}
		add_action( 'wp_loaded', array( Mail::class, 'send' ) );
	}

	/**
	 * Puts the must-use plugin into its place, or brings it up to date.
	 *
	 * @return bool Whether it is there.
	 */
	public static function install(): bool {
		$file    = WPMU_PLUGIN_DIR . '/' . self::FILE;
		$content = self::content();
		// phpcs:disable WordPress.WP.AlternativeFunctions
		if ( is_file( $file ) && file_get_contents( $file ) === $content ) {
			return true;
		}
		$new = $file . '.' . bin2hex( random_bytes( 4 ) );
		if ( ! wp_mkdir_p( WPMU_PLUGIN_DIR ) || ! wp_is_writable( WPMU_PLUGIN_DIR ) || strlen( $content ) !== file_put_contents( $new, $content ) ) {
			return false;
		}
		$installed = rename( $new, $file );
		// phpcs:enable
		Swap::forget_compiled( WPMU_PLUGIN_DIR );
		return $installed;
	}

	/**
	 * Whether the must-use plugin runs in this request.
	 */
	public static function is_running(): bool {
		return defined( 'PRESSWRIGHT_GUARD' );
	}

	/**
	 * Takes the must-use plugin away.
	 */
	public static function uninstall(): void {
		wp_delete_file( WPMU_PLUGIN_DIR . '/' . self::FILE );
		Tickets::sweep();
		delete_site_option( Rescue::OPTION );
		foreach ( array( WP_PLUGIN_DIR, get_theme_root() ) as $root ) {
			Workspace::remove_all( $root );
		}
	}

	/**
	 * Text of the must-use plugin.
	 */
	private static function content(): string {
		$autoloader = dirname( __DIR__ ) . '/Autoloader.php';
		$inside     = 0 === strpos( $autoloader, WP_PLUGIN_DIR . '/' );
		// Told from the folder of plugins where it can be: a site is copied and moved.
		$path = $inside ? 'WP_PLUGIN_DIR . ' . var_export( substr( $autoloader, strlen( WP_PLUGIN_DIR ) ), true ) : var_export( $autoloader, true ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions
		return <<<PHP
<?php
/**
 * Plugin Name: Presswright Guard
 * Description: Switches off a plugin or theme made with Presswright when it stops the site, and answers rescue addresses. Removed when Presswright is deleted.
 */

defined( 'ABSPATH' ) || exit;

\$presswright_autoloader = $path;
if ( is_file( \$presswright_autoloader ) ) {
	define( 'PRESSWRIGHT_GUARD', true );
	require_once \$presswright_autoloader;
	\\Presswright\\Autoloader::register();
	\\Presswright\\Guard\\Guard::boot();
}
unset( \$presswright_autoloader );

PHP;
	}
}
