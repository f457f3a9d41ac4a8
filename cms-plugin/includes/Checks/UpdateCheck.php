<?php
/**
 * Checking updates before they are applied.
 *
 * @package Presswright
 */

namespace Presswright\Checks;

use Presswright\Analysis\Source;
use Presswright\Analysis\SourceFiles;
use Presswright\Analysis\Target;
use Presswright\Settings\SettingsStore;
use Presswright\Storage\Schema;
use WP_Error;
use WP_Upgrader;

defined( 'ABSPATH' ) || exit;

/**
 * Analyses what an update brings when WordPress has unpacked it and not yet touched what is installed. Findings that
 * the installed version does not have stop the update or are told of, as the settings say.
 */
final class UpdateCheck {

	/** Seconds after which an update is no longer kept waiting. */
	private const LIMIT = 30;

	/** The lowest severity that counts. */
	private const SEVERITY = 'high';

	/**
	 * The analysis.
	 *
	 * @var Checker
	 */
	private $checker;

	/**
	 * The settings of checks.
	 *
	 * @var CheckSettings
	 */
	private $settings;

	/**
	 * Uses the settings.
	 *
	 * @param SettingsStore $connection Settings of the connection.
	 * @param CheckSettings $settings   Settings of checks.
	 */
	public function __construct( SettingsStore $connection, CheckSettings $settings ) {
		$this->checker  = new Checker( $connection );
		$this->settings = $settings;
	}

	/**
	 * Adds the hooks.
	 */
	public function register(): void {
		// After those that rename the folder.
		add_filter( 'upgrader_source_selection', array( $this, 'check' ), 99, 4 );
		( new UpdateNotices() )->register();
	}

	/**
	 * Checks the unpacked files of an update.
	 *
	 * @param string|WP_Error      $source   Folder of the unpacked files.
	 * @param string               $unpacked Folder that it lies in.
	 * @param WP_Upgrader          $upgrader Upgrader.
	 * @param array<string, mixed> $extra    What is updated.
	 * @return string|WP_Error The folder, or why the update stops.
	 */
	public function check( $source, $unpacked, $upgrader, $extra = array() ) {
		$target = self::target( (array) $extra );
		if ( ! is_string( $source ) || null === $target || 'off' === $this->settings->updates() ) {
			return $source;
		}
		$name  = wp_strip_all_tags( $target->name );
		$found = $this->news( $source, $target );
		if ( is_wp_error( $found ) ) {
			/* translators: 1: name of a plugin or theme, 2: what is wrong. */
			$this->tell( $upgrader, sprintf( __( 'Presswright could not check the update of %1$s, and let it through: %2$s', 'presswright' ), $name, $found->get_error_message() ) );
			return $source;
		}
		if ( ! $found ) {
			return $source;
		}
		$worst  = reset( $found );
		$number = count( $found );
		$what   = sprintf(
			/* translators: 1: name of a plugin or theme, 2: number, 3: what is wrong, 4: path of a file, 5: number of a line. */
			_n( 'The update of %1$s brings %2$d new finding of high severity or worse: “%3$s” (%4$s, line %5$d).', 'The update of %1$s brings %2$d new findings of high severity or worse, such as “%3$s” (%4$s, line %5$d).', $number, 'presswright' ),
			$name,
			$number,
			$worst['message'],
			$worst['file'],
			$worst['line']
		);
		if ( 'warn' === $this->settings->updates() ) {
			$this->tell( $upgrader, $what . ' ' . __( 'It was applied all the same, as the settings of Presswright say.', 'presswright' ) );
			return $source;
		}
		self::activate_again( $target, $upgrader );
		return new WP_Error(
			'presswright_update_stopped',
			__( 'Presswright has stopped this update; the installed version stays as it is.', 'presswright' ) . ' ' . $what . ' '
				. __( 'Ask its author about it. To update all the same, choose “Apply the update and show a notice” under Presswright → Settings, and start the update again.', 'presswright' ),
			array_values( $found )
		);
	}

	/**
	 * The findings that only the update has.
	 *
	 * @param string $folder Folder of the unpacked files.
	 * @param Target $target What is installed.
	 * @return array<string, array<string, mixed>>|WP_Error
	 */
	private function news( string $folder, Target $target ) {
		$until  = microtime( true ) + self::LIMIT;
		$update = $this->findings( SourceFiles::in_folder( $folder, '', false ), $until );
		if ( is_wp_error( $update ) || ! $update ) {
			return $update;
		}
		Schema::ensure();
		$installed = SourceFiles::of( $target, false );
		$last      = ( new CheckStore() )->last_of( $target->id );
		$is_known  = null !== $last && $last->is_complete() && ! is_wp_error( $installed ) && $last->fingerprint === $installed->fingerprint();
		$before    = $is_known ? Outcome::keyed( $last->outcome->results, self::SEVERITY ) : $this->findings( $installed, $until );
		return is_wp_error( $before ) ? $before : array_diff_key( $update, $before );
	}

	/**
	 * The findings of some files.
	 *
	 * @param Source|WP_Error $source Files.
	 * @param float           $until  When to give up.
	 * @return array<string, array<string, mixed>>|WP_Error
	 */
	private function findings( $source, float $until ) {
		if ( is_wp_error( $source ) ) {
			return $source;
		}
		if ( ! $source->files ) {
			return array();
		}
		$state = Checker::begin( $source );
		while ( ! is_wp_error( $state ) && $state['batches'] ) {
			$left = (int) floor( $until - microtime( true ) );
			if ( $left < 1 ) {
				/* translators: %d: number. */
				return new WP_Error( 'presswright_update_timeout', sprintf( __( 'The analysis took longer than %d seconds. Check it under Presswright → Analyze.', 'presswright' ), self::LIMIT ) );
			}
			$state = $this->checker->go_on( $source, $state, 'all', $left );
		}
		return is_wp_error( $state ) ? $state : Outcome::keyed( Outcome::from_array( $state['outcome'] )->results, self::SEVERITY );
	}

	/**
	 * What an update replaces.
	 *
	 * @param array<string, mixed> $extra What the upgrader says of it.
	 * @return Target|null Null for everything but updates of installed plugins and themes.
	 */
	private static function target( array $extra ): ?Target {
		$id = '';
		if ( is_string( $extra['plugin'] ?? null ) ) {
			$id = 'plugin:' . $extra['plugin'];
		} elseif ( is_string( $extra['theme'] ?? null ) ) {
			$id = 'theme:' . $extra['theme'];
		}
		$target = '' === $id ? null : Target::find( $id );
		return $target instanceof Target ? $target : null;
	}

	/**
	 * Switches a plugin on again that the upgrader has switched off for the time of the update: it does so itself only
	 * after updates that succeed.
	 *
	 * @param Target      $target   What is installed.
	 * @param WP_Upgrader $upgrader Upgrader.
	 */
	private static function activate_again( Target $target, $upgrader ): void {
		$file = substr( $target->id, strlen( 'plugin:' ) );
		if ( 'plugin' === $target->kind && ! empty( $upgrader->skin->plugin_active ) && ! is_plugin_active( $file ) ) {
			activate_plugin( $file, '', ! empty( $upgrader->skin->plugin_network_active ), true );
		}
	}

	/**
	 * Tells whoever watches the update, and whoever comes later.
	 *
	 * @param WP_Upgrader $upgrader Upgrader.
	 * @param string      $text     Text.
	 */
	private function tell( $upgrader, string $text ): void {
		UpdateNotices::add( $text );
		if ( isset( $upgrader->skin ) ) {
			$upgrader->skin->feedback( esc_html( $text ) );
		}
	}
}
