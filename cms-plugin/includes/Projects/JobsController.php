<?php
/**
 * Jobs over REST.
 *
 * @package Presswright
 */

namespace Presswright\Projects;

use Presswright\Capabilities;
use Presswright\Services;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * GET and DELETE presswright/v1/jobs/{id}. Who asks after a job moves it on.
 */
final class JobsController {

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
	 * Whether the user may watch and cancel a job; a job that is not known is told of as such.
	 *
	 * @param WP_REST_Request $request Request.
	 */
	public function may( WP_REST_Request $request ): bool {
		$job = $this->services->runner->jobs->find( (string) $request['id'] );
		return is_wp_error( $job ) ? Capabilities::can_analyze() || Capabilities::can_build() : current_user_can( $this->services->runner->capability( $job ) );
	}

	/**
	 * Moves a job on and says how far it is.
	 *
	 * @param WP_REST_Request $request Request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function read( WP_REST_Request $request ) {
		$job = $this->services->runner->advance( $request['id'] );
		return is_wp_error( $job ) ? $job : new WP_REST_Response( $this->services->runner->describe( $job ) );
	}

	/**
	 * Asks a job to stop.
	 *
	 * @param WP_REST_Request $request Request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function cancel( WP_REST_Request $request ) {
		$job = $this->services->runner->jobs->find( $request['id'] );
		if ( is_wp_error( $job ) ) {
			return $job;
		}
		$this->services->runner->jobs->cancel( $job );
		return $this->read( $request );
	}
}
