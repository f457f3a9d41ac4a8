<?php
/**
 * Answers of the server.
 *
 * @package Presswright
 */

namespace Presswright\Connection;

use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Turns an HTTP answer into data or into an error in words.
 */
final class Answer {

	/** Statuses that mean the same for the browser; any other failure of the server is a 502 of ours. */
	private const PASSED_ON = array( 413, 429, 503 );

	/**
	 * Reads an answer of wp_remote_request().
	 *
	 * @param array<string, mixed> $response Answer.
	 * @return array{data: array<string, mixed>, request_id: string}|WP_Error
	 */
	public static function read( array $response ) {
		$status     = (int) wp_remote_retrieve_response_code( $response );
		$request_id = (string) wp_remote_retrieve_header( $response, 'x-request-id' );
		$data       = json_decode( wp_remote_retrieve_body( $response ), true );

		if ( $status >= 300 && $status < 400 ) {
			return self::error(
				'presswright_redirected',
				/* translators: %s: address. */
				sprintf( __( 'The address redirects to %s. Enter the final address.', 'presswright' ), (string) wp_remote_retrieve_header( $response, 'location' ) ),
				502,
				array( 'server_status' => $status )
			);
		}
		if ( is_array( $data ) && $status >= 200 && $status < 300 ) {
			return array(
				'data'       => $data,
				'request_id' => $request_id,
			);
		}
		if ( is_array( $data ) && is_string( $data['error']['code'] ?? null ) ) {
			return self::refused( $status, $data['error'], $request_id, wp_remote_retrieve_header( $response, 'retry-after' ) );
		}
		return self::error(
			'presswright_not_a_server',
			/* translators: %d: HTTP status. */
			sprintf( __( 'The server at this address responded with HTTP status %d, but it is not a Presswright server. Check the address and the port.', 'presswright' ), $status ),
			502,
			array( 'server_status' => $status )
		);
	}

	/**
	 * An error answer in the server's own shape.
	 *
	 * @param int                  $status      HTTP status.
	 * @param array<string, mixed> $error       The `error` object.
	 * @param string               $request_id  Finds the request in the server's log.
	 * @param mixed                $retry_after Header.
	 */
	private static function refused( int $status, array $error, string $request_id, $retry_after ): WP_Error {
		$message = is_string( $error['message'] ?? null ) ? sanitize_text_field( $error['message'] ) : '';
		$code    = sanitize_key( $error['code'] );
		$seconds = is_numeric( $error['retry_after'] ?? null ) ? $error['retry_after'] : $retry_after;
		$seconds = is_numeric( $seconds ) ? max( 1, (int) ceil( (float) $seconds ) ) : 0;
		$known   = KnownErrors::explain( $code, $seconds );
		$text    = null !== $known
			/* translators: 1: what is wrong, 2: message of the server. */
			? sprintf( __( '%1$s The server says: “%2$s”', 'presswright' ), $known, $message )
			/* translators: 1: message of the server, 2: error code. */
			: sprintf( __( 'The server refused the request: “%1$s” (%2$s)', 'presswright' ), $message, $code );

		$details = array(
			'server_status'  => $status,
			'server_code'    => $code,
			'server_message' => $message,
			'request_id'     => sanitize_text_field( $request_id ),
		);
		if ( $seconds > 0 ) {
			$details['retry_after'] = $seconds;
		}
		return self::error( 'presswright_' . $code, $text, in_array( $status, self::PASSED_ON, true ) ? $status : 502, $details );
	}

	/**
	 * An error of ours. Never 401 or 403: for the browser those would mean its own login.
	 *
	 * @param string               $code    Code.
	 * @param string               $message What is wrong.
	 * @param int                  $status  HTTP status for the browser.
	 * @param array<string, mixed> $details More fields of the error's data.
	 */
	public static function error( string $code, string $message, int $status = 502, array $details = array() ): WP_Error {
		return new WP_Error( $code, $message, array( 'status' => $status ) + $details );
	}
}
