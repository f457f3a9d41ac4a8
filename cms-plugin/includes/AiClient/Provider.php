<?php
/**
 * The provider.
 *
 * @package Presswright
 */

namespace Presswright\AiClient;

use Presswright\Settings\SettingsStore;
use WordPress\AiClient\Providers\AbstractProvider;
use WordPress\AiClient\Providers\Contracts\ModelMetadataDirectoryInterface;
use WordPress\AiClient\Providers\Contracts\ProviderAvailabilityInterface;
use WordPress\AiClient\Providers\DTO\ProviderMetadata;
use WordPress\AiClient\Providers\Enums\ProviderTypeEnum;
use WordPress\AiClient\Providers\Models\Contracts\ModelInterface;
use WordPress\AiClient\Providers\Models\DTO\ModelMetadata;

defined( 'ABSPATH' ) || exit;

/**
 * The Presswright server as a provider of the AI Client. Only AiClient\Offer may load it: WordPress before 7.0 has no
 * AI Client.
 *
 * It names no way of authentication: address, key and authority are those of Presswright's own settings, and no other
 * code gets to see them.
 */
final class Provider extends AbstractProvider {

	/** Its ID, as in wp_ai_client_prompt()->using_provider(). */
	public const ID = 'presswright';

	/**
	 * A model.
	 *
	 * @param ModelMetadata    $model_metadata    What it is.
	 * @param ProviderMetadata $provider_metadata What the provider is.
	 */
	protected static function createModel( ModelMetadata $model_metadata, ProviderMetadata $provider_metadata ): ModelInterface {
		return new TextModel( $model_metadata, $provider_metadata );
	}

	/**
	 * What the provider is.
	 */
	protected static function createProviderMetadata(): ProviderMetadata {
		return new ProviderMetadata(
			self::ID,
			'Presswright',
			ProviderTypeEnum::server(),
			null,
			null,
			__( 'Models of the Presswright server that this site uses.', 'presswright' )
		);
	}

	/**
	 * Whether there is a server to ask.
	 */
	protected static function createProviderAvailability(): ProviderAvailabilityInterface {
		return new Availability( new SettingsStore() );
	}

	/**
	 * The models.
	 */
	protected static function createModelMetadataDirectory(): ModelMetadataDirectoryInterface {
		return new ModelDirectory( new ModelList( new SettingsStore() ) );
	}
}
