<?php
/**
 * Certificates as a file.
 *
 * @package Presswright
 */

namespace Presswright\Connection;

use Presswright\Settings\Authority;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * The certificates of an authority in the form that the HTTP API wants: a file. Lives for one request.
 */
final class TrustBundle {

	/**
	 * Path of the file; empty for the certificates of WordPress.
	 *
	 * @var string
	 */
	public $path;

	/**
	 * Use open().
	 *
	 * @param string $path Path.
	 */
	private function __construct( string $path ) {
		$this->path = $path;
	}

	/**
	 * Writes the certificates into a temporary file.
	 *
	 * @param Authority $authority Authority.
	 * @return self|WP_Error
	 */
	public static function open( Authority $authority ) {
		$certificates = $authority->certificates();
		if ( is_wp_error( $certificates ) || '' === $certificates ) {
			return is_wp_error( $certificates ) ? $certificates : new self( '' );
		}
		$path = tempnam( get_temp_dir(), 'presswright-' );
		// phpcs:ignore WordPress.WP.AlternativeFunctions.file_system_operations_file_put_contents -- A temporary file that only this process reads.
		if ( false === $path || false === file_put_contents( $path, $certificates ) ) {
			return new WP_Error(
				'presswright_no_temporary_file',
				/* translators: %s: path of a folder. */
				sprintf( __( 'Could not write the certificate to the temporary folder %s. Use a certificate file instead.', 'presswright' ), get_temp_dir() ),
				array( 'status' => 500 )
			);
		}
		return new self( $path );
	}

	/**
	 * Removes the file.
	 */
	public function close(): void {
		if ( '' !== $this->path ) {
			wp_delete_file( $this->path );
			$this->path = '';
		}
	}
}
