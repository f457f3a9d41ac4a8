<?php
/**
 * Availability of the provider.
 *
 * @package Presswright
 */

namespace Presswright\AiClient;

use Presswright\Settings\SettingsStore;
use WordPress\AiClient\Providers\Contracts\ProviderAvailabilityInterface;

defined( 'ABSPATH' ) || exit;

/**
 * Whether there is a server to ask. Asks nothing itself: WordPress wants to know on many pages.
 */
final class Availability implements ProviderAvailabilityInterface {

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
	 * Whether address and key are set.
	 */
	public function isConfigured(): bool {
		return ! is_wp_error( $this->settings->connection() );
	}
}
