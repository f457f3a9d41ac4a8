<?php
/**
 * The HTTP client.
 *
 * @package Presswright
 */

namespace Presswright\Connection;

use Presswright\Plugin;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Sends requests to a Presswright server through the HTTP API of WordPress.
 */
final class Client {

	/** The largest answer that is read: a batch of findings has a few hundred KiB. */
	private const MAX_ANSWER_BYTES = 33554432;

	/**
	 * The server and its key.
	 *
	 * @var Connection
	 */
	private $connection;

	/**
	 * A client for one server.
	 *
	 * @param Connection $connection Server and key.
	 */
	public function __construct( Connection $connection ) {
		$this->connection = $connection;
	}

	/**
	 * Sends one request.
	 *
	 * @param string                    $method   HTTP method.
	 * @param string                    $path     Path such as /v1/health.
	 * @param array<string, mixed>|null $body     Sent as JSON.
	 * @param int                       $timeout  Seconds.
	 * @param bool                      $with_key Whether to send the key.
	 * @return array{data: array<string, mixed>, request_id: string}|WP_Error
	 */
	public function request( string $method, string $path, ?array $body = null, int $timeout = 15, bool $with_key = true ) {
		$bundle = TrustBundle::open( $this->connection->authority );
		if ( is_wp_error( $bundle ) ) {
			return $bundle;
		}
		$options = array(
			'method'              => $method,
			'timeout'             => $timeout,
			'redirection'         => 0, // A redirect would take the key along.
			'user-agent'          => 'Presswright-WordPress/' . Plugin::VERSION,
			'limit_response_size' => self::MAX_ANSWER_BYTES,
			'headers'             => array(
				'Accept'           => 'application/json',
				'Accept-Language'  => str_replace( '_', '-', get_user_locale() ),
				'X-Client-Version' => 'wordpress/' . Plugin::VERSION,
				'X-Request-ID'     => wp_generate_uuid4(),
			),
		);
		if ( $with_key ) {
			$options['headers']['Authorization'] = 'Bearer ' . $this->connection->api_key;
		}
		if ( '' !== $bundle->path ) {
			$options['sslcertificates'] = $bundle->path;
		}
		if ( null !== $body ) {
			$json = wp_json_encode( $body, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE );
			if ( false === $json ) {
				$bundle->close();
				return new WP_Error( 'presswright_encoding', __( 'A file could not be encoded as JSON.', 'presswright' ), array( 'status' => 500 ) );
			}
			$options['headers']['Content-Type'] = 'application/json';
			$options['body']                    = $json;
		}

		// presswright-ignore security/ssrf -- the server's address is the setting's purpose; only managers of the site get here.
		$response = wp_remote_request( $this->connection->endpoint . $path, $options );
		if ( is_wp_error( $response ) ) {
			$response = ( new Diagnosis( $this->connection->endpoint, $bundle->path ) )->explain( $response );
		}
		$bundle->close();
		if ( is_wp_error( $response ) ) {
			return $response;
		}
		$answer = Answer::read( $response );
		return is_wp_error( $answer ) ? Compatibility::explain( $answer, $this ) : $answer;
	}
}
