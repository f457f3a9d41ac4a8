<?php
/**
 * The address of the server.
 *
 * @package Presswright
 */

namespace Presswright\Settings;

use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Checks and normalises the address of a Presswright server.
 */
final class Endpoint {

	/**
	 * Brings an address into the form in which it is stored: scheme, host, port and path, no slash at the end.
	 *
	 * @param string $input What the user typed.
	 * @return string|WP_Error
	 */
	public static function parse( string $input ) {
		$input = trim( $input );
		$parts = wp_parse_url( $input );
		if ( ! is_array( $parts ) || empty( $parts['scheme'] ) || empty( $parts['host'] ) ) {
			return self::error( __( 'The server address must be a full address such as https://localhost:8443.', 'presswright' ) );
		}
		if ( 'http' === strtolower( $parts['scheme'] ) ) {
			return self::error(
				__( 'The server address begins with http://. Presswright accepts HTTPS only, and the API key would be sent unencrypted. Use https:// instead.', 'presswright' ),
				'presswright_plain_http'
			);
		}
		if ( 'https' !== strtolower( $parts['scheme'] ) ) {
			return self::error( __( 'The server address must begin with https://.', 'presswright' ) );
		}
		if ( isset( $parts['user'] ) || isset( $parts['pass'] ) ) {
			return self::error( __( 'The server address must not contain a username or password; the API key has its own field.', 'presswright' ) );
		}
		if ( isset( $parts['query'] ) || isset( $parts['fragment'] ) ) {
			return self::error( __( 'The server address must not contain a query string or fragment. Remove everything from ? or # onward.', 'presswright' ) );
		}
		if ( ! preg_match( '/^(?:[A-Za-z0-9._-]+|\[[0-9A-Fa-f:.]+\])$/', $parts['host'] ) ) {
			return self::error( __( 'The host name in the server address is not valid.', 'presswright' ) );
		}
		// People paste the address of a route: the version is part of every path that is asked for.
		$path = preg_replace( '#/v1/?$#', '', rtrim( $parts['path'] ?? '', '/' ) );
		$port = isset( $parts['port'] ) && 443 !== $parts['port'] ? ':' . $parts['port'] : '';
		return 'https://' . strtolower( $parts['host'] ) . $port . $path;
	}

	/**
	 * Scheme, host and port of a parsed address: what a key belongs to.
	 *
	 * @param string $endpoint Result of parse().
	 */
	public static function origin( string $endpoint ): string {
		return preg_match( '#^https://[^/]+#', $endpoint, $match ) ? $match[0] : '';
	}

	/**
	 * An error that names the field.
	 *
	 * @param string $message What is wrong.
	 * @param string $code    Error code.
	 */
	private static function error( string $message, string $code = 'presswright_invalid_endpoint' ): WP_Error {
		return new WP_Error(
			$code,
			$message,
			array(
				'status' => 400,
				'field'  => 'endpoint',
			)
		);
	}
}
