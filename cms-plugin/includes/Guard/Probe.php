<?php
/**
 * A request that tries a project out.
 *
 * @package Presswright
 */

namespace Presswright\Guard;

defined( 'ABSPATH' ) || exit;

/**
 * The inner side of a probe: makes this one request load a staged project, plays the part that was asked for, and
 * says at the end of the answer how far the request got.
 */
final class Probe {

	/** Surrounds the report at the end of the answer. */
	public const MARK = '<!--presswright:%s-->';

	/** Seconds of work after which a request counts as hanging. */
	private const SECONDS = 10;

	/** Actions and filters that show how far a request got. */
	private const MILESTONES = array( 'plugins_loaded', 'after_setup_theme', 'init', 'wp_loaded', 'template_redirect', 'wp_footer', 'admin_init', 'admin_footer', 'rest_api_init', 'rest_pre_serve_request', 'presswright_cron_probed', 'presswright_activated' );

	/**
	 * What the ticket asks for.
	 *
	 * @var array<string, mixed>
	 */
	private $task;

	/**
	 * What was written before WordPress had loaded.
	 *
	 * @var string
	 */
	private $early = '';

	/**
	 * Given back when memory has run out, so that there is some to say so.
	 *
	 * @var string|null
	 */
	private $reserve;

	/**
	 * Hooks of the events that this request has scheduled.
	 *
	 * @var string[]
	 */
	private $scheduled = array();

	/**
	 * What activation said.
	 *
	 * @var array<string, string>
	 */
	private $outcome = array();

	/**
	 * For one ticket.
	 *
	 * @param array<string, mixed> $task What the ticket asks for.
	 */
	public function __construct( array $task ) {
		$this->task = $task;
	}

	/**
	 * Prepares this request. Called before plugins are loaded.
	 */
	public function start(): void {
		$this->reserve = str_repeat( ' ', 262144 );
		register_shutdown_function( array( $this, 'report' ) );
		if ( function_exists( 'set_time_limit' ) ) {
			set_time_limit( self::SECONDS );
		}
		// The report says what happened; no page for visitors, no e-mail.
		defined( 'WP_SANDBOX_SCRAPING' ) || define( 'WP_SANDBOX_SCRAPING', true );
		foreach ( (array) ( $this->task['forget'] ?? array() ) as $folder ) {
			Swap::forget_compiled( (string) $folder );
		}
		ob_start();
		add_action( 'wp_loaded', array( $this, 'catch_output' ), PHP_INT_MAX );
		$this->use_staged();
		add_filter( 'schedule_event', array( $this, 'note_event' ), PHP_INT_MAX );
		$part = (string) $this->task['part'];
		if ( 'front' === $part && ! empty( $this->task['blocks'] ) ) {
			add_action( 'template_redirect', array( $this, 'draw_blocks' ), 0 );
		}
		if ( 'admin' === $part || 'activate' === $part || 'deactivate' === $part ) {
			unset( $_SERVER['HTTP_USER_AGENT'] ); // The dashboard would ask another site about this browser.
			add_filter( 'determine_current_user', array( $this, 'user' ), PHP_INT_MAX );
			require_once __DIR__ . '/admin-probe.php';
		}
		if ( 'cron' === $part ) {
			define( 'DOING_CRON', true );
			add_action( 'wp_loaded', array( $this, 'run_cron' ), PHP_INT_MAX ); // After catch_output().
		}
		if ( 'activate' === $part || 'deactivate' === $part ) {
			add_action( 'admin_init', array( $this, 'change_activation' ), PHP_INT_MAX );
		}
	}

	/**
	 * The user whom the probe is for.
	 */
	public function user(): int {
		return (int) $this->task['user'];
	}

	/**
	 * Runs the events of the project that are due, as WordPress' scheduler would.
	 */
	public function run_cron(): void {
		$known = (array) ( $this->task['known_hooks'] ?? array() );
		foreach ( wp_get_ready_cron_jobs() as $hooks ) {
			foreach ( $hooks as $hook => $events ) {
				foreach ( in_array( $hook, $known, true ) ? array() : $events as $event ) {
					do_action_ref_array( $hook, $event['args'] ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals
				}
			}
		}
		do_action( 'presswright_cron_probed' );
		exit;
	}

	/**
	 * Draws the blocks of the project as an editor inserts them: the front page has none of them yet.
	 */
	public function draw_blocks(): void {
		ob_start();
		foreach ( (array) $this->task['blocks'] as $name ) {
			do_blocks( '<!-- wp:' . $name . ' /-->' );
		}
		$this->early .= (string) ob_get_clean(); // A block returns what it shows.
	}

	/**
	 * Notes an event that is being scheduled.
	 *
	 * @param object|false $event Event.
	 * @return object|false The same.
	 */
	public function note_event( $event ) {
		if ( is_object( $event ) && isset( $event->hook ) ) {
			$this->scheduled[] = (string) $event->hook;
		}
		return $event;
	}

	/**
	 * Activates or deactivates the project, as its row in the list of plugins would.
	 */
	public function change_activation(): void {
		$basename = (string) $this->task['basename'];
		$network  = ! empty( $this->task['network'] );
		if ( 'deactivate' === $this->task['part'] ) {
			deactivate_plugins( $basename, false, $network );
		} elseif ( ! empty( $this->task['is_theme'] ) ) {
			switch_theme( $basename );
		} else {
			$result = activate_plugin( $basename, '', $network );
			if ( is_wp_error( $result ) ) {
				$this->outcome = array(
					'code'    => (string) $result->get_error_code(),
					'message' => wp_strip_all_tags( $result->get_error_message() ),
					'output'  => substr( wp_strip_all_tags( (string) $result->get_error_data() ), 0, 500 ),
				);
			}
		}
		do_action( 'presswright_activated' );
		exit;
	}

	/**
	 * Says how far this request got.
	 */
	public function report(): void {
		$this->reserve = null;
		$error         = error_get_last();
		$fatal         = FatalError::from( $error );
		$reached       = array_filter(
			self::MILESTONES,
			static function ( string $hook ): bool {
				return did_action( $hook ) || did_filter( $hook );
			}
		);
		$report        = array(
			'reached'   => array_values( $reached ),
			'fatal'     => $fatal ? $fatal->describe() : null,
			'outcome'   => $this->outcome,
			'early'     => substr( wp_check_invalid_utf8( $this->early, true ), 0, 200 ),
			'scheduled' => array_values( array_unique( $this->scheduled ) ),
		);
		while ( ob_get_level() > 0 && ob_end_flush() ) {
			continue;
		}
		// phpcs:ignore WordPress.Security.EscapeOutput -- JSON with every < escaped.
		// presswright-ignore security/information-disclosure -- for this site alone, which has sent the ticket.
		printf( self::MARK, (string) wp_json_encode( $report, JSON_HEX_TAG | JSON_PARTIAL_OUTPUT_ON_ERROR ) );
	}

	/**
	 * Takes what was written so far: nothing writes before WordPress has loaded but by mistake.
	 */
	public function catch_output(): void {
		$this->early = (string) ob_get_clean();
	}

	/**
	 * Makes WordPress use the staged folder in this request.
	 */
	private function use_staged(): void {
		$staged = (string) ( $this->task['staged'] ?? '' );
		if ( '' === $staged ) {
			return;
		}
		if ( ! empty( $this->task['is_theme'] ) ) {
			$template = (string) $this->task['template'];
			add_filter(
				'pre_option_stylesheet',
				static function () use ( $staged ): string {
					return $staged;
				}
			);
			add_filter(
				'pre_option_template',
				static function () use ( $template ): string {
					return $template;
				}
			);
			return;
		}
		$basename = (string) $this->task['basename'];
		add_filter(
			'option_active_plugins',
			static function ( $active ) use ( $staged, $basename ): array {
				return array_merge( array_values( array_diff( (array) $active, array( $basename ) ) ), array( $staged ) );
			}
		);
		add_filter(
			'site_option_active_sitewide_plugins',
			static function ( $active ) use ( $basename ): array {
				return array_diff_key( (array) $active, array( $basename => 0 ) );
			}
		);
	}
}
