<?php
/**
 * Undoing an installation.
 *
 * @package Presswright
 */

namespace Presswright\Install;

use Presswright\Capabilities;
use Presswright\Guard\Activation;
use Presswright\Jobs\Job;
use Presswright\Jobs\JobKind;
use Presswright\Projects\Project;
use Presswright\Projects\ProjectStore;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Goes back to the version before, or takes the project off the site where there was none. What the project has
 * stored in the database stays.
 */
final class UndoJob implements JobKind {

	/**
	 * Projects.
	 *
	 * @var ProjectStore
	 */
	private $projects;

	/**
	 * The work.
	 *
	 * @var Exchange
	 */
	private $exchange;

	/**
	 * Composes the job.
	 *
	 * @param ProjectStore $projects Projects.
	 * @param Exchange     $exchange The work.
	 */
	public function __construct( ProjectStore $projects, Exchange $exchange ) {
		$this->projects = $projects;
		$this->exchange = $exchange;
	}

	/**
	 * Steps in their order.
	 *
	 * @return array<string, string>
	 */
	public function steps(): array {
		return array(
			'staging'    => __( 'Write the version before beside the site', 'presswright' ),
			'activation' => __( 'Deactivate, if it is to be removed', 'presswright' ),
			'swap'       => __( 'Put it in place', 'presswright' ),
			'done'       => __( 'Tidy up', 'presswright' ),
		);
	}

	/**
	 * Who may watch and cancel it.
	 */
	public function capability(): string {
		return Capabilities::BUILD;
	}

	/**
	 * Does one step.
	 *
	 * @param string $step Step.
	 * @param Job    $job  Job.
	 * @return true|WP_Error
	 */
	public function run( string $step, Job $job ) {
		$project = $this->projects->find( $job->project_id );
		if ( is_wp_error( $project ) ) {
			return $project;
		}
		switch ( $step ) {
			case 'staging':
				return $this->stage( $job, $project );
			case 'activation':
				return $this->deactivate( $job, $project );
			case 'swap':
				return $this->exchange->swap( $job, $project, (int) $job->data['to'], array_slice( $project->history, 0, -1 ) );
			default:
				$this->exchange->accept();
				Audit::note( $project->id, (int) $job->data['to'], 'undone', array( 'before' => (int) $job->data['from'] ) );
				$job->result = array(
					'project_id' => $project->id,
					'version'    => (int) $job->data['to'],
					'state'      => $project->state(),
				);
				return true;
		}
	}

	/**
	 * Puts everything back as it was.
	 *
	 * @param Job      $job   Job.
	 * @param WP_Error $error Why it ends.
	 */
	public function give_up( Job $job, WP_Error $error ): WP_Error {
		$this->exchange->take_back( $job );
		return $error;
	}

	/**
	 * Finds the version before and writes it beside the site.
	 *
	 * @param Job     $job     Job.
	 * @param Project $project Project.
	 * @return true|WP_Error
	 */
	private function stage( Job $job, Project $project ) {
		if ( 0 === $project->installed || ! $project->history ) {
			return new WP_Error( 'presswright_nothing_to_undo', __( 'This project is not installed, so there is nothing to undo.', 'presswright' ), array( 'status' => 409 ) );
		}
		$to  = (int) end( $project->history );
		$may = Rights::check( $project, array( 0 === $to ? 'remove' : 'update' ) );
		if ( is_wp_error( $may ) ) {
			return $may;
		}
		$version = 0 === $to ? null : $this->projects->version( $project->id, $to );
		if ( is_wp_error( $version ) ) {
			return $version;
		}
		$job->data['to'] = $to;
		return $this->exchange->stage( $job, $project, $version );
	}

	/**
	 * Deactivates a project that is about to be removed: with its own farewell when that works, without it otherwise.
	 *
	 * @param Job     $job     Job.
	 * @param Project $project Project.
	 */
	private function deactivate( Job $job, Project $project ): bool {
		if ( 0 !== (int) $job->data['to'] || empty( $job->data['was_active'] ) ) {
			return true;
		}
		$theme = $project->previous_theme;
		$said  = $project->is_theme() && ! wp_get_theme( $theme )->exists()
			? new WP_Error( 'presswright_no_theme' )
			: $this->exchange->change_activation( $job, $project->is_theme() ? 'activate' : 'deactivate', $project, $project->is_theme() ? $theme : '' );
		if ( is_wp_error( $said ) ) {
			Activation::switch_off( $project->is_theme(), $project->basename(), $theme );
		}
		return true;
	}
}
