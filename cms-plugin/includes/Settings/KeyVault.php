<?php
/**
 * The stored API key.
 *
 * @package Presswright
 */

namespace Presswright\Settings;

use SodiumException;

defined( 'ABSPATH' ) || exit;

/**
 * Keeps the API key in an option, encrypted with a key derived from the salts of the site.
 *
 * A copy of the database alone does not reveal it. The address of the server takes part in the encryption, so that
 * a key saved for one server cannot be sent to another one by changing the address.
 */
final class KeyVault {

	/** Option that holds the key. Not loaded with every page. */
	public const OPTION = 'presswright_api_key';

	/**
	 * Stores a key for a server.
	 *
	 * @param string $key    API key.
	 * @param string $origin Scheme, host and port of the server.
	 */
	public function store( string $key, string $origin ): void {
		$record = array( 'origin' => $origin );
		if ( self::can_encrypt() ) {
			$nonce         = random_bytes( SODIUM_CRYPTO_AEAD_XCHACHA20POLY1305_IETF_NPUBBYTES );
			$box           = sodium_crypto_aead_xchacha20poly1305_ietf_encrypt( $key, $origin, $nonce, self::secret() );
			$record['box'] = sodium_bin2base64( $nonce . $box, SODIUM_BASE64_VARIANT_ORIGINAL );
		} else {
			$record['plain'] = $key;
		}
		// presswright-ignore security/unsanitized-input -- a key is opaque: sanitizing could change it, and its shape was checked.
		update_option( self::OPTION, $record, false );
	}

	/**
	 * Forgets the key.
	 */
	public function forget(): void {
		delete_option( self::OPTION );
	}

	/**
	 * Whether a key is stored, readable or not.
	 */
	public function has_key(): bool {
		return '' !== $this->origin();
	}

	/**
	 * The server for which the key was stored, or the empty string.
	 */
	public function origin(): string {
		$record = get_option( self::OPTION );
		return is_array( $record ) && is_string( $record['origin'] ?? null ) ? $record['origin'] : '';
	}

	/**
	 * Reads the key for a server.
	 *
	 * @param string $origin Scheme, host and port of the server.
	 * @return string|null Null when there is none, it belongs to another server, or the salts have changed.
	 */
	public function read( string $origin ): ?string {
		$record = get_option( self::OPTION );
		if ( ! is_array( $record ) || ( $record['origin'] ?? null ) !== $origin ) {
			return null;
		}
		if ( is_string( $record['plain'] ?? null ) ) {
			return $record['plain'];
		}
		if ( ! is_string( $record['box'] ?? null ) || ! self::can_encrypt() ) {
			return null;
		}
		try {
			$box   = sodium_base642bin( $record['box'], SODIUM_BASE64_VARIANT_ORIGINAL );
			$split = SODIUM_CRYPTO_AEAD_XCHACHA20POLY1305_IETF_NPUBBYTES;
			$key   = sodium_crypto_aead_xchacha20poly1305_ietf_decrypt( substr( $box, $split ), $origin, substr( $box, 0, $split ), self::secret() );
		} catch ( SodiumException $error ) { // A damaged record; the caller tells the user to enter the key again.
			return null;
		}
		return is_string( $key ) ? $key : null;
	}

	/**
	 * Whether keys are encrypted on this site.
	 */
	public static function can_encrypt(): bool {
		return function_exists( 'sodium_crypto_aead_xchacha20poly1305_ietf_encrypt' ) && function_exists( 'sodium_bin2base64' );
	}

	/**
	 * The encryption key: derived from the salts, which live in wp-config.php and not in the database.
	 */
	private static function secret(): string {
		return hash_hkdf( 'sha256', wp_salt( 'auth' ) . wp_salt( 'secure_auth' ), 32, 'presswright api key' );
	}
}
