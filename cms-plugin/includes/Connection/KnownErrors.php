<?php
/**
 * Errors of the server in words.
 *
 * @package Presswright
 */

namespace Presswright\Connection;

defined( 'ABSPATH' ) || exit;

/**
 * What an error code of the server means, and what to do about it.
 */
final class KnownErrors {

	/**
	 * What is wrong and what to do next; null: the server's own message has to do.
	 *
	 * @param string $code        Error code of the server.
	 * @param int    $retry_after Seconds that the server asks to wait; 0: it does not say.
	 */
	public static function explain( string $code, int $retry_after ): ?string {
		switch ( $code ) {
			case 'invalid_api_key':
				return __( 'The server does not recognize this API key. Enter a valid key in the settings of Presswright.', 'presswright' );
			case 'expired_token':
				return __( 'The API key has expired. Enter a new one in the settings of Presswright.', 'presswright' );
			case 'insufficient_permissions':
				return __( 'This API key does not have permission to do this. Ask whoever runs the server for a key that has it.', 'presswright' );
			case 'insufficient_quota':
				return __( 'The monthly quota of this API key has been used up. Ask whoever runs the server for a larger quota, or wait for the next month.', 'presswright' );
			case 'rate_limit_exceeded':
				return __( 'Too many requests. The server asked this site to wait.', 'presswright' ) . ' ' . self::when( $retry_after );
			case 'server_overloaded':
				return __( 'The server is currently overloaded.', 'presswright' ) . ' ' . self::when( $retry_after );
			case 'timeout':
				return __( 'The server needed longer than it may.', 'presswright' ) . ' ' . self::when( $retry_after );
			case 'server_error':
				return __( 'The server failed. Try again; if that does not help, look up the request ID in its log.', 'presswright' );
			default:
				return null;
		}
	}

	/**
	 * When to try again.
	 *
	 * @param int $seconds Seconds; 0: not known.
	 */
	private static function when( int $seconds ): string {
		if ( 0 === $seconds ) {
			return __( 'Try again in a minute.', 'presswright' );
		}
		/* translators: %d: number of seconds. */
		return sprintf( _n( 'Try again in %d second.', 'Try again in %d seconds.', $seconds, 'presswright' ), $seconds );
	}
}
