<?php
/**
 * REST route for the connection test.
 *
 * @package Presswright
 */

namespace Presswright\Connection;

use Presswright\Capabilities;
use Presswright\Plugin;
use Presswright\Settings\SettingsController;
use Presswright\Settings\SettingsStore;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

defined( 'ABSPATH' ) || exit;

/**
 * POST presswright/v1/connection-test: tries the settings of a form, saved or not.
 */
final class ConnectionController {

	/**
	 * The settings.
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
	 * Registers the route.
	 */
	public function register_routes(): void {
		register_rest_route(
			Plugin::REST_NAMESPACE,
			'/connection-test',
			array(
				array(
					'methods'             => WP_REST_Server::CREATABLE,
					'callback'            => array( $this, 'test' ),
					'permission_callback' => array( Capabilities::class, 'can_manage' ),
					'args'                => SettingsController::connection_args(),
				),
				'schema' => array( $this, 'schema' ),
			)
		);
	}

	/**
	 * Tries the connection. What is wrong with it is the result, not a failure of this route.
	 *
	 * @param WP_REST_Request $request Request.
	 */
	public function test( WP_REST_Request $request ): WP_REST_Response {
		$connection = $this->settings->connection( $request->get_params() );
		if ( is_wp_error( $connection ) ) {
			return self::failed( $connection );
		}
		$client = new Client( $connection );
		$health = $client->request( 'GET', '/v1/health', null, 15, false );
		if ( is_wp_error( $health ) ) {
			return self::failed( $health );
		}
		if ( ! is_string( $health['data']['version'] ?? null ) || ! isset( $health['data']['services'] ) ) {
			return self::failed( Answer::error( 'presswright_not_a_server', __( 'The server at this address is not a Presswright server. Check the address and the port.', 'presswright' ) ) );
		}
		$models = $client->request( 'GET', '/v1/models' ); // The first route that wants a key.
		if ( is_wp_error( $models ) ) {
			return self::failed( $models, $health['data']['version'] );
		}
		/* translators: %s: version of the server. */
		$message  = sprintf( __( 'Connected to Presswright %s. The API key was accepted.', 'presswright' ), $health['data']['version'] );
		$analysis = $health['data']['services']['analysis'] ?? '';
		if ( 'healthy' !== $analysis ) {
			/* translators: %s: state such as "unhealthy". */
			$message .= ' ' . sprintf( __( 'However, the server reports the state of its analysis as “%s”.', 'presswright' ), sanitize_text_field( is_string( $analysis ) ? $analysis : '' ) );
		}
		return new WP_REST_Response(
			array(
				'ok'      => true,
				'version' => $health['data']['version'],
				'message' => $message,
			)
		);
	}

	/**
	 * Shape of the answer.
	 *
	 * @return array<string, mixed>
	 */
	public function schema(): array {
		return array(
			'$schema'    => 'http://json-schema.org/draft-04/schema#',
			'title'      => 'presswright-connection-test',
			'type'       => 'object',
			'properties' => array(
				'ok'         => array( 'type' => 'boolean' ),
				'version'    => array(
					'type'        => 'string',
					'description' => __( 'Version of the server, if it responded.', 'presswright' ),
				),
				'message'    => array( 'type' => 'string' ),
				'code'       => array( 'type' => 'string' ),
				'field'      => array( 'type' => 'string' ),
				'detail'     => array( 'type' => 'string' ),
				'request_id' => array( 'type' => 'string' ),
			),
		);
	}

	/**
	 * The answer when the connection does not work.
	 *
	 * @param WP_Error $error   What is wrong.
	 * @param string   $version Version of the server, if it answered.
	 */
	private static function failed( WP_Error $error, string $version = '' ): WP_REST_Response {
		$data = (array) $error->get_error_data();
		return new WP_REST_Response(
			array_filter(
				array(
					'ok'         => false,
					'version'    => $version,
					'code'       => $error->get_error_code(),
					'message'    => $error->get_error_message(),
					'field'      => $data['field'] ?? '',
					'detail'     => $data['detail'] ?? '',
					'request_id' => $data['request_id'] ?? '',
				),
				static function ( $value ): bool {
					return '' !== $value;
				}
			)
		);
	}
}
