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
		register_rest_route(
			Plugin::REST_NAMESPACE,
			'/local-server',
			array(
				array(
					// Not GET: it opens connections, which no link of another site may cause.
					'methods'             => WP_REST_Server::CREATABLE,
					'callback'            => array( $this, 'find_local' ),
					'permission_callback' => array( Capabilities::class, 'can_manage' ),
				),
				'schema' => array( $this, 'local_schema' ),
			)
		);
	}

	/**
	 * Looks for a server on this machine.
	 */
	public function find_local(): WP_REST_Response {
		return new WP_REST_Response( LocalServer::find() );
	}

	/**
	 * Shape of the answer about a local server.
	 *
	 * @return array<string, mixed>
	 */
	public function local_schema(): array {
		return array(
			'$schema'    => 'http://json-schema.org/draft-04/schema#',
			'title'      => 'presswright-local-server',
			'type'       => 'object',
			'properties' => array(
				'found'       => array( 'type' => 'boolean' ),
				'endpoint'    => array( 'type' => 'string' ),
				'version'     => array( 'type' => 'string' ),
				'pem'         => array(
					'type'        => 'string',
					'description' => __( 'Certificate of the server’s own authority; empty if WordPress knows the authority.', 'presswright' ),
				),
				'fingerprint' => array(
					'type'        => 'string',
					'description' => __( 'SHA-256 fingerprint of that certificate.', 'presswright' ),
				),
				'tried'       => array(
					'type'  => 'array',
					'items' => array( 'type' => 'string' ),
				),
			),
		);
	}

	/**
	 * Tries the connection. What is wrong with it is the result, not a failure of this route.
	 *
	 * @param WP_REST_Request $request Request.
	 */
	public function test( WP_REST_Request $request ): WP_REST_Response {
		return new WP_REST_Response( ConnectionTest::run( $this->settings, $request->get_params() ) );
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
				'advice'     => array(
					'type'        => 'string',
					'description' => __( 'What to update when the versions of server and plugin do not belong together.', 'presswright' ),
				),
				'code'       => array( 'type' => 'string' ),
				'field'      => array( 'type' => 'string' ),
				'detail'     => array( 'type' => 'string' ),
				'request_id' => array( 'type' => 'string' ),
			),
		);
	}
}
