<?php
/**
 * REST routes for the analysis.
 *
 * @package Presswright
 */

namespace Presswright\Analysis;

use Presswright\Capabilities;
use Presswright\Plugin;
use Presswright\Settings\SettingsStore;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

defined( 'ABSPATH' ) || exit;

/**
 * GET presswright/v1/targets, GET …/files, POST …/analyze.
 *
 * Nothing is kept between requests: the browser asks for the batches of a target and hands them back one by one, so
 * that a run can be cancelled, continued, and watched in two windows, and leaves nothing behind.
 */
final class AnalysisController {

	/** Seconds that the server may take for a batch. */
	private const TIMEOUT = 90;

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
	 * Registers the routes.
	 */
	public function register_routes(): void {
		$target_args = array(
			'target'       => array(
				'type'        => 'string',
				'required'    => true,
				'maxLength'   => 512,
				'description' => __( 'ID of an installed plugin or theme, from the list of targets.', 'presswright' ),
			),
			'with_bundled' => array(
				'type'        => 'boolean',
				'default'     => false,
				'description' => __( 'Whether to include vendor and node_modules folders and minified files.', 'presswright' ),
			),
		);
		$this->route( '/targets', WP_REST_Server::READABLE, 'targets', array() );
		$this->route( '/files', WP_REST_Server::READABLE, 'files', $target_args );
		$this->route(
			'/analyze',
			WP_REST_Server::CREATABLE,
			'analyze',
			$target_args + array(
				'analysis_type' => array(
					'type'        => 'string',
					'required'    => true,
					'enum'        => array_merge( Findings::CATEGORIES, array( 'all' ) ),
					'description' => __( 'What to check for.', 'presswright' ),
				),
				'files'         => array(
					'type'        => 'array',
					'required'    => true,
					'minItems'    => 1,
					'maxItems'    => Batches::MAX_FILES,
					'items'       => array(
						'type'      => 'string',
						'minLength' => 1,
						'maxLength' => 1024,
					),
					'description' => __( 'One batch from the list of files.', 'presswright' ),
				),
			)
		);
	}

	/**
	 * Every installed plugin and theme.
	 */
	public function targets(): WP_REST_Response {
		$connection = $this->settings->connection();
		$list       = array();
		foreach ( Target::all() as $target ) {
			$list[] = $target->describe();
		}
		return new WP_REST_Response(
			array(
				'targets' => $list,
				'problem' => is_wp_error( $connection ) ? $connection->get_error_message() : '',
			)
		);
	}

	/**
	 * The files of a target, in batches.
	 *
	 * @param WP_REST_Request $request Request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function files( WP_REST_Request $request ) {
		$source = self::source( $request );
		if ( is_wp_error( $source ) ) {
			return $source;
		}
		return new WP_REST_Response(
			array(
				'total'   => count( $source->files ),
				'bytes'   => array_sum( $source->files ),
				'batches' => Batches::divide( $source->files ),
				'skipped' => Source::in_words( $source->skipped ),
			)
		);
	}

	/**
	 * Analyses one batch.
	 *
	 * @param WP_REST_Request $request Request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function analyze( WP_REST_Request $request ) {
		$source = self::source( $request );
		if ( is_wp_error( $source ) ) {
			return $source;
		}
		$connection = $this->settings->connection();
		if ( is_wp_error( $connection ) ) {
			return $connection;
		}
		$listed  = array_map( 'strval', array_keys( $source->files ) );
		$unknown = array_diff( $request['files'], $listed );
		if ( $unknown ) {
			return new WP_Error(
				'presswright_unknown_file',
				/* translators: %s: path of a file. */
				sprintf( __( '%s is not one of the files of this plugin or theme. Start the analysis again.', 'presswright' ), reset( $unknown ) ),
				array( 'status' => 400 )
			);
		}
		$names           = array_values( array_intersect( $listed, $request['files'] ) );
		$source->is_part = count( Batches::divide( $source->files ) ) > 1;
		$answer          = BatchRequest::send( $connection, $source, $names, $request['analysis_type'], self::TIMEOUT );
		if ( is_wp_error( $answer ) ) {
			return $answer;
		}
		$answer['skipped'] = Source::in_words( $answer['skipped'] );
		return new WP_REST_Response( $answer );
	}

	/**
	 * Shape of the answers.
	 *
	 * @return array<string, mixed>
	 */
	public function schema(): array {
		$text    = array( 'type' => 'string' );
		$integer = array( 'type' => 'integer' );
		$skipped = array(
			'type'  => 'array',
			'items' => array(
				'type'       => 'object',
				'properties' => array(
					'file'    => $text,
					'reason'  => $text,
					'message' => $text,
				),
			),
		);
		return array(
			'$schema'    => 'http://json-schema.org/draft-04/schema#',
			'title'      => 'presswright-analysis',
			'type'       => 'object',
			'properties' => array(
				'targets' => array( 'type' => 'array' ),
				'problem' => $text,
				'total'   => $integer,
				'bytes'   => $integer,
				'batches' => array(
					'type'  => 'array',
					'items' => array(
						'type'  => 'array',
						'items' => $text,
					),
				),
				'results' => array( 'type' => 'array' ),
				'skipped' => $skipped,
			),
		);
	}

	/**
	 * Registers one route.
	 *
	 * @param string               $path     Path.
	 * @param string               $methods  HTTP methods.
	 * @param string               $callback Method of this class.
	 * @param array<string, mixed> $args     Arguments.
	 */
	private function route( string $path, string $methods, string $callback, array $args ): void {
		register_rest_route(
			Plugin::REST_NAMESPACE,
			$path,
			array(
				array(
					'methods'             => $methods,
					'callback'            => array( $this, $callback ),
					'permission_callback' => array( Capabilities::class, 'can_analyze' ),
					'args'                => $args,
				),
				'schema' => array( $this, 'schema' ),
			)
		);
	}

	/**
	 * The files that a request is about.
	 *
	 * @param WP_REST_Request $request Request.
	 * @return SourceFiles|WP_Error
	 */
	private static function source( WP_REST_Request $request ) {
		$target = Target::find( $request['target'] );
		return is_wp_error( $target ) ? $target : SourceFiles::of( $target, (bool) $request['with_bundled'] );
	}
}
