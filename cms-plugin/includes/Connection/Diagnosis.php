<?php
/**
 * Why a server cannot be reached.
 *
 * @package Presswright
 */

namespace Presswright\Connection;

use WP_Error;
use WP_HTTP_Proxy;

defined( 'ABSPATH' ) || exit;

/**
 * Finds out, after a request has failed, what is wrong, and says it in words.
 *
 * The messages of WordPress's transports do not tell causes apart: without cURL even a refused connection reads
 * "certificate did not match". So the steps of a connection are tried one by one: name, port, encryption, certificate.
 */
final class Diagnosis {

	/** Seconds for each step. */
	private const TIMEOUT = 5;

	/**
	 * Address of the server.
	 *
	 * @var string
	 */
	private $endpoint;

	/**
	 * Host name.
	 *
	 * @var string
	 */
	private $host;

	/**
	 * Port.
	 *
	 * @var int
	 */
	private $port;

	/**
	 * File with the trusted certificates; empty for those of WordPress.
	 *
	 * @var string
	 */
	private $bundle;

	/**
	 * For one server.
	 *
	 * @param string $endpoint Address.
	 * @param string $bundle   File with certificates.
	 */
	public function __construct( string $endpoint, string $bundle ) {
		$this->endpoint = $endpoint;
		$this->host     = (string) wp_parse_url( $endpoint, PHP_URL_HOST );
		$this->port     = (int) ( wp_parse_url( $endpoint, PHP_URL_PORT ) ?? 443 );
		$this->bundle   = '' !== $bundle ? $bundle : ABSPATH . WPINC . '/certificates/ca-bundle.crt';
	}

	/**
	 * Replaces an error of the HTTP API by one that helps.
	 *
	 * @param WP_Error $error Error of wp_remote_request().
	 */
	public function explain( WP_Error $error ): WP_Error {
		$original = $error->get_error_message();
		if ( 'http_request_not_executed' === $error->get_error_code() ) {
			return $this->problem(
				'presswright_blocked',
				/* translators: %s: host name. */
				sprintf( __( 'This site blocks outgoing requests (WP_HTTP_BLOCK_EXTERNAL). Add %s to WP_ACCESSIBLE_HOSTS in wp-config.php.', 'presswright' ), $this->host ),
				$original
			);
		}
		$proxy = new WP_HTTP_Proxy();
		if ( preg_match( '/cURL error 28|timed out/i', $original ) ) {
			return $this->timed_out( $original );
		}
		// Through a proxy the steps below would test another way than the request took.
		if ( ( $proxy->is_enabled() && $proxy->send_through_proxy( $this->endpoint ) ) || ! function_exists( 'stream_socket_client' ) ) {
			return $this->unreachable( $original );
		}
		return $this->try_port() ?? $this->try_encryption() ?? $this->try_transport( $original ) ?? $this->unreachable( $original );
	}

	/**
	 * Name and port.
	 */
	private function try_port(): ?WP_Error {
		$host = trim( $this->host, '[]' );
		if ( ! filter_var( $host, FILTER_VALIDATE_IP ) && 'localhost' !== $host && gethostbyname( $host ) === $host ) {
			/* translators: %s: host name. */
			return $this->problem( 'presswright_unknown_host', sprintf( __( 'Could not find a server named %s. Check the address for typos.', 'presswright' ), $host ) );
		}
		list( $connected, $reason ) = $this->connect( 'tcp', array() );
		if ( $connected ) {
			return null;
		}
		if ( false !== stripos( $reason, 'timed out' ) ) {
			return $this->timed_out( $reason );
		}
		return $this->problem(
			'presswright_refused',
			/* translators: 1: host name, 2: port. */
			sprintf( __( 'Could not connect to %1$s on port %2$d. Check that the server is running and that it listens on an address that this site can reach. A server on 127.0.0.1 can be reached only from the same machine.', 'presswright' ), $host, $this->port ),
			$reason
		);
	}

	/**
	 * Encryption, then certificate, then name in the certificate.
	 */
	private function try_encryption(): ?WP_Error {
		// presswright-ignore security/disabled-ssl-verification -- finds out what is wrong; nothing is sent on this connection.
		list( $encrypted, $reason ) = $this->connect( 'ssl', array( 'verify_peer' => false, 'verify_peer_name' => false ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing
		if ( ! $encrypted ) {
			/* translators: %d: port. */
			return $this->problem( 'presswright_not_https', sprintf( __( 'The service on port %d does not use HTTPS. Check the port.', 'presswright' ), $this->port ), $reason );
		}
		// presswright-ignore security/disabled-ssl-verification -- finds out what is wrong; nothing is sent on this connection.
		list( $trusted, $reason ) = $this->connect( 'ssl', array( 'cafile' => $this->bundle, 'verify_peer_name' => false ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing
		if ( ! $trusted ) {
			return $this->problem(
				'presswright_untrusted_certificate',
				__( 'The certificate of the server is not trusted. A local Presswright server has its own certificate authority: paste the contents of tls/ca.pem from its data folder, or enter the path of that file. If you have already done this, the server may have created a new authority since then, or its certificate may have expired.', 'presswright' ),
				$reason
			);
		}
		list( $named, $reason ) = $this->connect( 'ssl', array( 'cafile' => $this->bundle ) );
		return $named ? null : $this->problem(
			'presswright_wrong_host_name',
			/* translators: %s: host name. */
			sprintf( __( 'The certificate of the server is valid, but not for the name %s. Use the name it was issued for.', 'presswright' ), $this->host ),
			$reason
		);
	}

	/**
	 * Everything works but the request: a limit of WordPress itself.
	 *
	 * @param string $original Message of the transport.
	 */
	private function try_transport( string $original ): ?WP_Error {
		if ( filter_var( trim( $this->host, '[]' ), FILTER_VALIDATE_IP ) && false !== strpos( $original, 'did not match' ) ) {
			return $this->problem(
				'presswright_address_without_curl',
				__( 'The PHP cURL extension is not available on this site. Without it, WordPress accepts certificates for host names only, not for IP addresses. Use a host name, such as https://localhost:8443.', 'presswright' ),
				$original
			);
		}
		return null;
	}

	/**
	 * One connection, closed at once.
	 *
	 * @param string               $scheme `tcp` or `ssl`.
	 * @param array<string, mixed> $ssl    Context options.
	 * @return array{0: bool, 1: string} Whether it came about, and what PHP said if not.
	 */
	private function connect( string $scheme, array $ssl ): array {
		$said   = array();
		$notice = static function ( int $level, string $message ) use ( &$said ): bool {
			$said[] = $message;
			return true;
		};
		$ssl   += array( 'peer_name' => trim( $this->host, '[]' ) );
		$number = 0;
		$reason = '';
		set_error_handler( $notice ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions.error_log_set_error_handler -- The reason comes only as a warning.
		try {
			// presswright-ignore security/ssrf -- the server's address is the setting's purpose; only managers of the site get here.
			$socket = stream_socket_client( "$scheme://{$this->host}:{$this->port}", $number, $reason, self::TIMEOUT, STREAM_CLIENT_CONNECT, stream_context_create( array( 'ssl' => $ssl ) ) );
		} finally {
			restore_error_handler();
		}
		if ( is_resource( $socket ) ) {
			fclose( $socket ); // phpcs:ignore WordPress.WP.AlternativeFunctions.file_system_operations_fclose -- A socket.
			return array( true, '' );
		}
		return array( false, trim( $reason . ' ' . implode( ' ', $said ) ) );
	}

	/**
	 * No answer in time.
	 *
	 * @param string $detail Message of the transport.
	 */
	private function timed_out( string $detail ): WP_Error {
		return $this->problem(
			'presswright_timeout',
			__( 'The server did not respond in time. A firewall may be blocking the connection, or the server may be busy. Try again in a minute.', 'presswright' ),
			$detail,
			504
		);
	}

	/**
	 * No cause found.
	 *
	 * @param string $detail Message of the transport.
	 */
	private function unreachable( string $detail ): WP_Error {
		/* translators: %s: technical message. */
		return $this->problem( 'presswright_unreachable', sprintf( __( 'Could not reach the server: %s', 'presswright' ), sanitize_text_field( $detail ) ), $detail );
	}

	/**
	 * An error with the technical reason beside the words.
	 *
	 * @param string $code    Code.
	 * @param string $message Words.
	 * @param string $detail  What PHP said.
	 * @param int    $status  HTTP status for the browser.
	 */
	private function problem( string $code, string $message, string $detail = '', int $status = 502 ): WP_Error {
		return Answer::error( $code, $message, $status, array( 'detail' => sanitize_text_field( $detail ) ) );
	}
}
