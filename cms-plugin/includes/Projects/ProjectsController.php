<?php
/**
 * Plans and projects over REST.
 *
 * @package Presswright
 */

namespace Presswright\Projects;

use Presswright\Install\Audit;
use Presswright\Install\Rights;
use Presswright\Jobs\Job;
use Presswright\Services;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * POST presswright/v1/plans; GET and POST …/projects; GET and DELETE …/projects/{id}; POST …/projects/{id}/undo.
 */
final class ProjectsController {

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
	 * Plans what is asked for.
	 *
	 * @param WP_REST_Request $request Request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function plan( WP_REST_Request $request ) {
		$answer = $this->services->generator->plan( $request['kind'], $request['name'], $request['description'], $request['plan'], $request['instruction'], $request['attributes'] );
		return is_wp_error( $answer ) ? $answer : new WP_REST_Response( $answer );
	}

	/**
	 * Begins to make a project.
	 *
	 * @param WP_REST_Request $request Request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function create( WP_REST_Request $request ) {
		return $this->accepted(
			$this->services->runner->start(
				'create',
				0,
				array(
					'kind'        => $request['kind'],
					'name'        => sanitize_text_field( $request['name'] ),
					'description' => sanitize_textarea_field( $request['description'] ),
					'plan'        => $request['plan'],
					'note'        => sanitize_text_field( $request['note'] ),
				)
			)
		);
	}

	/**
	 * Every project.
	 */
	public function index(): WP_REST_Response {
		return new WP_REST_Response( array_map( array( $this, 'describe' ), $this->services->projects->all() ) );
	}

	/**
	 * One project with its versions.
	 *
	 * @param WP_REST_Request $request Request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function read( WP_REST_Request $request ) {
		$project = $this->services->projects->find( (int) $request['id'] );
		if ( is_wp_error( $project ) ) {
			return $project;
		}
		$versions = array();
		foreach ( $this->services->projects->versions( $project->id ) as $version ) {
			$user       = get_userdata( $version->created_by );
			$versions[] = array(
				'number'     => $version->number,
				'created'    => $version->created,
				'created_by' => $user ? $user->display_name : '',
				'note'       => $version->note,
				'plan'       => $version->plan,
				'origin'     => $version->origin,
				'installed'  => $version->number === $project->installed,
				'conflicts'  => count( $version->conflicts ),
			);
		}
		return new WP_REST_Response(
			$this->describe( $project ) + array(
				'description' => $project->description,
				'versions'    => $versions,
				'audit'       => Audit::of( $project->id ),
			)
		);
	}

	/**
	 * Deletes a project that is not installed.
	 *
	 * @param WP_REST_Request $request Request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function delete( WP_REST_Request $request ) {
		$project = $this->services->projects->find( (int) $request['id'] );
		if ( is_wp_error( $project ) ) {
			return $project;
		}
		if ( in_array( $project->state(), array( 'installed', 'active' ), true ) ) {
			return new WP_Error( 'presswright_installed', __( 'This project is installed. Undo its installation first, then delete it.', 'presswright' ), array( 'status' => 409 ) );
		}
		$this->services->projects->delete( $project );
		return new WP_REST_Response( array( 'deleted' => true ) );
	}

	/**
	 * Begins to go back to the version before.
	 *
	 * @param WP_REST_Request $request Request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function undo( WP_REST_Request $request ) {
		$project = $this->services->projects->find( (int) $request['id'] );
		if ( is_wp_error( $project ) ) {
			return $project;
		}
		$may = Rights::check( $project, array( end( $project->history ) ? 'update' : 'remove' ) );
		return is_wp_error( $may ) ? $may : $this->accepted( $this->services->runner->start( 'undo', $project->id, array() ) );
	}

	/**
	 * The answer to a request that has begun a job.
	 *
	 * @param Job|WP_Error $job Job.
	 * @return WP_REST_Response|WP_Error
	 */
	private function accepted( $job ) {
		return is_wp_error( $job ) ? $job : new WP_REST_Response( array( 'job' => $this->services->runner->describe( $job ) ), 202 );
	}

	/**
	 * A project for the browser.
	 *
	 * @param Project $project Project.
	 * @return array<string, mixed>
	 */
	private function describe( Project $project ): array {
		$jobs     = $this->services->runner->jobs->unfinished( $project->id );
		$versions = $this->services->projects->versions( $project->id );
		return array(
			'id'              => $project->id,
			'kind'            => $project->kind,
			'slug'            => $project->slug,
			'main_file'       => $project->main_file,
			'name'            => $project->name,
			'state'           => $project->state(),
			'current_version' => $project->installed > 0 ? $project->installed : null,
			'latest_version'  => $versions ? $versions[0]->number : null,
			'can_undo'        => $project->installed > 0 && (bool) $project->history,
			'undo_to'         => $project->history ? (int) end( $project->history ) : null,
			'job'             => $jobs ? $jobs[0]->id : null,
			'created'         => $project->created,
			'updated'         => $project->updated,
		);
	}
}
