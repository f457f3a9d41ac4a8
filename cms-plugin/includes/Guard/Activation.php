<?php
/**
 * What WordPress uses.
 *
 * @package Presswright
 */

namespace Presswright\Guard;

defined( 'ABSPATH' ) || exit;

/**
 * Switches a project off without running any of its code.
 */
final class Activation {

	/**
	 * Switches a project off.
	 *
	 * @param bool   $is_theme Whether it is a theme.
	 * @param string $basename Name that WordPress knows it by.
	 * @param string $theme    Theme to use instead, for a theme; a default theme of WordPress when it is not there.
	 */
	public static function switch_off( bool $is_theme, string $basename, string $theme ): void {
		if ( $is_theme ) {
			self::leave_theme( $basename, $theme );
			return;
		}
		$active = (array) get_option( 'active_plugins', array() );
		if ( in_array( $basename, $active, true ) ) {
			update_option( 'active_plugins', array_values( array_diff( $active, array( $basename ) ) ) );
		}
		if ( is_multisite() ) {
			$network = (array) get_site_option( 'active_sitewide_plugins', array() );
			if ( isset( $network[ $basename ] ) ) {
				unset( $network[ $basename ] );
				update_site_option( 'active_sitewide_plugins', $network );
			}
		}
	}

	/**
	 * Uses another theme.
	 *
	 * @param string $slug  Theme to leave.
	 * @param string $theme Theme to use.
	 */
	private static function leave_theme( string $slug, string $theme ): void {
		if ( ! in_array( $slug, array( get_option( 'stylesheet' ), get_option( 'template' ) ), true ) ) {
			return;
		}
		$root = WP_CONTENT_DIR . '/themes/';
		foreach ( array_merge( array( basename( $theme ), defined( 'WP_DEFAULT_THEME' ) ? WP_DEFAULT_THEME : '' ), array_map( 'basename', (array) glob( $root . 'twenty*', GLOB_ONLYDIR ) ) ) as $candidate ) {
			$style = '' !== $candidate && $candidate !== $slug && is_file( $root . $candidate . '/style.css' ) ? file_get_contents( $root . $candidate . '/style.css', false, null, 0, 8192 ) : false; // phpcs:ignore WordPress.WP.AlternativeFunctions
			if ( false !== $style ) {
				update_option( 'template', preg_match( '/^[ \t\/*#@]*Template:[ \t]*([^\s*]+)/mi', $style, $match ) ? $match[1] : $candidate );
				update_option( 'stylesheet', $candidate );
				return;
			}
		}
	}
}
