<?php
/**
 * Abilities.
 *
 * @package Presswright
 */

namespace Presswright\Abilities;

use Presswright\Capabilities;
use Presswright\Checks\ChecksController;
use Presswright\Install\Installation;
use Presswright\Jobs\Job;
use Presswright\Projects\Routes;
use Presswright\Services;
use Presswright\Settings\SettingsStore;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * What other plugins, and assistants that WordPress lets in, may ask of this one: the Abilities API of WordPress 6.9.
 * Each takes what its REST route takes, and is open to whom the route is open to.
 */
final class Abilities {

	private const CATEGORY = 'presswright';

	/** Seconds after which an ability answers with a job that is not done yet. */
	private const PATIENCE = 100;

	/**
	 * Settings.
	 *
	 * @var SettingsStore
	 */
	private $settings;

	/**
	 * Uses the settings.
	 *
	 * @param SettingsStore $settings Settings.
	 */
	public function __construct( SettingsStore $settings ) {
		$this->settings = $settings;
	}

	/**
	 * Adds the hooks, which WordPress before 6.9 does not have.
	 */
	public function register(): void {
		add_action( 'wp_abilities_api_categories_init', array( $this, 'register_category' ) );
		add_action( 'wp_abilities_api_init', array( $this, 'register_abilities' ) );
	}

	/**
	 * Registers the category.
	 */
	public function register_category(): void {
		if ( function_exists( 'wp_register_ability_category' ) ) {
			wp_register_ability_category(
				self::CATEGORY,
				array(
					'label'       => __( 'Presswright', 'presswright' ),
					'description' => __( 'Analyzes what is installed; plans, generates and installs blocks, plugins and themes.', 'presswright' ),
				)
			);
		}
	}

	/**
	 * Registers the abilities.
	 */
	public function register_abilities(): void {
		if ( ! function_exists( 'wp_register_ability' ) ) {
			return;
		}
		$reads  = array(
			'readonly'    => true,
			'destructive' => false,
			'idempotent'  => true,
		);
		$adds   = array(
			'readonly'    => false,
			'destructive' => false,
			'idempotent'  => false,
		);
		$object = array( 'type' => 'object' );
		$list   = array( 'type' => 'array' );
		$job    = array(
			'type'        => 'object',
			'description' => __( 'The task; when its state is not “done” yet, ask the REST route jobs/{id} how far it is.', 'presswright' ),
		);
		$this->ability( 'analyze', __( 'Analyze code', 'presswright' ), __( 'Analyzes an installed plugin or theme, one of their files, or a version of a project, and answers with the findings.', 'presswright' ), 'can_analyze', $reads, ChecksController::args(), array( 'job' => $job, 'check' => ChecksController::schema() + array( 'required' => false ) ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing
		$this->ability( 'plan', __( 'Plan a block, plugin or theme', 'presswright' ), __( 'Plans what a description asks for, or changes a plan by an instruction. Nothing is kept.', 'presswright' ), 'can_build', $reads, Routes::plan_args(), array( 'plan' => $object, 'understood' => $list, 'not_understood' => $list ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing
		$this->ability( 'generate', __( 'Generate a project from a plan', 'presswright' ), __( 'Writes the files of a plan, analyzes them and keeps them as a draft. Nothing is installed.', 'presswright' ), 'can_build', $adds, Routes::project_args(), array( 'job' => $job ) );
		$this->ability( 'install', __( 'Install a project', 'presswright' ), __( 'Tries a version of a project in separate requests, puts it in place, and takes it back when anything on the site is worse than before.', 'presswright' ), 'can_build', array( 'destructive' => true ) + $adds, self::install_args(), array( 'job' => $job ) );
	}

	/**
	 * Starts a check and answers with what it has found.
	 *
	 * @param array<string, mixed> $input Input.
	 * @return array<string, mixed>|WP_Error
	 */
	public function analyze( array $input ) {
		$services = new Services( $this->settings );
		$answer   = self::finish( $services, ChecksController::start( $services, $input['target'], $input['file'], $input['analysis_type'], $input['with_bundled'] ) );
		if ( is_wp_error( $answer ) || ! isset( $answer['job']['result']['check'] ) ) {
			return $answer;
		}
		$check = $services->checks->find( $answer['job']['result']['check']['id'] );
		return is_wp_error( $check ) ? $check : $answer + array( 'check' => $check->describe_fully() );
	}

	/**
	 * Plans.
	 *
	 * @param array<string, mixed> $input Input.
	 * @return array<string, mixed>|WP_Error
	 */
	public function plan( array $input ) {
		$plan = isset( $input['plan'] ) ? Routes::clean_plan( $input['plan'] ) : null;
		return ( new Services( $this->settings ) )->generator->plan( $input['kind'], $input['name'], $input['description'], $plan, $input['instruction'] );
	}

	/**
	 * Makes a project.
	 *
	 * @param array<string, mixed> $input Input.
	 * @return array<string, mixed>|WP_Error
	 */
	public function generate( array $input ) {
		$services = new Services( $this->settings );
		return self::finish(
			$services,
			$services->runner->start(
				'create',
				0,
				array(
					'kind'        => $input['kind'],
					'name'        => sanitize_text_field( $input['name'] ),
					'description' => sanitize_textarea_field( $input['description'] ),
					'plan'        => Routes::clean_plan( $input['plan'] ),
					'note'        => sanitize_text_field( $input['note'] ),
				)
			)
		);
	}

	/**
	 * Installs a version.
	 *
	 * @param array<string, mixed> $input Input.
	 * @return array<string, mixed>|WP_Error
	 */
	public function install( array $input ) {
		$services = new Services( $this->settings );
		$project  = $services->projects->find( $input['project_id'] );
		if ( is_wp_error( $project ) ) {
			return $project;
		}
		$versions = $services->projects->versions( $project->id );
		$number   = 0 === $input['version'] && $versions ? $versions[0]->number : $input['version'];
		$version  = $services->projects->version( $project->id, $number );
		return is_wp_error( $version ) ? $version : self::finish( $services, Installation::start( $services, $project, $version, $input['activate'], $input['override_reason'] ) );
	}

	/**
	 * Registers an ability.
	 *
	 * @param string                              $name        Name, which is that of the method too.
	 * @param string                              $label       Label.
	 * @param string                              $description Description.
	 * @param string                              $permission  Method of Capabilities.
	 * @param array<string, bool>                 $annotations What it does to the site.
	 * @param array<string, array<string, mixed>> $input       Arguments, as of a route.
	 * @param array<string, array<string, mixed>> $output      Properties of the answer.
	 */
	private function ability( string $name, string $label, string $description, string $permission, array $annotations, array $input, array $output ): void {
		$defaults = array_filter(
			array_map(
				static function ( array $property ) {
					return $property['default'] ?? null;
				},
				$input
			),
			static function ( $value ): bool {
				return null !== $value;
			}
		);
		wp_register_ability(
			"presswright/$name",
			array(
				'label'               => $label,
				'description'         => $description,
				'category'            => self::CATEGORY,
				'input_schema'        => self::schema( $input ) + array( 'additionalProperties' => false ),
				'output_schema'       => self::schema( $output ),
				'permission_callback' => array( Capabilities::class, $permission ),
				'execute_callback'    => function ( $given = array() ) use ( $name, $defaults ) {
					return $this->$name( (array) $given + $defaults );
				},
				'meta'                => array(
					'annotations'  => $annotations,
					'show_in_rest' => true,
				),
			)
		);
	}

	/**
	 * Arguments of a route as a JSON schema.
	 *
	 * @param array<string, array<string, mixed>> $arguments Arguments.
	 * @return array<string, mixed>
	 */
	private static function schema( array $arguments ): array {
		$required   = array();
		$properties = array();
		foreach ( $arguments as $name => $argument ) {
			if ( true === ( $argument['required'] ?? false ) ) {
				$required[] = $name;
			}
			$properties[ $name ] = array_diff_key( $argument, array_flip( array( 'required', 'validate_callback', 'sanitize_callback', '$schema', 'title' ) ) );
		}
		$schema = array(
			'type'       => 'object',
			'properties' => $properties,
		);
		return $required ? $schema + array( 'required' => $required ) : $schema;
	}

	/**
	 * Arguments of an installation.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	private static function install_args(): array {
		return array(
			'project_id' => array(
				'type'        => 'integer',
				'required'    => true,
				'minimum'     => 1,
				'description' => __( 'ID of a project.', 'presswright' ),
			),
			'version'    => array(
				'type'        => 'integer',
				'default'     => 0,
				'minimum'     => 0,
				'description' => __( 'Number of the version; the latest if missing.', 'presswright' ),
			),
		) + Routes::install_args();
	}

	/**
	 * Does the steps of a job.
	 *
	 * @param Services     $services Services.
	 * @param Job|WP_Error $job      Job.
	 * @return array{job: array<string, mixed>}|WP_Error
	 */
	private static function finish( Services $services, $job ) {
		$until = microtime( true ) + self::PATIENCE;
		while ( ! is_wp_error( $job ) && ! $job->has_ended() && ! $job->is_waiting() && microtime( true ) < $until ) {
			$job = $services->runner->advance( $job->id );
		}
		if ( is_wp_error( $job ) ) {
			return $job;
		}
		return Job::FAILED === $job->state
			? new WP_Error( $job->error['code'], $job->error['message'], $job->error['data'] )
			: array( 'job' => $services->runner->describe( $job ) );
	}
}
