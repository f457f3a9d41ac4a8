<?php
/**
 * Test of a connection.
 *
 * @package Presswright
 */

namespace Presswright\Connection;

use Presswright\Settings\SettingsStore;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Tries whether a server answers, is one of ours, and takes the key.
 */
final class ConnectionTest {

	/**
	 * Tries the saved connection, with what a form has changed.
	 *
	 * @param SettingsStore        $settings Settings.
	 * @param array<string, mixed> $input    As for SettingsStore::connection().
	 * @param int                  $timeout  Seconds for each request.
	 * @return array<string, mixed> `ok` and `message`; `version` when the server has told it; `advice` when it
	 *                              does not belong to this plugin's; `code`, `field`, `detail` and
	 *                              `request_id` of what is wrong.
	 */
	public static function run( SettingsStore $settings, array $input = array(), int $timeout = 15 ): array {
		$connection = $settings->connection( $input );
		if ( is_wp_error( $connection ) ) {
			return self::failed( $connection );
		}
		$client = new Client( $connection );
		$health = $client->request( 'GET', '/v1/health', null, $timeout, false );
		if ( is_wp_error( $health ) ) {
			return self::failed( $health );
		}
		if ( ! is_string( $health['data']['version'] ?? null ) || ! isset( $health['data']['services'] ) ) {
			return self::failed( Answer::error( 'presswright_not_a_server', __( 'The server at this address is not a Presswright server. Check the address and the port.', 'presswright' ) ) );
		}
		$models = $client->request( 'GET', '/v1/models', null, $timeout ); // The first route that wants a key.
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
		$advice = Compatibility::advice( $health['data']['version'] );
		return array(
			'ok'      => true,
			'version' => $health['data']['version'],
			'message' => $message,
		) + ( '' === $advice ? array() : array( 'advice' => $advice ) );
	}

	/**
	 * The outcome when the connection does not work.
	 *
	 * @param WP_Error $error   What is wrong.
	 * @param string   $version Version of the server, if it answered.
	 * @return array<string, mixed>
	 */
	private static function failed( WP_Error $error, string $version = '' ): array {
		$data = (array) $error->get_error_data();
		return array_filter(
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
		);
	}
}
