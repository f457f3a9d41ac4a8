<?php
/**
 * The way of a request to the server.
 *
 * @package Presswright
 */

namespace Presswright\AiClient;

use Presswright\Connection\Client;
use Presswright\Settings\SettingsStore;
use WordPress\AiClient\Providers\Http\Contracts\HttpTransporterInterface;
use WordPress\AiClient\Providers\Http\Contracts\RequestAuthenticationInterface;
use WordPress\AiClient\Providers\Http\DTO\Request;
use WordPress\AiClient\Providers\Http\DTO\RequestOptions;
use WordPress\AiClient\Providers\Http\DTO\Response;
use WordPress\AiClient\Providers\Http\Exception\ClientException;
use WordPress\AiClient\Providers\Http\Exception\NetworkException;
use WordPress\AiClient\Providers\Http\Exception\ServerException;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Sends requests of the AI Client through the plugin's client, which adds address, key and authority.
 */
final class Transporter implements HttpTransporterInterface, RequestAuthenticationInterface {

	/** Seconds that the server may take unless the prompt says otherwise. */
	private const TIMEOUT = 30;

	/**
	 * Settings.
	 *
	 * @var SettingsStore
	 */
	private $settings;

	/**
	 * Uses the settings.
	 *
	 * @param SettingsStore $settings Settings.
	 */
	public function __construct( SettingsStore $settings ) {
		$this->settings = $settings;
	}

	/**
	 * Sends a request.
	 *
	 * @param Request             $request Request, whose URI is a path.
	 * @param RequestOptions|null $options Options; those of the request if missing.
	 */
	public function send( Request $request, ?RequestOptions $options = null ): Response {
		$connection = $this->settings->connection();
		if ( is_wp_error( $connection ) ) {
			self::refuse( $connection );
		}
		$options = $options ?? $request->getOptions();
		$seconds = null === $options ? null : $options->getTimeout();
		$timeout = null === $seconds ? self::TIMEOUT : max( 1, (int) ceil( $seconds ) );
		$answer  = ( new Client( $connection ) )->request( $request->getMethod()->value, $request->getUri(), $request->getData(), $timeout );
		if ( is_wp_error( $answer ) ) {
			self::refuse( $answer );
		}
		return new Response( 200, array( 'Content-Type' => 'application/json' ), (string) wp_json_encode( $answer['data'] ) );
	}

	/**
	 * Throws what WordPress turns back into an error of the kind: the request was wrong, the server failed, or it was not
	 * reached.
	 *
	 * @param WP_Error $error What went wrong.
	 * @return never
	 * @throws ClientException|ServerException|NetworkException Always.
	 */
	private static function refuse( WP_Error $error ) {
		$data    = $error->get_error_data();
		$status  = is_array( $data ) ? (int) ( $data['server_status'] ?? 0 ) : 0;
		$message = $error->get_error_message();
		// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- No output.
		if ( $status >= 500 ) {
			throw new ServerException( $message, $status );
		}
		if ( $status >= 400 ) {
			throw new ClientException( $message, $status );
		}
		throw new NetworkException( $message );
		// phpcs:enable
	}

	/**
	 * Adds nothing: the client adds the key.
	 *
	 * @param Request $request Request.
	 */
	public function authenticateRequest( Request $request ): Request {
		return $request;
	}

	/**
	 * Shape of what it needs: nothing.
	 *
	 * @return array<string, mixed>
	 */
	public static function getJsonSchema(): array {
		return array(
			'type'       => 'object',
			'properties' => array(),
		);
	}
}
