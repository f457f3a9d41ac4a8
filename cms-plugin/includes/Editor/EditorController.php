<?php
/**
 * Routes of the block editor.
 *
 * @package Presswright
 */

namespace Presswright\Editor;

use Presswright\Capabilities;
use Presswright\Plugin;
use Presswright\Services;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

defined( 'ABSPATH' ) || exit;

/**
 * POST presswright/v1/patterns and …/markup-checks; GET …/projects/{id}/block.
 */
final class EditorController {

	/**
	 * What it uses.
	 *
	 * @var Services
	 */
	private $services;

	/**
	 * Uses the services.
	 *
	 * @param Services $services What it uses.
	 */
	public function __construct( Services $services ) {
		$this->services = $services;
	}

	/**
	 * Registers the routes.
	 */
	public function register_routes(): void {
		self::route(
			'/patterns',
			WP_REST_Server::CREATABLE,
			array( $this, 'pattern' ),
			array(
				'description' => self::text( __( 'What the pattern shows, in English.', 'presswright' ), 1000 ),
				'seed'        => array(
					'type'        => 'integer',
					'minimum'     => 0,
					'maximum'     => 2147483647,
					'default'     => 0,
					'description' => __( 'Another number gives another look.', 'presswright' ),
				),
			)
		);
		self::route(
			'/markup-checks',
			WP_REST_Server::CREATABLE,
			array( $this, 'check' ),
			array( 'markup' => self::text( __( 'Markup of blocks.', 'presswright' ), 1048576 ) )
		);
		self::route( '/projects/(?P<id>\d+)/block', WP_REST_Server::READABLE, array( $this, 'block' ), array() );
	}

	/**
	 * Makes a pattern.
	 *
	 * @param WP_REST_Request $request Request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function pattern( WP_REST_Request $request ) {
		$made = $this->services->generator->pattern( $request['description'], $request['seed'] );
		return is_wp_error( $made ) ? $made : new WP_REST_Response( $made );
	}

	/**
	 * Checks markup.
	 *
	 * @param WP_REST_Request $request Request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function check( WP_REST_Request $request ) {
		$issues = $this->services->generator->check_markup( $request['markup'] );
		return is_wp_error( $issues ) ? $issues : new WP_REST_Response( array( 'issues' => $issues ) );
	}

	/**
	 * The block of a project that was just installed.
	 *
	 * @param WP_REST_Request $request Request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function block( WP_REST_Request $request ) {
		$project = $this->services->projects->find( (int) $request['id'] );
		$block   = is_wp_error( $project ) ? $project : InstalledBlock::describe( $project );
		return is_wp_error( $block ) ? $block : new WP_REST_Response( $block );
	}

	/**
	 * Registers one route.
	 *
	 * @param string               $path     Path.
	 * @param string               $methods  HTTP methods.
	 * @param callable             $callback What it does.
	 * @param array<string, mixed> $args     Arguments.
	 */
	private static function route( string $path, string $methods, callable $callback, array $args ): void {
		register_rest_route(
			Plugin::REST_NAMESPACE,
			$path,
			array(
				'methods'             => $methods,
				'callback'            => $callback,
				'permission_callback' => array( Capabilities::class, 'can_build' ),
				'args'                => $args,
			)
		);
	}

	/**
	 * A text that is needed.
	 *
	 * @param string $description What it is.
	 * @param int    $length      Most characters.
	 * @return array<string, mixed>
	 */
	private static function text( string $description, int $length ): array {
		return array(
			'type'        => 'string',
			'required'    => true,
			'minLength'   => 1,
			'maxLength'   => $length,
			'description' => $description,
		);
	}
}
