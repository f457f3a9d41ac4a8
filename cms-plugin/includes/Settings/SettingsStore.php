<?php
/**
 * The settings.
 *
 * @package Presswright
 */

namespace Presswright\Settings;

use Presswright\Connection\Connection;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Reads, checks and writes the settings. Two constants in wp-config.php come before what is stored:
 * PRESSWRIGHT_ENDPOINT and PRESSWRIGHT_API_KEY.
 */
final class SettingsStore {

	/** Option that holds address and authority. */
	public const OPTION = 'presswright_settings';

	/**
	 * The stored key.
	 *
	 * @var KeyVault
	 */
	private $vault;

	/**
	 * Opens the vault.
	 */
	public function __construct() {
		$this->vault = new KeyVault();
	}

	/**
	 * The settings as the browser may see them: everything but the key.
	 *
	 * @return array<string, mixed>
	 */
	public function describe(): array {
		$endpoint  = $this->endpoint();
		$authority = $this->authority();
		$problem   = '';
		$source    = 'none';
		if ( '' !== self::constant( 'PRESSWRIGHT_API_KEY' ) ) {
			$source = 'constant';
		} elseif ( $this->vault->has_key() ) {
			$source = 'saved';
			$key    = $this->stored_key( $endpoint );
			if ( is_wp_error( $key ) ) {
				$problem = $key->get_error_message();
			}
		}
		return array(
			'endpoint'         => $endpoint,
			'endpoint_locked'  => '' !== self::constant( 'PRESSWRIGHT_ENDPOINT' ),
			'api_key_source'   => $source,
			'api_key_problem'  => $problem,
			'encrypts_api_key' => KeyVault::can_encrypt(),
			'ca'               => array(
				'mode'         => $authority->mode,
				'pem'          => $authority->pem,
				'file'         => $authority->file,
				'certificates' => $authority->summary(),
			),
		);
	}

	/**
	 * The connection of the saved settings, with what a form has changed but not yet saved.
	 *
	 * @param array<string, mixed> $input Fields `endpoint`, `api_key`, `ca` (`mode`, `pem`, `file`); each may be missing.
	 * @return Connection|WP_Error
	 */
	public function connection( array $input = array() ) {
		$endpoint = $this->endpoint_from( $input );
		if ( is_wp_error( $endpoint ) ) {
			return $endpoint;
		}
		$authority = $this->authority_from( $input );
		if ( is_wp_error( $authority ) ) {
			return $authority;
		}
		$key = $this->key_from( $input, $endpoint );
		return is_wp_error( $key ) ? $key : new Connection( $endpoint, $key, $authority );
	}

	/**
	 * Checks and saves what a form has changed.
	 *
	 * @param array<string, mixed> $input As for connection(), and `remove_api_key`.
	 * @return true|WP_Error
	 */
	public function save( array $input ) {
		$endpoint = $this->endpoint_from( $input );
		if ( is_wp_error( $endpoint ) ) {
			return $endpoint;
		}
		$authority = $this->authority_from( $input );
		if ( is_wp_error( $authority ) ) {
			return $authority;
		}
		$new_key = self::text( $input, 'api_key' );
		$remove  = ! empty( $input['remove_api_key'] );
		if ( '' !== $new_key ) {
			$new_key = $this->key_from( $input, $endpoint );
			if ( is_wp_error( $new_key ) ) {
				return $new_key;
			}
		} elseif ( ! $remove && $this->vault->has_key() && Endpoint::origin( $endpoint ) !== $this->vault->origin() ) {
			return $this->stored_key( $endpoint );
		}

		update_option(
			self::OPTION,
			// presswright-ignore security/unsanitized-input -- Endpoint::parse() refused everything but an address of a server.
			array(
				'endpoint' => $endpoint,
				'ca_mode'  => $authority->mode,
				'ca_pem'   => $authority->pem,
				'ca_file'  => $authority->file,
			),
			false
		);
		if ( '' !== $new_key ) {
			$this->vault->store( $new_key, Endpoint::origin( $endpoint ) );
		} elseif ( $remove ) {
			$this->vault->forget();
		}
		return true;
	}

	/**
	 * The saved or fixed address, or the empty string.
	 */
	private function endpoint(): string {
		$fixed = self::constant( 'PRESSWRIGHT_ENDPOINT' );
		if ( '' !== $fixed ) {
			$parsed = Endpoint::parse( $fixed );
			return is_wp_error( $parsed ) ? $fixed : $parsed;
		}
		return $this->stored( 'endpoint' );
	}

	/**
	 * The saved authority.
	 */
	private function authority(): Authority {
		$mode = $this->stored( 'ca_mode' );
		return new Authority( '' === $mode ? Authority::SYSTEM : $mode, $this->stored( 'ca_pem' ), $this->stored( 'ca_file' ) );
	}

	/**
	 * The address of a form, else the saved one.
	 *
	 * @param array<string, mixed> $input Form.
	 * @return string|WP_Error
	 */
	private function endpoint_from( array $input ) {
		$fixed    = self::constant( 'PRESSWRIGHT_ENDPOINT' );
		$endpoint = '' !== $fixed ? $fixed : self::text( $input, 'endpoint', $this->stored( 'endpoint' ) );
		if ( '' === $endpoint ) {
			return new WP_Error(
				'presswright_not_configured',
				__( 'No server address is set.', 'presswright' ),
				array(
					'status' => 400,
					'field'  => 'endpoint',
				)
			);
		}
		return Endpoint::parse( $endpoint );
	}

	/**
	 * The authority of a form, else the saved one.
	 *
	 * @param array<string, mixed> $input Form.
	 * @return Authority|WP_Error
	 */
	private function authority_from( array $input ) {
		$ca = $input['ca'] ?? null;
		if ( ! is_array( $ca ) ) {
			return $this->authority();
		}
		return Authority::parse( self::text( $ca, 'mode' ), self::text( $ca, 'pem' ), self::text( $ca, 'file' ) );
	}

	/**
	 * The fixed key, else the key of a form, else the saved one if it belongs to the server.
	 *
	 * @param array<string, mixed> $input    Form.
	 * @param string               $endpoint Address.
	 * @return string|WP_Error
	 */
	private function key_from( array $input, string $endpoint ) {
		$fixed = self::constant( 'PRESSWRIGHT_API_KEY' );
		if ( '' !== $fixed ) {
			return $fixed;
		}
		$typed = self::text( $input, 'api_key' );
		if ( '' === $typed ) {
			return $this->stored_key( $endpoint );
		}
		if ( strlen( $typed ) > 512 || ! preg_match( '/^[\x21-\x7e]+$/', $typed ) ) {
			return self::key_error( 'presswright_invalid_key', __( 'The API key contains a space or another invalid character. Copy it again.', 'presswright' ) );
		}
		return $typed;
	}

	/**
	 * The saved key, if it was saved for this server.
	 *
	 * @param string $endpoint Address.
	 * @return string|WP_Error
	 */
	private function stored_key( string $endpoint ) {
		if ( ! $this->vault->has_key() ) {
			return self::key_error( 'presswright_key_missing', __( 'No API key is set.', 'presswright' ) );
		}
		if ( Endpoint::origin( $endpoint ) !== $this->vault->origin() ) {
			return self::key_error(
				'presswright_key_for_other_server',
				/* translators: %s: address of a server. */
				sprintf( __( 'The saved API key belongs to %s and is not sent anywhere else. Enter the key of the new server.', 'presswright' ), $this->vault->origin() )
			);
		}
		$key = $this->vault->read( Endpoint::origin( $endpoint ) );
		return $key ?? self::key_error( 'presswright_key_unreadable', __( 'Could not decrypt the saved API key, because the salts in wp-config.php have changed. Enter the key again.', 'presswright' ) );
	}

	/**
	 * One saved text.
	 *
	 * @param string $name Field.
	 */
	private function stored( string $name ): string {
		$stored = get_option( self::OPTION );
		return is_array( $stored ) ? self::text( $stored, $name ) : '';
	}

	/**
	 * A text of an array.
	 *
	 * @param array<string, mixed> $values   Array.
	 * @param string               $name     Key.
	 * @param string               $fallback When it is missing or no text.
	 */
	private static function text( array $values, string $name, string $fallback = '' ): string {
		return is_string( $values[ $name ] ?? null ) ? trim( $values[ $name ] ) : $fallback;
	}

	/**
	 * A constant of wp-config.php, or the empty string.
	 *
	 * @param string $name Name.
	 */
	private static function constant( string $name ): string {
		return defined( $name ) && is_string( constant( $name ) ) ? trim( constant( $name ) ) : '';
	}

	/**
	 * An error about the key.
	 *
	 * @param string $code    Code.
	 * @param string $message What is wrong.
	 */
	private static function key_error( string $code, string $message ): WP_Error {
		return new WP_Error(
			$code,
			$message,
			array(
				'status' => 400,
				'field'  => 'api_key',
			)
		);
	}
}
