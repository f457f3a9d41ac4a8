<?php
/**
 * REST routes for the settings.
 *
 * @package Presswright
 */

namespace Presswright\Settings;

use Presswright\Capabilities;
use Presswright\Checks\CheckSettings;
use Presswright\Plugin;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

defined( 'ABSPATH' ) || exit;

/**
 * GET and POST presswright/v1/settings. The key goes in and never comes out.
 */
final class SettingsController {

	/**
	 * The settings.
	 *
	 * @var SettingsStore
	 */
	private $settings;

	/**
	 * The settings of checks.
	 *
	 * @var CheckSettings
	 */
	private $checks;

	/**
	 * Uses the settings.
	 *
	 * @param SettingsStore $settings Settings.
	 * @param CheckSettings $checks   The settings of checks.
	 */
	public function __construct( SettingsStore $settings, CheckSettings $checks ) {
		$this->settings = $settings;
		$this->checks   = $checks;
	}

	/**
	 * Registers the routes.
	 */
	public function register_routes(): void {
		register_rest_route(
			Plugin::REST_NAMESPACE,
			'/settings',
			array(
				array(
					'methods'             => WP_REST_Server::READABLE,
					'callback'            => array( $this, 'read' ),
					'permission_callback' => array( Capabilities::class, 'can_manage' ),
				),
				array(
					'methods'             => WP_REST_Server::EDITABLE,
					'callback'            => array( $this, 'write' ),
					'permission_callback' => array( Capabilities::class, 'can_manage' ),
					'args'                => self::connection_args() + array(
						'remove_api_key' => array(
							'type'        => 'boolean',
							'description' => __( 'Whether to delete the saved API key.', 'presswright' ),
						),
						'checks'         => CheckSettings::schema(),
					),
				),
				'schema' => array( $this, 'schema' ),
			)
		);
	}

	/**
	 * The fields that describe a connection; each may be missing, then the saved one counts.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function connection_args(): array {
		return array(
			'endpoint' => array(
				'type'        => 'string',
				'maxLength'   => 2048,
				'description' => __( 'Address of the Presswright server, such as https://localhost:8443.', 'presswright' ),
			),
			'api_key'  => array(
				'type'        => 'string',
				'maxLength'   => 512,
				'description' => __( 'API key. If empty or missing, the saved key is used.', 'presswright' ),
			),
			'ca'       => array(
				'type'                 => 'object',
				'description'          => __( 'Certificate authority of the server.', 'presswright' ),
				'additionalProperties' => false,
				'properties'           => array(
					'mode' => array(
						'type'     => 'string',
						'enum'     => array( Authority::SYSTEM, Authority::PEM, Authority::FILE ),
						'required' => true,
					),
					'pem'  => array( 'type' => 'string' ),
					'file' => array(
						'type'      => 'string',
						'maxLength' => 4096,
					),
				),
			),
		);
	}

	/**
	 * The settings without the key.
	 */
	public function read(): WP_REST_Response {
		return new WP_REST_Response( $this->settings->describe() + array( 'checks' => $this->checks->describe() ) );
	}

	/**
	 * Saves.
	 *
	 * @param WP_REST_Request $request Request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function write( WP_REST_Request $request ) {
		$checks = (array) ( $request['checks'] ?? array() );
		$valid  = CheckSettings::validate( $checks );
		if ( is_wp_error( $valid ) ) {
			return $valid;
		}
		$saved = $this->settings->save( $request->get_params() );
		if ( is_wp_error( $saved ) ) {
			return $saved;
		}
		$this->checks->save( $checks );
		return $this->read();
	}

	/**
	 * Shape of the answer.
	 *
	 * @return array<string, mixed>
	 */
	public function schema(): array {
		return array(
			'$schema'    => 'http://json-schema.org/draft-04/schema#',
			'title'      => 'presswright-settings',
			'type'       => 'object',
			'properties' => array(
				'endpoint'         => array( 'type' => 'string' ),
				'endpoint_locked'  => array(
					'type'        => 'boolean',
					'description' => __( 'Defined by the constant PRESSWRIGHT_ENDPOINT.', 'presswright' ),
				),
				'api_key_source'   => array(
					'type' => 'string',
					'enum' => array( 'none', 'saved', 'constant' ),
				),
				'api_key_problem'  => array( 'type' => 'string' ),
				'encrypts_api_key' => array( 'type' => 'boolean' ),
				'checks'           => CheckSettings::schema(),
				'ca'               => array(
					'type'       => 'object',
					'properties' => array(
						'mode'         => array( 'type' => 'string' ),
						'pem'          => array( 'type' => 'string' ),
						'file'         => array( 'type' => 'string' ),
						'certificates' => array(
							'type'  => 'array',
							'items' => array(
								'type'       => 'object',
								'properties' => array(
									'subject' => array( 'type' => 'string' ),
									'expires' => array( 'type' => 'integer' ),
								),
							),
						),
					),
				),
			),
		);
	}
}
