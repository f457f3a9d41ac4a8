<?php
/**
 * Installing a version.
 *
 * @package Presswright
 */

namespace Presswright\Install;

use Presswright\Capabilities;
use Presswright\Guard\Guard;
use Presswright\Jobs\Job;
use Presswright\Jobs\JobKind;
use Presswright\Projects\Project;
use Presswright\Projects\ProjectStore;
use Presswright\Projects\Version;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Installs a version: tried in requests of its own first, put into place at once, activated, probed, and taken back
 * when anything is worse than before.
 */
final class InstallJob implements JobKind {

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
			'gate'       => __( 'Look at the findings', 'presswright' ),
			'staging'    => __( 'Write the files beside the site', 'presswright' ),
			'load'       => __( 'Try them in separate requests', 'presswright' ),
			'swap'       => __( 'Put them in place', 'presswright' ),
			'activation' => __( 'Activate', 'presswright' ),
			'probes'     => __( 'Check front page, dashboard, REST API and scheduled tasks', 'presswright' ),
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
		$number   = (int) $job->arguments['version'];
		$activate = ! empty( $job->arguments['activate'] );
		$runs     = $activate || ! empty( $job->data['was_active'] );
		$version  = $this->projects->version( $project->id, $number );
		if ( is_wp_error( $version ) ) {
			return $version;
		}
		switch ( $step ) {
			case 'gate':
				return $this->gate( $job, $project, $version );
			case 'staging':
				return $this->exchange->stage( $job, $project, $version );
			case 'load':
				return $runs ? $this->exchange->try_staged( $job, $project, $version ) : true;
			case 'swap':
				return $this->exchange->swap( $job, $project, $number, array_merge( $project->history, array( (int) $job->data['from'] ) ) );
			case 'activation':
				return $activate && ! $project->is_active() ? $this->exchange->change_activation( $job, 'activate', $project ) : true;
			default:
				$healthy = $runs ? $this->exchange->probe( $job, $project, $version ) : true;
				return is_wp_error( $healthy ) ? $healthy : $this->finish( $job, $project );
		}
	}

	/**
	 * Puts everything back as it was.
	 *
	 * @param Job      $job   Job.
	 * @param WP_Error $error Why it ends.
	 */
	public function give_up( Job $job, WP_Error $error ): WP_Error {
		$was_live    = $this->exchange->take_back( $job );
		$job->result = array(
			'project_id'  => $job->project_id,
			'rolled_back' => $was_live,
		);
		if ( 'presswright_fails' === $error->get_error_code() ) {
			$what  = $was_live ? __( 'It was taken back; the site is as it was before.', 'presswright' ) : __( 'It was not installed; the site is as it was before.', 'presswright' );
			$error = new WP_Error( $error->get_error_code(), $error->get_error_message() . ' ' . $what, $error->get_error_data() );
		}
		Audit::note( $job->project_id, (int) $job->arguments['version'], 'install_failed', array( 'reason' => $error->get_error_message() ) );
		return $error;
	}

	/**
	 * Checks rights and findings.
	 *
	 * @param Job     $job     Job.
	 * @param Project $project Project.
	 * @param Version $version Version.
	 * @return true|WP_Error
	 */
	private function gate( Job $job, Project $project, Version $version ) {
		$acts = array_merge( array( $project->installed > 0 ? 'update' : 'install' ), empty( $job->arguments['activate'] ) ? array() : array( 'activate' ) );
		$may  = Rights::check( $project, $acts );
		if ( is_wp_error( $may ) ) {
			return $may;
		}
		$blocking = Gate::blocking( $version );
		$reason   = trim( (string) ( $job->arguments['override_reason'] ?? '' ) );
		if ( $blocking && '' === $reason ) {
			return new WP_Error(
				'presswright_gate',
				__( 'Findings of high severity, or unsettled conflicts, keep this version from being installed. Correct them, or give a reason to install it all the same.', 'presswright' ),
				array(
					'status'   => 422,
					'blocking' => $blocking,
				)
			);
		}
		if ( $blocking ) {
			Audit::note( $project->id, $version->number, 'gate_overridden', array( 'reason' => $reason, 'findings' => count( $blocking ) ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing
		}
		return true;
	}

	/**
	 * The version has proved itself.
	 *
	 * @param Job     $job     Job.
	 * @param Project $project Project.
	 */
	private function finish( Job $job, Project $project ): bool {
		$this->exchange->accept();
		Audit::note( $project->id, $project->installed, 'installed', array( 'before' => (int) $job->data['from'] ) );
		$job->result = array(
			'project_id' => $project->id,
			'version'    => $project->installed,
			'state'      => $project->state(),
			'guarded'    => Guard::is_running(),
		);
		return true;
	}
}
