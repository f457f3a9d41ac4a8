<?php
/**
 * Versions of the server and of this plugin.
 *
 * @package Presswright
 */

namespace Presswright\Connection;

use Presswright\Plugin;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Says which of the two has to be updated when the server is not of the version that this plugin was made for.
 */
final class Compatibility {

	/** Refusals that another version explains: a route, a method or a field that one of the two does not know. */
	private const SUSPICIOUS = array( 'not_found', 'method_not_allowed', 'invalid_request' );

	/**
	 * What to update; the empty string: the versions belong together.
	 *
	 * @param string $server Version of the server. Releases that differ only in the last number understand each other.
	 */
	public static function advice( string $server ): string {
		$own = self::series( Plugin::VERSION );
		if ( ! preg_match( '/^\d+\.\d+/', $server ) || self::series( $server ) === $own ) {
			return '';
		}
		return version_compare( $server, Plugin::VERSION, '<' )
			/* translators: 1: version of the server, 2: version of this plugin. */
			? sprintf( __( 'The server is older (%1$s) than this plugin (%2$s). Update the server.', 'presswright' ), $server, Plugin::VERSION )
			/* translators: 1: version of the server, 2: version of this plugin. */
			: sprintf( __( 'The server is newer (%1$s) than this plugin (%2$s). Update this plugin.', 'presswright' ), $server, Plugin::VERSION );
	}

	/**
	 * Adds the advice to a refusal that another version of the server may explain.
	 *
	 * @param WP_Error $error  Error of Answer::read().
	 * @param Client   $client Asks the server for its version.
	 */
	public static function explain( WP_Error $error, Client $client ): WP_Error {
		$data = (array) $error->get_error_data();
		if ( ! in_array( $data['server_code'] ?? '', self::SUSPICIOUS, true ) ) {
			return $error;
		}
		$health = $client->request( 'GET', '/v1/health', null, 5, false );
		$server = is_wp_error( $health ) ? '' : $health['data']['version'] ?? '';
		$advice = is_string( $server ) ? self::advice( $server ) : '';
		return '' === $advice ? $error : new WP_Error( $error->get_error_code(), $advice . ' ' . $error->get_error_message(), $data );
	}

	/**
	 * The first two numbers of a version.
	 *
	 * @param string $version Version.
	 */
	private static function series( string $version ): string {
		return implode( '.', array_slice( explode( '.', $version ), 0, 2 ) );
	}
}
