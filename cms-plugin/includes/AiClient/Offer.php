<?php
/**
 * The models of the server, for other plugins.
 *
 * @package Presswright
 */

namespace Presswright\AiClient;

use WordPress\AiClient\AiClient;

defined( 'ABSPATH' ) || exit;

/**
 * Registers the provider with the AI Client, which WordPress has since 7.0.
 */
final class Offer {

	/**
	 * Adds the hook.
	 */
	public function register(): void {
		// After providers of models that are made for texts of any kind, and before WordPress lists the connectors, at 15.
		add_action( 'init', array( $this, 'register_provider' ), 14 );
	}

	/**
	 * Registers the provider, where there is an AI Client and it is not switched off.
	 */
	public function register_provider(): void {
		if ( ! class_exists( AiClient::class ) || ! function_exists( 'wp_supports_ai' ) || ! wp_supports_ai() ) {
			return;
		}
		$registry = AiClient::defaultRegistry();
		if ( ! $registry->hasProvider( Provider::ID ) ) {
			$registry->registerProvider( Provider::class );
		}
	}
}
