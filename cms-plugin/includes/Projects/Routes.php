<?php
/**
 * Registration of the project routes.
 *
 * @package Presswright
 */

namespace Presswright\Projects;

use Presswright\Capabilities;
use Presswright\Plugin;
use Presswright\Services;
use WP_REST_Server;

defined( 'ABSPATH' ) || exit;

/**
 * The routes of plans, projects, versions and jobs. All but those of jobs, which each kind has its own for, need the capability to build; what is done to the
 * site needs what WordPress demands for it besides, which each job checks.
 */
final class Routes {

	private const ID      = '/projects/(?P<id>\d+)';
	private const VERSION = '/projects/(?P<id>\d+)/versions/(?P<version>\d+)';
	private const JOB     = '/jobs/(?P<id>[0-9a-f-]{36})';

	/**
	 * Registers them.
	 *
	 * @param Services $services What they use.
	 */
	public static function register( Services $services ): void {
		$projects = new ProjectsController( $services );
		$versions = new VersionsController( $services );
		$previews = new PreviewController( $services );
		$jobs     = new JobsController( $services );
		$get      = WP_REST_Server::READABLE;
		$post     = WP_REST_Server::CREATABLE;
		$delete   = WP_REST_Server::DELETABLE;

		self::route( '/plans', $post, array( $projects, 'plan' ), self::plan_args() );
		self::route( '/projects', $post, array( $projects, 'create' ), self::project_args() );
		self::route( '/projects', $get, array( $projects, 'index' ), array() );
		self::route( self::ID, $get, array( $projects, 'read' ), array() );
		self::route( self::ID, $delete, array( $projects, 'delete' ), array() );
		self::route( self::ID . '/undo', $post, array( $projects, 'undo' ), array() );
		self::route( self::ID . '/versions', $post, array( $versions, 'create' ), self::version_args() );
		self::route( self::VERSION, $get, array( $versions, 'read' ), array() );
		self::route( self::VERSION . '/file', $get, array( $versions, 'file' ), array( 'path' => self::text( __( 'Path of a file of the version.', 'presswright' ), 512 ) + array( 'required' => true ) ) );
		self::route( self::VERSION . '/preview', $get, array( $previews, 'read' ), array() );
		self::route( self::VERSION . '/archive', $get, array( $versions, 'archive' ), array() );
		self::route( self::VERSION . '/install', $post, array( $versions, 'install' ), self::install_args() );
		self::route( self::VERSION . '/settle', $post, array( $versions, 'settle' ), self::settle_args() );
		self::route( self::JOB, $get, array( $jobs, 'read' ), array(), array( $jobs, 'may' ) );
		self::route( self::JOB, $delete, array( $jobs, 'cancel' ), array(), array( $jobs, 'may' ) );
	}

	/**
	 * Registers one route.
	 *
	 * @param string               $path     Path.
	 * @param string               $methods  HTTP methods.
	 * @param callable             $callback What it does.
	 * @param array<string, mixed> $args     Arguments.
	 * @param string[]|mixed[]     $may      Callback that tells who may.
	 */
	private static function route( string $path, string $methods, callable $callback, array $args, array $may = array( Capabilities::class, 'can_build' ) ): void {
		register_rest_route(
			Plugin::REST_NAMESPACE,
			$path,
			array(
				'methods'             => $methods,
				'callback'            => $callback,
				'permission_callback' => $may,
				'args'                => $args,
			)
		);
	}

	/**
	 * A plan, which the backend checks against its schema.
	 *
	 * @param string $description Description.
	 * @return array<string, mixed>
	 */
	private static function plan( string $description ): array {
		return array(
			'type'              => 'object',
			'description'       => $description,
			'validate_callback' => 'rest_validate_request_arg',
			'sanitize_callback' => array( self::class, 'clean_plan' ),
		);
	}

	/**
	 * A plan without bytes that are no text.
	 *
	 * @param mixed $plan Plan.
	 * @return mixed
	 */
	public static function clean_plan( $plan ) {
		return map_deep(
			$plan,
			static function ( $value ) {
				return is_string( $value ) ? wp_check_invalid_utf8( $value, true ) : $value;
			}
		);
	}

	/**
	 * Arguments of a plan.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function plan_args(): array {
		return array(
			'kind'        => self::kind(),
			'name'        => self::name(),
			'description' => self::text( __( 'What to build, in English.', 'presswright' ), 16384 ) + array( 'default' => '' ),
			'plan'        => self::plan( __( 'Plan to change.', 'presswright' ) ),
			'attributes'  => self::plan( __( 'Of a block without a plan yet: what it stores, each with its type.', 'presswright' ) ),
			'instruction' => self::text( __( 'What to change about the plan, in English.', 'presswright' ), 4000 ) + array( 'default' => '' ),
		);
	}

	/**
	 * Arguments of a project.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function project_args(): array {
		return array(
			'kind'        => self::kind(),
			'name'        => self::name(),
			'description' => self::text( __( 'What was asked for.', 'presswright' ), 16384 ) + array( 'default' => '' ),
		) + self::version_args();
	}

	/**
	 * Arguments of a version.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	private static function version_args(): array {
		return array(
			'plan' => self::plan( __( 'Plan to build from.', 'presswright' ) ) + array( 'required' => true ),
			'note' => self::text( __( 'What is new in this version.', 'presswright' ), 500 ) + array( 'default' => '' ),
		);
	}

	/**
	 * Arguments of the settling of conflicts.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	private static function settle_args(): array {
		return array(
			'choices' => array(
				'type'        => 'array',
				'required'    => true,
				'minItems'    => 1,
				'items'       => array(
					'type' => 'string',
					'enum' => array( Conflicts::OURS, Conflicts::THEIRS ),
				),
				'description' => __( 'For each conflict in their order, whether the change made by hand or the plan counts.', 'presswright' ),
			),
		);
	}

	/**
	 * Arguments of an installation.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function install_args(): array {
		return array(
			'activate'        => array(
				'type'        => 'boolean',
				'default'     => false,
				'description' => __( 'Whether to activate it.', 'presswright' ),
			),
			'override_reason' => self::text( __( 'Why to install it in spite of blocking findings; kept in the audit list.', 'presswright' ), 1000 ) + array( 'default' => '' ),
		);
	}

	/**
	 * Kind of a project.
	 *
	 * @return array<string, mixed>
	 */
	private static function kind(): array {
		return array(
			'type'        => 'string',
			'required'    => true,
			'enum'        => Project::KINDS,
			'description' => __( 'What to build.', 'presswright' ),
		);
	}

	/**
	 * Name of a project.
	 *
	 * @return array<string, mixed>
	 */
	private static function name(): array {
		return self::text( __( 'Name of the plugin, block or theme.', 'presswright' ), 200 ) + array(
			'required'  => true,
			'minLength' => 1,
		);
	}

	/**
	 * A text.
	 *
	 * @param string $description What it is.
	 * @param int    $length      Most characters.
	 * @return array<string, mixed>
	 */
	private static function text( string $description, int $length ): array {
		return array(
			'type'        => 'string',
			'maxLength'   => $length,
			'description' => $description,
		);
	}
}
