<?php
/**
 * Site Health.
 *
 * @package Presswright
 */

namespace Presswright\Health;

use Presswright\Admin\Pages;
use Presswright\Analysis\Target;
use Presswright\Capabilities;
use Presswright\Checks\CheckStore;
use Presswright\Connection\ConnectionTest;
use Presswright\Plugin;
use Presswright\Settings\SettingsStore;
use Presswright\Storage\Schema;
use WP_REST_Response;
use WP_REST_Server;

defined( 'ABSPATH' ) || exit;

/**
 * The tests under Tools → Site Health: whether the server can be reached, and whether anything dangerous was found.
 */
final class SiteHealth {

	/** Route of the test that asks the server, below the namespace. */
	private const ROUTE = '/site-health/connection';

	/** Seconds for each request to the server: the page, and WordPress' weekly run, wait for it. */
	private const TIMEOUT = 5;

	/** So many plugins and themes are named. */
	private const MAX_NAMES = 5;

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
	 * Adds the hooks.
	 */
	public function register(): void {
		add_filter( 'site_status_tests', array( $this, 'add_tests' ) );
		add_filter( 'debug_information', array( new DebugInformation( $this->settings ), 'add' ) );
		add_action( 'rest_api_init', array( $this, 'register_route' ) );
	}

	/**
	 * Adds the tests.
	 *
	 * @param array<string, array<string, array<string, mixed>>> $tests Tests.
	 * @return array<string, array<string, array<string, mixed>>>
	 */
	public function add_tests( array $tests ): array {
		if ( ! wp_doing_cron() && ! Capabilities::can_manage() ) {
			return $tests;
		}
		$tests['async']['presswright_connection'] = array(
			'label'             => __( 'Presswright can reach its server', 'presswright' ),
			'test'              => rest_url( Plugin::REST_NAMESPACE . self::ROUTE ),
			'has_rest'          => true,
			'async_direct_test' => array( $this, 'connection' ),
			'skip_cron'         => '' === $this->settings->describe()['endpoint'],
		);
		$tests['direct']['presswright_findings']  = array(
			'label' => __( 'No open findings of high severity', 'presswright' ),
			'test'  => array( $this, 'findings' ),
		);
		return $tests;
	}

	/**
	 * Registers the route of the test that asks the server.
	 */
	public function register_route(): void {
		register_rest_route(
			Plugin::REST_NAMESPACE,
			self::ROUTE,
			array(
				array(
					'methods'             => WP_REST_Server::READABLE,
					'callback'            => function (): WP_REST_Response {
						return new WP_REST_Response( $this->connection() );
					},
					'permission_callback' => array( Capabilities::class, 'can_manage' ),
				),
				'schema' => array( self::class, 'schema' ),
			)
		);
	}

	/**
	 * Shape of the outcome of a test.
	 *
	 * @return array<string, mixed>
	 */
	public static function schema(): array {
		$text = array( 'type' => 'string' );
		return array(
			'$schema'    => 'http://json-schema.org/draft-04/schema#',
			'title'      => 'presswright-site-health-test',
			'type'       => 'object',
			'properties' => array(
				'test'        => $text,
				'label'       => $text,
				'status'      => $text + array( 'enum' => array( 'good', 'recommended', 'critical' ) ),
				'badge'       => array( 'type' => 'object' ),
				'description' => $text,
				'actions'     => $text,
			),
		);
	}

	/**
	 * Whether the server answers and takes the key.
	 *
	 * @return array<string, mixed>
	 */
	public function connection(): array {
		$test = ConnectionTest::run( $this->settings, array(), self::TIMEOUT );
		$advice = $test['advice'] ?? '';
		return self::outcome(
			'presswright_connection',
			$test['ok'] && '' === $advice ? 'good' : 'recommended',
			$test['ok'] ? __( 'Presswright can reach its server', 'presswright' ) : __( 'Presswright cannot reach its server', 'presswright' ),
			trim( $test['message'] . ' ' . $advice ),
			$test['ok'] ? '' : self::link( Pages::SETTINGS, __( 'Check the settings and test the connection', 'presswright' ) )
		);
	}

	/**
	 * Whether the last checks of what the site uses have found something of high severity or worse.
	 *
	 * @return array<string, mixed>
	 */
	public function findings(): array {
		Schema::ensure();
		$checks = ( new CheckStore() )->last_of_all( Target::active() );
		$names  = array();
		$number = 0;
		foreach ( $checks as $check ) {
			$bad = $check->outcome->counts['critical'] + $check->outcome->counts['high'];
			if ( $bad > 0 ) {
				$number += $bad;
				$known   = $check->describe();
				$names[] = trim( $known['name'] . ' ' . $known['version'] );
			}
		}
		if ( ! $checks ) {
			return self::outcome(
				'presswright_findings',
				'recommended',
				__( 'Presswright has not checked any active plugin or theme yet', 'presswright' ),
				__( 'A check finds security, performance and quality problems in the code that this site runs.', 'presswright' ),
				self::link( Pages::ANALYZE, __( 'Check a plugin or theme', 'presswright' ) )
			);
		}
		if ( 0 === $number ) {
			return self::outcome(
				'presswright_findings',
				'good',
				__( 'No open findings of high severity', 'presswright' ),
				/* translators: %d: number. */
				sprintf( _n( 'The last check of %d active plugin or theme has found nothing of high severity or worse.', 'The last checks of %d active plugins and themes have found nothing of high severity or worse.', count( $checks ), 'presswright' ), count( $checks ) ),
				''
			);
		}
		$told = implode( ', ', array_slice( $names, 0, self::MAX_NAMES ) ) . ( count( $names ) > self::MAX_NAMES ? ', …' : '' );
		return self::outcome(
			'presswright_findings',
			'critical',
			/* translators: %d: number. */
			sprintf( _n( 'Presswright has found %d problem of high severity or worse', 'Presswright has found %d problems of high severity or worse', $number, 'presswright' ), $number ),
			/* translators: %s: names of plugins and themes. */
			sprintf( __( 'They are in: %s. Update what has an update, ask the author, or switch it off until it is corrected; then check it again.', 'presswright' ), $told ),
			self::link( Pages::ANALYZE, __( 'Look at the code', 'presswright' ) )
		);
	}

	/**
	 * The outcome of a test, as Site Health shows it.
	 *
	 * @param string $test        Name of the test.
	 * @param string $status      `good`, `recommended` or `critical`.
	 * @param string $label       Outcome in a few words.
	 * @param string $description What it means.
	 * @param string $actions     What to do, as HTML.
	 * @return array<string, mixed>
	 */
	private static function outcome( string $test, string $status, string $label, string $description, string $actions ): array {
		return array(
			'test'        => $test,
			'label'       => $label,
			'status'      => $status,
			'badge'       => array(
				'label' => __( 'Security', 'presswright' ),
				'color' => 'blue',
			),
			'description' => '<p>' . esc_html( $description ) . '</p>',
			'actions'     => $actions,
		);
	}

	/**
	 * A link to a page of ours.
	 *
	 * @param string $page Page.
	 * @param string $text Text.
	 */
	private static function link( string $page, string $text ): string {
		return '<p><a href="' . esc_url( admin_url( "admin.php?page=$page" ) ) . '">' . esc_html( $text ) . '</a></p>';
	}
}
