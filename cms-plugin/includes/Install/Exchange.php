<?php
/**
 * The work of installing.
 *
 * @package Presswright
 */

namespace Presswright\Install;

use Presswright\Guard\Entry;
use Presswright\Guard\Journal;
use Presswright\Guard\Swap;
use Presswright\Guard\Watch;
use Presswright\Guard\Workspace;
use Presswright\Jobs\Job;
use Presswright\Projects\Project;
use Presswright\Projects\ProjectStore;
use Presswright\Projects\Version;
use Presswright\Storage\Json;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * What installing and undoing have in common: each method is a step of a job and leaves in its data what later steps
 * need.
 */
final class Exchange {

	/**
	 * Projects.
	 *
	 * @var ProjectStore
	 */
	private $projects;

	/**
	 * Composes it.
	 *
	 * @param ProjectStore $projects Projects.
	 */
	public function __construct( ProjectStore $projects ) {
		$this->projects = $projects;
	}

	/**
	 * Keeps what somebody has changed in the installed files, and writes the files of a version beside them.
	 *
	 * @param Job          $job     Job.
	 * @param Project      $project Project.
	 * @param Version|null $version Version; null to remove the project.
	 * @return true|WP_Error
	 */
	public function stage( Job $job, Project $project, ?Version $version ) {
		$kept = HandEdits::keep( $this->projects, $project );
		if ( is_wp_error( $kept ) ) {
			return $kept;
		}
		$opened = Workspace::open( WP_PLUGIN_DIR ); // The journal lies there, for themes too.
		if ( is_wp_error( $opened ) ) {
			return $opened;
		}
		Workspace::sweep( $project->root() );
		$job->data['began']      = time();
		$job->data['from']       = $kept;
		$job->data['was_active'] = $project->is_active();
		$job->data['workspace']  = '';
		$job->data['hooks']      = Traces::scheduled_hooks();
		if ( null === $version ) {
			return true;
		}
		$contents = $this->projects->blobs->all( $version->files );
		if ( null === $contents ) {
			return new WP_Error( 'presswright_files_lost', __( 'The files of this version could not be read from the database. Choose another version.', 'presswright' ), array( 'status' => 500 ) );
		}
		$fault = StaticCheck::syntax_fault( $contents );
		if ( is_wp_error( $fault ) ) {
			return $fault;
		}
		$staged = Workspace::stage( $project->root(), $project->slug, $contents );
		if ( is_wp_error( $staged ) ) {
			return $staged;
		}
		$job->data['workspace'] = basename( dirname( $staged ) );
		return StaticCheck::requirements( $project, $staged );
	}

	/**
	 * Loads the staged folder in requests of their own, in the place of the installed one.
	 *
	 * @param Job     $job     Job.
	 * @param Project $project Project.
	 * @param Version $version Version that is staged.
	 * @return true|WP_Error
	 */
	public function try_staged( Job $job, Project $project, Version $version ) {
		$before = Loopback::send( Loopback::PARTS, array( 'known_hooks' => $job->data['hooks'] ) );
		foreach ( $before as $report ) {
			if ( null === $report->said ) {
				return Refusal::no_loopback( $report );
			}
		}
		$job->data['before'] = array_map(
			static function ( Report $report ): array {
				return $report->to_array();
			},
			$before
		);
		$folder              = self::staged( $job, $project );
		$staged              = substr( $folder, strlen( $project->root() ) + 1 );
		$task                = array(
			'staged'      => $project->is_theme() ? $staged : $staged . '/' . $project->main_file,
			'template'    => $project->is_theme() ? self::template( $folder, $staged ) : '',
			'is_theme'    => $project->is_theme(),
			'basename'    => $project->basename(),
			'forget'      => array( $folder ),
			'known_hooks' => $job->data['hooks'],
			'blocks'      => StagedBlocks::names( $folder, $version ),
		);
		// The front page first: what cannot even be loaded is tried once, not four times.
		foreach ( array( array( 'front' ), array( 'admin', 'rest', 'cron' ) ) as $parts ) {
			$reports = Loopback::send( $parts, $task );
			Traces::collect( $job, $reports );
			$problem = Refusal::first( $reports, $before );
			if ( is_wp_error( $problem ) ) {
				return $problem;
			}
		}
		return Traces::whole( $version, $folder );
	}

	/**
	 * Exchanges the folders.
	 *
	 * @param Job     $job     Job.
	 * @param Project $project Project.
	 * @param int     $to      Number of the version that goes in; 0 for none.
	 * @param int[]   $history History of the project afterwards.
	 * @return true|WP_Error
	 */
	public function swap( Job $job, Project $project, int $to, array $history ) {
		$entry = Journal::read();
		if ( null !== $entry ) {
			return $entry->job === $job->id ? true : new WP_Error( 'presswright_busy', __( 'Another installation has not ended yet. Wait for it, then try again.', 'presswright' ), array( 'status' => 409 ) );
		}
		$entry               = new Entry();
		$entry->job          = $job->id;
		$entry->project      = $project->id;
		$entry->is_theme     = $project->is_theme();
		$entry->basename     = $project->basename();
		$entry->target       = $project->folder();
		$entry->staged       = self::staged( $job, $project );
		$entry->aside        = ( '' !== $entry->staged ? dirname( $entry->staged ) : $project->root() . '/.presswright/' . bin2hex( random_bytes( 16 ) ) ) . '/before';
		$entry->was_active   = (bool) $job->data['was_active'];
		$entry->theme_before = $entry->was_active ? $project->previous_theme : get_stylesheet();
		$entry->started      = time();
		$entry->before       = array(
			'installed' => (int) $job->data['from'],
			'removed'   => (int) $project->removed,
			'history'   => Json::encode( $project->history ),
		);
		$entry->after        = array(
			'installed'      => $to,
			'removed'        => (int) ( 0 === $to ),
			'history'        => Json::encode( $history ),
			'previous_theme' => $entry->theme_before,
		);
		return Swap::forward( $entry );
	}

	/**
	 * Activates the project, or a theme in its place, in a request of its own.
	 *
	 * @param Job     $job     Job.
	 * @param string  $part    `activate` or `deactivate`.
	 * @param Project $project Project.
	 * @param string  $theme   Theme to use instead of the project's.
	 * @return true|WP_Error
	 */
	public function change_activation( Job $job, string $part, Project $project, string $theme = '' ) {
		$reports = Loopback::send(
			array( $part ),
			array(
				'is_theme' => $project->is_theme(),
				'basename' => '' !== $theme ? $theme : $project->basename(),
				'network'  => is_multisite() && ! $project->is_theme(),
				'forget'   => array( $project->folder() ),
			)
		);
		Traces::collect( $job, $reports );
		$said    = $reports[ $part ]->said;
		$outcome = $said['outcome'] ?? array();
		if ( ! empty( $outcome ) ) {
			return Refusal::because( 'activation', trim( $outcome['message'] . ' ' . $outcome['output'] ) );
		}
		$expected       = new Report();
		$expected->said = array( 'reached' => array( 'presswright_activated' ) );
		$problem        = $reports[ $part ]->problem( $expected );
		return '' === $problem ? true : Refusal::because( 'activation', $problem );
	}

	/**
	 * Probes the site with the project installed.
	 *
	 * @param Job     $job     Job.
	 * @param Project $project Project.
	 * @param Version $version Version that was put into place.
	 * @return true|WP_Error
	 */
	public function probe( Job $job, Project $project, Version $version ) {
		$entry = Journal::read();
		if ( null === $entry || $entry->job !== $job->id ) {
			$failures = (array) get_option( Watch::OPTION, array() );
			$failure  = $failures[ $project->id ] ?? array();
			$is_fresh = ( $failure['time'] ?? 0 ) >= $job->data['began'];
			if ( $project->installed === $version->number && ! $is_fresh ) {
				return true; // The trial had ended well when the process died.
			}
			return Refusal::because( 'visitor', (string) ( $failure['error'] ?? '' ) );
		}
		$reports = Loopback::send(
			Loopback::PARTS,
			array(
				'forget'      => array( $project->folder() ),
				'known_hooks' => $job->data['hooks'],
			)
		);
		Traces::collect( $job, $reports );
		$problem = Refusal::first( $reports, array_map( array( Report::class, 'from_array' ), $job->data['before'] ) );
		if ( is_wp_error( $problem ) ) {
			return $problem;
		}
		$whole = Traces::whole( $version, $project->folder() );
		return is_wp_error( $whole ) || $project->is_active() ? $whole : Refusal::because( 'activation', __( 'the code switches itself off', 'presswright' ) );
	}

	/**
	 * Ends the trial.
	 */
	public function accept(): void {
		$entry = Journal::read();
		if ( null !== $entry ) {
			Swap::accept( $entry );
		}
	}

	/**
	 * Takes back what a job has begun.
	 *
	 * @param Job $job Job.
	 * @return bool Whether there was anything to take back.
	 */
	public function take_back( Job $job ): bool {
		$project = $this->projects->find( $job->project_id );
		if ( ! is_wp_error( $project ) ) {
			Traces::unschedule( $job, $project->folder() );
		}
		$entry = Journal::read();
		if ( null !== $entry && $entry->job === $job->id ) {
			return Swap::back( $entry );
		}
		$staged = is_wp_error( $project ) ? '' : self::staged( $job, $project );
		if ( '' !== $staged ) {
			Workspace::remove( dirname( $staged ) );
		}
		return false;
	}

	/**
	 * Folder with the files of the version, beside the installed ones.
	 *
	 * @param Job     $job     Job.
	 * @param Project $project Project.
	 * @return string Path; the empty string where the job brings no files.
	 */
	private static function staged( Job $job, Project $project ): string {
		$name = (string) ( $job->data['workspace'] ?? '' );
		return '' === $name ? '' : Workspace::at( $project->root(), $name ) . '/' . $project->slug;
	}

	/**
	 * Theme that a staged theme takes its templates from.
	 *
	 * @param string $staged Folder.
	 * @param string $name   Name of the staged theme.
	 */
	private static function template( string $staged, string $name ): string {
		$header = get_file_data( $staged . '/style.css', array( 'template' => 'Template' ) );
		return '' !== $header['template'] ? $header['template'] : $name;
	}
}
