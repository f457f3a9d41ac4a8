<?php
/**
 * The certificate authority of the server.
 *
 * @package Presswright
 */

namespace Presswright\Settings;

use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Which authority vouches for the server: those of WordPress, one given as PEM text, or one in a file.
 */
final class Authority {

	public const SYSTEM = 'system';
	public const PEM    = 'pem';
	public const FILE   = 'file';

	/** No bundle is larger; the one of WordPress has about 230 KiB. */
	private const MAX_BYTES = 1048576;

	/**
	 * One of the constants above.
	 *
	 * @var string
	 */
	public $mode;

	/**
	 * Certificates as text, for mode `pem`.
	 *
	 * @var string
	 */
	public $pem;

	/**
	 * Path, for mode `file`.
	 *
	 * @var string
	 */
	public $file;

	/**
	 * Use parse(), which checks.
	 *
	 * @param string $mode Mode.
	 * @param string $pem  Certificates.
	 * @param string $file Path.
	 */
	public function __construct( string $mode = self::SYSTEM, string $pem = '', string $file = '' ) {
		$this->mode = $mode;
		$this->pem  = $pem;
		$this->file = $file;
	}

	/**
	 * Checks what the user entered.
	 *
	 * @param string $mode Mode.
	 * @param string $pem  Certificates.
	 * @param string $file Path.
	 * @return self|WP_Error
	 */
	public static function parse( string $mode, string $pem, string $file ) {
		if ( self::PEM === $mode ) {
			$certificates = self::certificates_in( $pem );
			return is_wp_error( $certificates ) ? $certificates : new self( $mode, $certificates );
		}
		if ( self::FILE === $mode ) {
			$file  = trim( $file );
			$found = self::certificates_in_file( $file );
			return is_wp_error( $found ) ? $found : new self( $mode, '', $file );
		}
		return new self();
	}

	/**
	 * The certificates as text, or the empty string for those of WordPress.
	 *
	 * @return string|WP_Error
	 */
	public function certificates() {
		if ( self::FILE === $this->mode ) {
			return self::certificates_in_file( $this->file ); // The file may have changed since it was saved.
		}
		return self::PEM === $this->mode ? $this->pem : '';
	}

	/**
	 * Names and last days of the certificates, for people.
	 *
	 * @return array<int, array{subject: string, expires: int}>
	 */
	public function summary(): array {
		$certificates = $this->certificates();
		$summary      = array();
		if ( is_string( $certificates ) && function_exists( 'openssl_x509_parse' ) ) {
			foreach ( self::split( $certificates ) as $certificate ) {
				$parsed = openssl_x509_parse( $certificate );
				if ( is_array( $parsed ) ) {
					$name      = $parsed['subject']['CN'] ?? $parsed['subject']['O'] ?? $parsed['name'] ?? '';
					$summary[] = array(
						'subject' => is_string( $name ) ? $name : implode( ', ', (array) $name ),
						'expires' => (int) ( $parsed['validTo_time_t'] ?? 0 ),
					);
				}
			}
		}
		return $summary;
	}

	/**
	 * Reads the certificates of a file.
	 *
	 * @param string $file Path.
	 * @return string|WP_Error
	 */
	private static function certificates_in_file( string $file ) {
		if ( ! path_is_absolute( $file ) || wp_is_stream( $file ) ) {
			return self::error( __( 'The path of the certificate file must be absolute, such as /etc/presswright/ca.pem.', 'presswright' ) );
		}
		if ( ! is_file( $file ) || ! is_readable( $file ) ) {
			return self::error( __( 'The certificate file does not exist, or the web server is not allowed to read it.', 'presswright' ) );
		}
		$size = filesize( $file );
		// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- A local file.
		$content = false !== $size && $size <= self::MAX_BYTES ? file_get_contents( $file ) : false; // presswright-ignore security/path-traversal -- naming a certificate file is the setting's purpose; only managers of the site get here.
		if ( false === $content ) {
			return self::error( __( 'The certificate file could not be read, or is larger than 1 MiB.', 'presswright' ) );
		}
		return self::certificates_in( $content );
	}

	/**
	 * The certificates in a text, each checked, and nothing else of it.
	 *
	 * @param string $text PEM text.
	 * @return string|WP_Error
	 */
	private static function certificates_in( string $text ) {
		if ( strlen( $text ) > self::MAX_BYTES ) {
			return self::error( __( 'The certificate text is larger than 1 MiB.', 'presswright' ) );
		}
		if ( false !== strpos( $text, 'PRIVATE KEY-----' ) ) {
			return self::error( __( 'This contains a private key. Only the certificate of the authority (ca.pem) is needed; the private key must stay on the server.', 'presswright' ) );
		}
		$certificates = self::split( $text );
		if ( ! $certificates ) {
			return self::error( __( 'No certificate was found. It begins with -----BEGIN CERTIFICATE----- and ends with -----END CERTIFICATE-----.', 'presswright' ) );
		}
		foreach ( $certificates as $certificate ) {
			if ( function_exists( 'openssl_x509_parse' ) && false === openssl_x509_parse( $certificate ) ) {
				return self::error( __( 'A certificate is damaged. Copy the whole file, including its first and last lines.', 'presswright' ) );
			}
		}
		return implode( "\n", $certificates ) . "\n";
	}

	/**
	 * The certificates of a text, one by one.
	 *
	 * @param string $text PEM text.
	 * @return string[]
	 */
	private static function split( string $text ): array {
		preg_match_all( '/-----BEGIN CERTIFICATE-----[A-Za-z0-9+\/=\s]+-----END CERTIFICATE-----/', $text, $matches );
		return $matches[0];
	}

	/**
	 * An error that names the field.
	 *
	 * @param string $message What is wrong.
	 */
	private static function error( string $message ): WP_Error {
		return new WP_Error(
			'presswright_invalid_authority',
			$message,
			array(
				'status' => 400,
				'field'  => 'ca',
			)
		);
	}
}
