<?php
/**
 * The list of models.
 *
 * @package Presswright
 */

namespace Presswright\AiClient;

use Presswright\Connection\Client;
use Presswright\Connection\Connection;
use Presswright\Settings\SettingsStore;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * The models of the server, remembered for a while: plugins ask on many pages what is possible.
 */
final class ModelList {

	/** Transient that holds the list. */
	public const TRANSIENT = 'presswright_models';

	/** Seconds for which a list is remembered. */
	private const REMEMBERED = 300;

	/** Seconds for which no server is asked that could not tell its models. */
	private const SPARED = 60;

	/** Seconds that the server may take. */
	private const TIMEOUT = 5;

	/** Models on one page of the list. */
	private const PAGE_SIZE = 100;

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
	 * The models.
	 *
	 * @return array<int, array{id: string, chat: bool, tools: bool, response_format: bool}>|WP_Error
	 */
	public function models() {
		$connection = $this->settings->connection();
		if ( is_wp_error( $connection ) ) {
			return $connection;
		}
		// Another server or key has other models.
		$source = hash( 'sha256', "$connection->endpoint $connection->api_key" );
		$known  = get_transient( self::TRANSIENT );
		if ( is_array( $known ) && ( $known['source'] ?? '' ) === $source ) {
			return isset( $known['models'] ) ? $known['models'] : new WP_Error( $known['code'], $known['message'] );
		}
		$models = self::ask( $connection );
		$found  = is_wp_error( $models )
			? array(
				'code'    => (string) $models->get_error_code(),
				'message' => $models->get_error_message(),
			)
			: array( 'models' => $models );
		set_transient( self::TRANSIENT, array( 'source' => $source ) + $found, is_wp_error( $models ) ? self::SPARED : self::REMEMBERED );
		return $models;
	}

	/**
	 * Asks the server, page by page.
	 *
	 * @param Connection $connection Server.
	 * @return array<int, array{id: string, chat: bool, tools: bool, response_format: bool}>|WP_Error
	 */
	private static function ask( Connection $connection ) {
		$client = new Client( $connection );
		$models = array();
		$after  = '';
		do {
			$answer = $client->request( 'GET', '/v1/models?limit=' . self::PAGE_SIZE . $after, null, self::TIMEOUT );
			if ( is_wp_error( $answer ) ) {
				return $answer;
			}
			$page = is_array( $answer['data']['data'] ?? null ) ? $answer['data']['data'] : array();
			foreach ( $page as $model ) {
				if ( is_string( $model['id'] ?? null ) ) {
					$models[] = self::read( $model );
				}
			}
			$last  = $models ? $models[ count( $models ) - 1 ]['id'] : '';
			$after = '&after=' . rawurlencode( $last );
		} while ( $page && true === ( $answer['data']['has_more'] ?? false ) );
		return $models;
	}

	/**
	 * What counts of a model.
	 *
	 * @param array<string, mixed> $model As the server tells it.
	 * @return array{id: string, chat: bool, tools: bool, response_format: bool}
	 */
	private static function read( array $model ): array {
		$can = is_array( $model['capabilities'] ?? null ) ? $model['capabilities'] : array();
		return array(
			'id'              => $model['id'],
			'chat'            => true === ( $can['chat'] ?? false ),
			'tools'           => true === ( $can['tools'] ?? false ),
			'response_format' => true === ( $can['response_format'] ?? false ),
		);
	}
}
