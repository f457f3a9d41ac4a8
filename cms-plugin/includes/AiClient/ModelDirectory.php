<?php
/**
 * The models, as the AI Client wants them.
 *
 * @package Presswright
 */

namespace Presswright\AiClient;

use WordPress\AiClient\Common\Exception\InvalidArgumentException;
use WordPress\AiClient\Messages\Enums\ModalityEnum;
use WordPress\AiClient\Providers\Contracts\ModelMetadataDirectoryInterface;
use WordPress\AiClient\Providers\Models\DTO\ModelMetadata;
use WordPress\AiClient\Providers\Models\DTO\SupportedOption;
use WordPress\AiClient\Providers\Models\Enums\CapabilityEnum;
use WordPress\AiClient\Providers\Models\Enums\OptionEnum;

defined( 'ABSPATH' ) || exit;

/**
 * What each model can do. The built-in models answer with WordPress code and take neither a system message nor a
 * conversation: no prompt that has one is given to them.
 */
final class ModelDirectory implements ModelMetadataDirectoryInterface {

	/** The most answers to one prompt. */
	private const MAX_CANDIDATES = 4;

	/**
	 * Models of the server.
	 *
	 * @var ModelList
	 */
	private $models;

	/**
	 * Uses the list.
	 *
	 * @param ModelList $models Models of the server.
	 */
	public function __construct( ModelList $models ) {
		$this->models = $models;
	}

	/**
	 * The models; none when the server cannot be asked, as an exception here would take the models of all other
	 * providers away, too.
	 *
	 * @return ModelMetadata[]
	 */
	public function listModelMetadata(): array {
		$models = $this->models->models();
		return is_wp_error( $models ) ? array() : array_map( array( self::class, 'describe' ), $models );
	}

	/**
	 * Whether there is a model.
	 *
	 * @param string $model_id ID.
	 */
	public function hasModelMetadata( string $model_id ): bool {
		$models = $this->models->models();
		return ! is_wp_error( $models ) && in_array( $model_id, array_column( $models, 'id' ), true );
	}

	/**
	 * What a model can do.
	 *
	 * @param string $model_id ID.
	 * @throws InvalidArgumentException When there is none of the ID, or the server cannot be asked.
	 */
	public function getModelMetadata( string $model_id ): ModelMetadata {
		$models = $this->models->models();
		if ( is_wp_error( $models ) ) {
			throw new InvalidArgumentException( $models->get_error_message() ); // phpcs:ignore WordPress.Security.EscapeOutput.ExceptionNotEscaped -- No output.
		}
		foreach ( $models as $model ) {
			if ( $model['id'] === $model_id ) {
				return self::describe( $model );
			}
		}
		/* translators: 1: ID of a model, 2: IDs of models. */
		$message = sprintf( __( 'The Presswright server has no model “%1$s”. It has: %2$s.', 'presswright' ), $model_id, implode( ', ', array_column( $models, 'id' ) ) );
		throw new InvalidArgumentException( $message ); // phpcs:ignore WordPress.Security.EscapeOutput.ExceptionNotEscaped -- No output.
	}

	/**
	 * A model in the words of the AI Client.
	 *
	 * @param array{id: string, chat: bool, tools: bool, response_format: bool} $model Model.
	 */
	private static function describe( array $model ): ModelMetadata {
		$text         = array( array( ModalityEnum::text() ) );
		$types        = array_merge( array( 'text/plain' ), $model['response_format'] ? array( 'application/json' ) : array() );
		$capabilities = array( CapabilityEnum::textGeneration() );
		$options      = array(
			new SupportedOption( OptionEnum::inputModalities(), $text ),
			new SupportedOption( OptionEnum::outputModalities(), $text ),
			new SupportedOption( OptionEnum::outputMimeType(), $types ),
			new SupportedOption( OptionEnum::candidateCount(), range( 1, self::MAX_CANDIDATES ) ),
			new SupportedOption( OptionEnum::maxTokens() ),
			new SupportedOption( OptionEnum::temperature() ),
			new SupportedOption( OptionEnum::topP() ),
			new SupportedOption( OptionEnum::stopSequences() ),
		);
		if ( $model['chat'] ) {
			$capabilities[] = CapabilityEnum::chatHistory();
			$options[]      = new SupportedOption( OptionEnum::systemInstruction() );
		}
		if ( $model['tools'] ) {
			$options[] = new SupportedOption( OptionEnum::functionDeclarations() );
		}
		if ( $model['response_format'] ) {
			$options[] = new SupportedOption( OptionEnum::outputSchema() );
		}
		return new ModelMetadata( $model['id'], $model['id'], $capabilities, $options );
	}
}
