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
		if ( self::is_odd_number( $parts['host'] ) || self::is_link_local( trim( $parts['host'], '[]' ) ) ) {
			return self::error( __( 'No Presswright server can have this address. Enter the host name of the server, or its IP address in the usual form.', 'presswright' ) );
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
	 * Whether a host is a number that only some programs take for an address, such as 0x7f000001.
	 *
	 * @param string $host Host.
	 */
	private static function is_odd_number( string $host ): bool {
		return preg_match( '/(?:^|\.)(?:\d+|0x[0-9a-f]*)\.?$/iD', $host ) && false === filter_var( $host, FILTER_VALIDATE_IP, FILTER_FLAG_IPV4 );
	}

	/**
	 * Whether an address is one of those that only the machines of one room have: hosting companies answer requests for
	 * credentials there.
	 *
	 * @param string $address IP address, or a host name.
	 */
	private static function is_link_local( string $address ): bool {
		$bytes = filter_var( $address, FILTER_VALIDATE_IP ) ? (string) inet_pton( $address ) : '';
		if ( 16 === strlen( $bytes ) && 0 === strpos( $bytes, str_repeat( "\0", 10 ) . "\xff\xff" ) ) {
			$bytes = substr( $bytes, 12 ); // An IPv4 address in the dress of IPv6.
		}
		return 0 === strpos( $bytes, "\xa9\xfe" ) && 4 === strlen( $bytes )
			|| 16 === strlen( $bytes ) && 0xfe80 === ( ( ord( $bytes[0] ) << 8 | ord( $bytes[1] ) ) & 0xffc0 )
			|| '' !== $bytes && '' === trim( $bytes, "\0" );
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
