<?php
/**
 * Composition of the plugin.
 *
 * @package Presswright
 */

namespace Presswright;

use Presswright\Abilities\Abilities;
use Presswright\Admin\Pages;
use Presswright\AiClient\Offer;
use Presswright\Analysis\AnalysisController;
use Presswright\Checks\ChecksController;
use Presswright\Checks\CheckSettings;
use Presswright\Checks\Nightly;
use Presswright\Checks\UpdateCheck;
use Presswright\Cli\AnalyzeCommand;
use Presswright\Cli\ChecksCommands;
use Presswright\Cli\Commands;
use Presswright\Cli\JobsCommands;
use Presswright\Connection\ConnectionController;
use Presswright\Editor\Editor;
use Presswright\Editor\EditorController;
use Presswright\Health\SiteHealth;
use Presswright\Jobs\Runner;
use Presswright\Projects\Routes;
use Presswright\Settings\SettingsController;
use Presswright\Settings\SettingsStore;

defined( 'ABSPATH' ) || exit;

/**
 * Puts the parts together and hooks them into WordPress.
 */
final class Plugin {

	/** Version, as in the plugin header; sent to the server as X-Client-Version. */
	public const VERSION = '0.1.0';

	/** Namespace of the REST routes. */
	public const REST_NAMESPACE = 'presswright/v1';

	/**
	 * The main file of the plugin.
	 *
	 * @var string
	 */
	private $file;

	/**
	 * Remembers where the plugin lives.
	 *
	 * @param string $file Main file of the plugin.
	 */
	public function __construct( string $file ) {
		$this->file = $file;
	}

	/**
	 * Adds every hook of the plugin.
	 */
	public function register(): void {
		$settings = new SettingsStore();

		( new Capabilities() )->register();
		( new Pages( $this->file ) )->register();
		( new Editor( $this->file ) )->register();

		( new SiteHealth( $settings ) )->register();
		( new Abilities( $settings ) )->register();
		( new Offer() )->register();
		( new UpdateCheck( $settings, new CheckSettings() ) )->register();

		add_action( 'init', array( $this, 'load_translations' ) );
		add_action(
			'rest_api_init',
			static function () use ( $settings ): void {
				( new SettingsController( $settings, new CheckSettings() ) )->register_routes();
				( new ConnectionController( $settings ) )->register_routes();
				( new AnalysisController( $settings ) )->register_routes();
				$services = new Services( $settings );
				Routes::register( $services );
				( new ChecksController( $services ) )->register_routes();
				( new EditorController( $services ) )->register_routes();
			}
		);
		if ( defined( 'WP_CLI' ) && WP_CLI ) {
			\WP_CLI::add_command( 'presswright', Commands::class );
			\WP_CLI::add_command( 'presswright analyze', AnalyzeCommand::class );
			\WP_CLI::add_command( 'presswright checks', ChecksCommands::class );
			\WP_CLI::add_command( 'presswright jobs', JobsCommands::class );
		}
		add_action(
			Runner::HOOK,
			static function () use ( $settings ): void {
				( new Services( $settings ) )->runner->run_all();
			}
		);
		add_action(
			Nightly::HOOK,
			static function () use ( $settings ): void {
				Nightly::begin( new Services( $settings ) );
			}
		);
		register_activation_hook(
			$this->file,
			static function (): void {
				Nightly::schedule( new CheckSettings() );
			}
		);
		register_deactivation_hook( $this->file, array( self::class, 'unschedule' ) );
	}

	/**
	 * Takes everything off the schedule, when the plugin is switched off.
	 *
	 * @param bool $everywhere Whether it is switched off for a network.
	 */
	public static function unschedule( bool $everywhere = false ): void {
		$sites = $everywhere ? get_sites( array( 'fields' => 'ids', 'number' => 0 ) ) : array( get_current_blog_id() ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing
		foreach ( $sites as $site ) {
			if ( $everywhere ) {
				switch_to_blog( $site );
			}
			wp_unschedule_hook( Nightly::HOOK );
			wp_unschedule_hook( Runner::HOOK );
			if ( $everywhere ) {
				restore_current_blog();
			}
		}
	}

	/**
	 * Makes the translations in languages/ known.
	 */
	public function load_translations(): void {
		load_plugin_textdomain( 'presswright', false, dirname( plugin_basename( $this->file ) ) . '/languages' );
	}
}
