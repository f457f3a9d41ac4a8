<?php
/**
 * Site Health Info.
 *
 * @package Presswright
 */

namespace Presswright\Health;

use Presswright\Checks\CheckSettings;
use Presswright\Checks\CheckStore;
use Presswright\Guard\Guard;
use Presswright\Plugin;
use Presswright\Projects\ProjectStore;
use Presswright\Settings\SettingsStore;
use Presswright\Storage\Schema;

defined( 'ABSPATH' ) || exit;

/**
 * What Tools → Site Health → Info says of the plugin: enough to help somebody, and nothing that is secret.
 */
final class DebugInformation {

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
	 * Adds the section. The values for copying are not translated, as everywhere in Site Health.
	 *
	 * @param array<string, mixed> $sections Sections.
	 * @return array<string, mixed>
	 */
	public function add( array $sections ): array {
		Schema::ensure();
		$known  = $this->settings->describe();
		$checks = ( new CheckSettings() )->describe();
		$last   = ( new CheckStore() )->all();
		$none   = __( 'None', 'presswright' );

		$sections['presswright'] = array(
			'label'  => __( 'Presswright', 'presswright' ),
			'fields' => array(
				'version'  => self::field( __( 'Version', 'presswright' ), Plugin::VERSION ),
				// Where a server stands in somebody's network is nobody else's business.
				'endpoint' => self::field( __( 'Server address', 'presswright' ), '' !== $known['endpoint'] ? $known['endpoint'] : $none ) + array( 'private' => true ),
				'api_key'  => self::field( __( 'API key', 'presswright' ), $known['api_key_source'] . ( '' !== $known['api_key_problem'] ? ' (' . $known['api_key_problem'] . ')' : '' ) ) + array( 'private' => '' !== $known['api_key_problem'] ),
				'ca'       => self::field( __( 'Certificate authority', 'presswright' ), $known['ca']['mode'] ),
				'curl'     => self::field( __( 'PHP cURL extension', 'presswright' ), function_exists( 'curl_version' ) ? 'yes' : 'no' ),
				'guard'    => self::field( __( 'Guard', 'presswright' ), Guard::is_running() ? 'running' : 'not installed' ),
				'projects' => self::field( __( 'Projects', 'presswright' ), count( ( new ProjectStore() )->all() ) ),
				'nightly'  => self::field( __( 'Nightly check', 'presswright' ), $checks['nightly'] ? $checks['nightly_severity'] : 'off' ),
				'updates'  => self::field( __( 'Check of updates', 'presswright' ), $checks['updates'] ),
				'checks'   => self::field( __( 'Checked plugins, themes and drafts', 'presswright' ), count( $last ) ),
				'last'     => self::field( __( 'Last check', 'presswright' ), $last ? gmdate( 'c', $last[0]->describe()['created'] ) : $none ),
			),
		);
		return $sections;
	}

	/**
	 * A field.
	 *
	 * @param string     $label Label.
	 * @param string|int $value Value.
	 * @return array{label: string, value: string|int}
	 */
	private static function field( string $label, $value ): array {
		return array(
			'label' => $label,
			'value' => $value,
		);
	}
}
