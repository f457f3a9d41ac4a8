<?php
/**
 * Search for a server on this machine.
 *
 * @package Presswright
 */

namespace Presswright\Connection;

use Presswright\Settings\Authority;

defined( 'ABSPATH' ) || exit;

/**
 * Looks for a Presswright server on the loopback interface, so that nobody has to copy its address and its authority.
 *
 * A local server sends the certificate of its own authority with its chain. It is shown with its fingerprint, and
 * trusted only when somebody chooses so. No key is sent.
 */
final class LocalServer {

	/** Where a server listens unless it is told otherwise. */
	private const DEFAULT_PORT = 8443;

	/** Seconds for each step: on the same machine an answer takes milliseconds. */
	private const TIMEOUT = 3;

	/**
	 * The first server that answers.
	 *
	 * @return array<string, mixed> `found`; with a server `endpoint`, `version`, `pem` and `fingerprint` of its authority
	 *                              (empty: WordPress knows the authority), else `tried` addresses.
	 */
	public static function find(): array {
		$tried = array();
		foreach ( self::ports() as $port ) {
			$endpoint = "https://localhost:$port"; // presswright-ignore quality/development-address -- the server asks this address, no visitor.
			$tried[]  = $endpoint;
			$found    = self::ask( $endpoint, $port );
			if ( null !== $found ) {
				return array( 'found' => true ) + $found;
			}
		}
		return array(
			'found' => false,
			'tried' => $tried,
		);
	}

	/**
	 * The ports to try.
	 *
	 * @return int[]
	 */
	private static function ports(): array {
		/**
		 * Filters the ports of this machine where a Presswright server is looked for.
		 *
		 * @param int[] $ports Ports; at most five are tried.
		 */
		$ports = (array) apply_filters( 'presswright_local_ports', array( self::DEFAULT_PORT ) );
		$valid = array_filter(
			array_map( 'intval', $ports ),
			static function ( int $port ): bool {
				return $port > 0 && $port < 65536;
			}
		);
		return array_slice( array_unique( $valid ), 0, 5 );
	}

	/**
	 * What listens on a port, if it is a Presswright server.
	 *
	 * @param string $endpoint Address.
	 * @param int    $port     Port.
	 * @return array<string, string>|null
	 */
	private static function ask( string $endpoint, int $port ): ?array {
		$chain = self::chain( $port );
		if ( null === $chain ) {
			return null;
		}
		$pem       = self::authority_in( $chain );
		$authority = '' === $pem ? new Authority() : new Authority( Authority::PEM, $pem );
		$health    = ( new Client( new Connection( $endpoint, '', $authority ) ) )->request( 'GET', '/v1/health', null, self::TIMEOUT, false );
		if ( is_wp_error( $health ) || ! is_string( $health['data']['version'] ?? null ) || ! isset( $health['data']['services'] ) ) {
			return null;
		}
		return array(
			'endpoint'    => $endpoint,
			'version'     => sanitize_text_field( $health['data']['version'] ),
			'pem'         => $pem,
			'fingerprint' => '' === $pem ? '' : self::fingerprint( $pem ),
		);
	}

	/**
	 * The certificates that a port of this machine shows; null: nothing with HTTPS is there.
	 *
	 * @param int $port Port.
	 * @return string[]|null PEM.
	 */
	private static function chain( int $port ): ?array {
		if ( ! function_exists( 'stream_socket_client' ) || ! function_exists( 'openssl_x509_export' ) ) {
			return null;
		}
		// presswright-ignore security/disabled-ssl-verification -- learns whom to ask about; nothing is sent on this connection.
		$options = array( 'peer_name' => 'localhost', 'capture_peer_cert_chain' => true, 'verify_peer' => false, 'verify_peer_name' => false ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing
		$context = stream_context_create( array( 'ssl' => $options ) );
		set_error_handler( '__return_true' ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions.error_log_set_error_handler -- That nothing listens there is no mistake.
		try {
			$socket = stream_socket_client( "ssl://127.0.0.1:$port", $number, $reason, self::TIMEOUT, STREAM_CLIENT_CONNECT, $context );
		} finally {
			restore_error_handler();
		}
		if ( ! is_resource( $socket ) ) {
			return null;
		}
		$shown = stream_context_get_params( $socket )['options']['ssl']['peer_certificate_chain'] ?? array();
		fclose( $socket ); // phpcs:ignore WordPress.WP.AlternativeFunctions.file_system_operations_fclose -- A socket.
		$chain = array();
		foreach ( $shown as $certificate ) {
			if ( openssl_x509_export( $certificate, $pem ) ) {
				$chain[] = $pem;
			}
		}
		return $chain;
	}

	/**
	 * The authority in a chain that has signed itself; the empty string: a public one has signed it.
	 *
	 * @param string[] $chain PEM.
	 */
	private static function authority_in( array $chain ): string {
		foreach ( $chain as $pem ) {
			$parsed = openssl_x509_parse( $pem );
			if ( is_array( $parsed ) && $parsed['subject'] === $parsed['issuer'] && 0 === strpos( $parsed['extensions']['basicConstraints'] ?? '', 'CA:TRUE' ) ) {
				return $pem;
			}
		}
		return '';
	}

	/**
	 * SHA-256 as the server prints it: pairs of digits with colons.
	 *
	 * @param string $pem Certificate.
	 */
	private static function fingerprint( string $pem ): string {
		return implode( ':', str_split( strtoupper( (string) openssl_x509_fingerprint( $pem, 'sha256' ) ), 2 ) );
	}
}
