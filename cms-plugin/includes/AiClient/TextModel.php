<?php
/**
 * A model that writes text.
 *
 * @package Presswright
 */

namespace Presswright\AiClient;

use Presswright\Settings\SettingsStore;
use WordPress\AiClient\Providers\Http\Contracts\HttpTransporterInterface;
use WordPress\AiClient\Providers\Http\Contracts\RequestAuthenticationInterface;
use WordPress\AiClient\Providers\Http\DTO\Request;
use WordPress\AiClient\Providers\Http\Enums\HttpMethodEnum;
use WordPress\AiClient\Providers\OpenAiCompatibleImplementation\AbstractOpenAiCompatibleTextGenerationModel;

defined( 'ABSPATH' ) || exit;

/**
 * Asks a model of the server: POST /v1/chat/completions, through the plugin's own client rather than the one that the AI
 * Client brings along. That one refuses addresses of the own network, and knows neither the authority nor the key.
 */
final class TextModel extends AbstractOpenAiCompatibleTextGenerationModel {

	/**
	 * Sends the requests.
	 */
	public function getHttpTransporter(): HttpTransporterInterface {
		return new Transporter( new SettingsStore() );
	}

	/**
	 * Leaves the key to what sends the requests.
	 */
	public function getRequestAuthentication(): RequestAuthenticationInterface {
		return new Transporter( new SettingsStore() );
	}

	/**
	 * A request.
	 *
	 * @param HttpMethodEnum                           $method  Method.
	 * @param string                                   $path    Path below /v1.
	 * @param array<string, string|array<int, string>> $headers Headers.
	 * @param string|array<string, mixed>|null         $data    Body.
	 */
	protected function createRequest( HttpMethodEnum $method, string $path, array $headers = array(), $data = null ): Request {
		return new Request( $method, "/v1/$path", $headers, $data, $this->getRequestOptions() );
	}

	/**
	 * The schema where the API has it.
	 *
	 * @param array<string, mixed>|null $output_schema Schema.
	 * @return array<string, mixed>
	 */
	protected function prepareResponseFormatParam( ?array $output_schema ): array {
		if ( null === $output_schema ) {
			return array( 'type' => 'json_object' );
		}
		return array(
			'type'        => 'json_schema',
			'json_schema' => array(
				'name'   => 'answer',
				'schema' => $output_schema,
			),
		);
	}
}
