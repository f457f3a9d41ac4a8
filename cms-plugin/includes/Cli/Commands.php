<?php
/**
 * Commands of WP-CLI.
 *
 * @package Presswright
 */

namespace Presswright\Cli;

use Presswright\Guard\Guard;
use Presswright\Jobs\Job;
use Presswright\Projects\Project;
use Presswright\Services;
use Presswright\Settings\SettingsStore;
use WP_CLI;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Makes, installs and undoes plugins, blocks and themes with your Presswright server.
 *
 * Give a user who may install plugins with --user, as each command does what that user may do.
 */
final class Commands {

	/**
	 * Plans what a description asks for, and prints the plan as JSON.
	 *
	 * ## OPTIONS
	 *
	 * <kind>
	 * : plugin, block, theme or scaffold.
	 *
	 * <name>
	 * : Name of the project.
	 *
	 * [<description>]
	 * : What to build, in English.
	 *
	 * ## EXAMPLES
	 *
	 *     wp presswright plan plugin Testimonials "testimonials with photo, stars and a link" --user=admin > plan.json
	 *
	 * @param string[] $args Arguments.
	 */
	public function plan( array $args ): void {
		self::known_kind( $args[0] );
		$answer = self::services()->generator->plan( $args[0], $args[1], $args[2] ?? '', null, '' );
		self::stop_at( $answer );
		foreach ( $answer['not_understood'] as $clause ) {
			WP_CLI::warning( $clause['text'] . ': ' . $clause['reason'] );
		}
		WP_CLI::line( (string) wp_json_encode( $answer['plan'], JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ) );
	}

	/**
	 * Makes a project, as a draft.
	 *
	 * ## OPTIONS
	 *
	 * <kind>
	 * : plugin, block, theme or scaffold.
	 *
	 * <name>
	 * : Name of the project.
	 *
	 * [<description>]
	 * : What to build, in English.
	 *
	 * [--plan=<file>]
	 * : A plan in JSON, in place of the description.
	 *
	 * ## EXAMPLES
	 *
	 *     wp presswright create plugin Testimonials "testimonials with photo, stars and a link" --user=admin
	 *
	 * @param string[]              $args  Arguments.
	 * @param array<string, string> $assoc Options.
	 */
	public function create( array $args, array $assoc ): void {
		self::known_kind( $args[0] );
		$services = self::services();
		if ( isset( $assoc['plan'] ) ) {
			$text = is_readable( $assoc['plan'] ) ? file_get_contents( $assoc['plan'] ) : false; // phpcs:ignore WordPress.WP.AlternativeFunctions
			$plan = json_decode( (string) $text, true );
			if ( ! is_array( $plan ) ) {
				WP_CLI::error( "{$assoc['plan']} is no plan in JSON. Make one with: wp presswright plan" );
			}
		} else {
			$answer = $services->generator->plan( $args[0], $args[1], $args[2] ?? '', null, '' );
			self::stop_at( $answer );
			$plan = $answer['plan'];
		}
		$job = self::finish(
			$services,
			$services->runner->start(
				'create',
				0,
				array(
					'kind'        => $args[0],
					'name'        => sanitize_text_field( $args[1] ),
					'description' => sanitize_textarea_field( $args[2] ?? '' ),
					'plan'        => $plan,
					'note'        => '',
				)
			)
		);
		WP_CLI::success( "Project {$job->result['project_id']} is a draft. Install it with: wp presswright install {$job->result['project_id']}" );
	}

	/**
	 * Installs a version of a project; takes it back when anything on the site is worse than before.
	 *
	 * ## OPTIONS
	 *
	 * <project>
	 * : Id of the project.
	 *
	 * [--project-version=<number>]
	 * : Number of the version; the latest if missing.
	 *
	 * [--activate]
	 * : Activate it.
	 *
	 * [--override-reason=<text>]
	 * : Why to install it in spite of blocking findings; kept in the audit list.
	 *
	 * @param string[]              $args  Arguments.
	 * @param array<string, mixed>  $assoc Options.
	 */
	public function install( array $args, array $assoc ): void {
		$services = self::services();
		$project  = self::project( $services, $args[0] );
		$versions = $services->projects->versions( $project->id );
		if ( ! $versions ) {
			WP_CLI::error( 'This project has no version.' );
		}
		Guard::install();
		$job = self::finish(
			$services,
			$services->runner->start(
				'install',
				$project->id,
				array(
					'version'         => (int) ( $assoc['project-version'] ?? $versions[0]->number ),
					'activate'        => isset( $assoc['activate'] ),
					'override_reason' => sanitize_textarea_field( (string) ( $assoc['override-reason'] ?? '' ) ),
				)
			)
		);
		WP_CLI::success( "Version {$job->result['version']} is {$job->result['state']}." );
	}

	/**
	 * Goes back to the version before, or removes the project where there was none.
	 *
	 * ## OPTIONS
	 *
	 * <project>
	 * : Id of the project.
	 *
	 * @param string[] $args Arguments.
	 */
	public function undo( array $args ): void {
		$services = self::services();
		$job      = self::finish( $services, $services->runner->start( 'undo', self::project( $services, $args[0] )->id, array() ) );
		WP_CLI::success( "The project is {$job->result['state']}." );
	}

	/**
	 * Lists projects.
	 *
	 * ## OPTIONS
	 *
	 * [--format=<format>]
	 * : table, json, csv, yaml, ids or count.
	 *
	 * @subcommand list
	 *
	 * @param string[]              $args  Arguments.
	 * @param array<string, string> $assoc Options.
	 */
	public function list_( array $args, array $assoc ): void {
		$rows = array();
		foreach ( self::services()->projects->all() as $project ) {
			$rows[] = array(
				'id'      => $project->id,
				'kind'    => $project->kind,
				'slug'    => $project->slug,
				'name'    => $project->name,
				'state'   => $project->state(),
				'version' => $project->installed,
			);
		}
		$format = $assoc['format'] ?? 'table';
		WP_CLI\Utils\format_items( $format, 'ids' === $format ? array_column( $rows, 'id' ) : $rows, array( 'id', 'kind', 'slug', 'name', 'state', 'version' ) );
	}

	/**
	 * Does the steps of a job, and stops with its error when it fails.
	 *
	 * @param Services     $services Services.
	 * @param Job|WP_Error $job      Job.
	 */
	private static function finish( Services $services, $job ): Job {
		self::stop_at( $job );
		$id   = $job->id;
		$seen = '';
		do {
			$job = $services->runner->advance( $id );
			self::stop_at( $job );
			if ( $seen !== $job->step ) {
				$seen = $job->step;
				WP_CLI::log( array_column( $services->runner->describe( $job )['steps'], 'label', 'name' )[ $seen ] );
			}
		} while ( ! $job->has_ended() );
		if ( Job::FAILED === $job->state ) {
			WP_CLI::error( $job->error['message'] );
		}
		return $job;
	}

	/**
	 * Ends the command when something went wrong.
	 *
	 * @param mixed $result Result or error.
	 */
	private static function stop_at( $result ): void {
		if ( is_wp_error( $result ) ) {
			WP_CLI::error( $result->get_error_message() );
		}
	}

	/**
	 * Ends the command when a kind is unknown.
	 *
	 * @param string $kind Kind.
	 */
	private static function known_kind( string $kind ): void {
		if ( ! in_array( $kind, Project::KINDS, true ) ) {
			WP_CLI::error( "There is no kind $kind. Kinds: " . implode( ', ', Project::KINDS ) . '.' );
		}
	}

	/**
	 * A project by its id.
	 *
	 * @param Services $services Services.
	 * @param string   $id       Id.
	 */
	private static function project( Services $services, string $id ): Project {
		$project = $services->projects->find( (int) $id );
		self::stop_at( $project );
		return $project;
	}

	/**
	 * The services, for a user who may build.
	 */
	private static function services(): Services {
		if ( ! \Presswright\Capabilities::can_build() ) {
			WP_CLI::error( 'This user may not make projects. Name one who may: --user=admin' );
		}
		return new Services( new SettingsStore() );
	}
}
