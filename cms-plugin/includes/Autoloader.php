<?php
/**
 * Class loading.
 *
 * @package Presswright
 */

namespace Presswright;

defined( 'ABSPATH' ) || exit;

/**
 * Loads the classes of this plugin: Presswright\Feature\Name is includes/Feature/Name.php.
 */
final class Autoloader {

	/**
	 * Starts loading classes on demand.
	 */
	public static function register(): void {
		spl_autoload_register( array( self::class, 'load' ) );
	}

	/**
	 * Loads one class, if it is one of ours.
	 *
	 * @param string $class_name Full class name.
	 */
	public static function load( string $class_name ): void {
		if ( ! preg_match( '/^Presswright((?:\\\\[A-Z][A-Za-z]*)+)$/', $class_name, $match ) ) {
			return;
		}
		$file = __DIR__ . str_replace( '\\', '/', $match[1] ) . '.php';
		if ( is_file( $file ) ) {
			require_once $file;
		}
	}
}
