<?php
/**
 * Commands of WP-CLI.
 *
 * @package Presswright
 */

namespace Presswright\Cli;

use Presswright\Capabilities;
use Presswright\Install\Installation;
use Presswright\Projects\Project;
use Presswright\Services;
use WP_CLI;

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
		$answer = Console::services( Capabilities::BUILD )->generator->plan( $args[0], $args[1], $args[2] ?? '', null, '' );
		Console::stop_at( $answer );
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
		$services = Console::services( Capabilities::BUILD );
		if ( isset( $assoc['plan'] ) ) {
			$text = is_readable( $assoc['plan'] ) ? file_get_contents( $assoc['plan'] ) : false; // phpcs:ignore WordPress.WP.AlternativeFunctions
			$plan = json_decode( (string) $text, true );
			if ( ! is_array( $plan ) ) {
				WP_CLI::error( "{$assoc['plan']} is no plan in JSON. Make one with: wp presswright plan" );
			}
		} else {
			$answer = $services->generator->plan( $args[0], $args[1], $args[2] ?? '', null, '' );
			Console::stop_at( $answer );
			$plan = $answer['plan'];
		}
		$job = Console::finish(
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
		$services = Console::services( Capabilities::BUILD );
		$project  = self::project( $services, $args[0] );
		$versions = $services->projects->versions( $project->id );
		if ( ! $versions ) {
			WP_CLI::error( 'This project has no version.' );
		}
		$version = $services->projects->version( $project->id, (int) ( $assoc['project-version'] ?? $versions[0]->number ) );
		Console::stop_at( $version );
		$job = Console::finish( $services, Installation::start( $services, $project, $version, isset( $assoc['activate'] ), (string) ( $assoc['override-reason'] ?? '' ) ) );
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
		$services = Console::services( Capabilities::BUILD );
		$job      = Console::finish( $services, $services->runner->start( 'undo', self::project( $services, $args[0] )->id, array() ) );
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
		foreach ( Console::services( Capabilities::BUILD )->projects->all() as $project ) {
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
		Console::stop_at( $project );
		return $project;
	}
}
