<?php
/**
 * The files of a project's version.
 *
 * @package Presswright
 */

namespace Presswright\Analysis;

use Presswright\Projects\BlobStore;
use Presswright\Projects\Version;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the files of a version from the database, whether it is installed or a draft.
 */
final class VersionFiles extends Source {

	/**
	 * Contents of files.
	 *
	 * @var BlobStore
	 */
	private $blobs;

	/**
	 * The version.
	 *
	 * @var Version
	 */
	private $version;

	/**
	 * Lists the files of a version.
	 *
	 * @param Version   $version Version.
	 * @param BlobStore $blobs   Contents of files.
	 */
	public function __construct( Version $version, BlobStore $blobs ) {
		$this->version = $version;
		$this->blobs   = $blobs;
		foreach ( $version->files as $name => $entry ) {
			if ( ! self::is_source( (string) $name ) ) {
				continue;
			}
			if ( $entry['size'] > self::MAX_FILE_BYTES ) {
				$this->skip( (string) $name, 'too_large' );
			} else {
				$this->files[ $name ] = $entry['size'];
			}
		}
	}

	/**
	 * Reads one of the listed files.
	 *
	 * @param string $name Relative path.
	 */
	public function read( string $name ): ?string {
		if ( ! isset( $this->files[ $name ] ) ) {
			return null;
		}
		$contents = $this->blobs->all( array( $name => $this->version->files[ $name ] ) );
		return null !== $contents && preg_match( '//u', $contents[ $name ] ) ? $contents[ $name ] : null;
	}

	/**
	 * Every path of the version.
	 *
	 * @return string[]
	 */
	public function paths(): array {
		return array_map( 'strval', array_keys( $this->version->files ) );
	}
}
