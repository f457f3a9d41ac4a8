<?php
/**
 * Checks over REST.
 *
 * @package Presswright
 */

namespace Presswright\Checks;

use Presswright\Analysis\Findings;
use Presswright\Capabilities;
use Presswright\Plugin;
use Presswright\Services;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

defined( 'ABSPATH' ) || exit;

/**
 * POST presswright/v1/checks begins a check as a job; GET …/checks lists the last check of everything that was checked;
 * GET …/checks/{id} has the findings of one.
 */
final class ChecksController {

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
		$may = array( Capabilities::class, 'can_analyze' );
		register_rest_route(
			Plugin::REST_NAMESPACE,
			'/checks',
			array(
				array(
					'methods'             => WP_REST_Server::READABLE,
					'callback'            => array( $this, 'index' ),
					'permission_callback' => $may,
				),
				array(
					'methods'             => WP_REST_Server::CREATABLE,
					'callback'            => array( $this, 'create' ),
					'permission_callback' => $may,
					'args'                => self::args(),
				),
				'schema' => array( self::class, 'schema' ),
			)
		);
		register_rest_route(
			Plugin::REST_NAMESPACE,
			'/checks/(?P<id>\d+)',
			array(
				array(
					'methods'             => WP_REST_Server::READABLE,
					'callback'            => array( $this, 'read' ),
					'permission_callback' => $may,
				),
				'schema' => array( self::class, 'schema' ),
			)
		);
	}

	/**
	 * What a check is asked for with.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function args(): array {
		return array(
			'target'        => array(
				'type'        => 'string',
				'required'    => true,
				'minLength'   => 1,
				'maxLength'   => 512,
				'description' => __( 'ID of an installed plugin or theme from the list of targets, or project:1 or project:1@2 for a version of a project.', 'presswright' ),
			),
			'file'          => array(
				'type'        => 'string',
				'default'     => '',
				'maxLength'   => 1024,
				'description' => __( 'Path of one of its files; everything if missing.', 'presswright' ),
			),
			'analysis_type' => array(
				'type'        => 'string',
				'default'     => 'all',
				'enum'        => array_merge( Findings::CATEGORIES, array( 'all' ) ),
				'description' => __( 'What to check for.', 'presswright' ),
			),
			'with_bundled'  => array(
				'type'        => 'boolean',
				'default'     => false,
				'description' => __( 'Whether to include vendor and node_modules folders and minified files.', 'presswright' ),
			),
		);
	}

	/**
	 * Everything that was checked.
	 */
	public function index(): WP_REST_Response {
		$list = array();
		foreach ( $this->services->checks->all() as $check ) {
			if ( self::may_see( $check->target ) ) {
				$list[] = $check->describe();
			}
		}
		return new WP_REST_Response( $list );
	}

	/**
	 * One check with its findings.
	 *
	 * @param WP_REST_Request $request Request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function read( WP_REST_Request $request ) {
		$check = $this->services->checks->find( (int) $request['id'] );
		if ( is_wp_error( $check ) ) {
			return $check;
		}
		return self::may_see( $check->target ) ? new WP_REST_Response( $check->describe_fully() ) : self::refused();
	}

	/**
	 * Begins a check.
	 *
	 * @param WP_REST_Request $request Request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function create( WP_REST_Request $request ) {
		$job = self::start( $this->services, $request['target'], $request['file'], $request['analysis_type'], $request['with_bundled'] );
		return is_wp_error( $job ) ? $job : new WP_REST_Response( array( 'job' => $this->services->runner->describe( $job ) ), 202 );
	}

	/**
	 * Begins a check of something that exists and that the user may read.
	 *
	 * @param Services $services      Services.
	 * @param string   $target        Target.
	 * @param string   $file          One file of it, or the empty string.
	 * @param string   $analysis_type What to look for.
	 * @param bool     $with_bundled  Whether bundled code is wanted.
	 * @return \Presswright\Jobs\Job|WP_Error
	 */
	public static function start( Services $services, string $target, string $file, string $analysis_type, bool $with_bundled ) {
		if ( ! self::may_see( $target ) ) {
			return self::refused();
		}
		$subject = Subject::find( $target, $file, $with_bundled, $services->projects );
		if ( is_wp_error( $subject ) ) {
			return $subject;
		}
		$asked = array(
			'target'        => $subject->target,
			'file'          => $subject->file,
			'analysis_type' => $analysis_type,
			'with_bundled'  => $with_bundled,
		);
		foreach ( $services->runner->jobs->unfinished( 0 ) as $job ) {
			if ( 'analyze' === $job->kind && $asked === $job->arguments && ! $job->cancelled ) {
				return $job; // Asked for in another window, or twice.
			}
		}
		return $services->runner->start( 'analyze', 0, $asked );
	}

	/**
	 * Whether the user may see a check: drafts of projects are for those who build them.
	 *
	 * @param string $target Target.
	 */
	public static function may_see( string $target ): bool {
		return Subject::is_project( $target ) ? Capabilities::can_build() : Capabilities::can_analyze();
	}

	/**
	 * Shape of a check.
	 *
	 * @return array<string, mixed>
	 */
	public static function schema(): array {
		$text    = array( 'type' => 'string' );
		$integer = array( 'type' => 'integer' );
		return array(
			'$schema'    => 'http://json-schema.org/draft-04/schema#',
			'title'      => 'presswright-check',
			'type'       => 'object',
			'properties' => array(
				'id'            => $integer,
				'target'        => $text,
				'kind'          => $text + array( 'enum' => array( 'plugin', 'theme', 'project' ) ),
				'name'          => $text,
				'version'       => $text,
				'analysis_type' => $text,
				'created'       => $integer + array( 'description' => __( 'Seconds since 1970.', 'presswright' ) ),
				'created_by'    => $text,
				'score'         => array(
					'type'        => array( 'number', 'null' ),
					'description' => __( 'From 0 to 10; 10 means that nothing was found.', 'presswright' ),
				),
				'files'         => $integer,
				'findings'      => array(
					'type'        => 'object',
					'description' => __( 'Number of findings of each severity.', 'presswright' ),
					'properties'  => array_fill_keys( Findings::SEVERITIES, $integer ),
				),
				'results'       => array(
					'type'        => 'array',
					'description' => __( 'Files with their findings; in the answer for one check only.', 'presswright' ),
				),
				'skipped'       => array( 'type' => 'array' ),
				'has_all'       => array(
					'type'        => 'boolean',
					'description' => __( 'Whether all findings are kept; of very many only the worst are.', 'presswright' ),
				),
				'with_bundled'  => array( 'type' => 'boolean' ),
			),
		);
	}

	/**
	 * The user may analyse what is installed, and no drafts.
	 */
	private static function refused(): WP_Error {
		return new WP_Error( 'presswright_not_allowed', __( 'Your account may not read drafts of projects. Ask an administrator of the site to check this one.', 'presswright' ), array( 'status' => 403 ) );
	}
}
