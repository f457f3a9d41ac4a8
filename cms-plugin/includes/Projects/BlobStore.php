<?php
/**
 * Contents of files.
 *
 * @package Presswright
 */

namespace Presswright\Projects;

use Presswright\Storage\Schema;

defined( 'ABSPATH' ) || exit;

/**
 * Keeps contents by their SHA-256, each once however many versions have it. Stored as Base64, because a column of
 * text changes bytes that are no text of its character set.
 */
final class BlobStore {

	/** So many contents are read at once: an answer of the database has a limit. */
	private const CHUNK = 20;

	/**
	 * Stores contents.
	 *
	 * @param array<string, string> $contents Path to content.
	 * @return array<string, array{hash: string, size: int}> Manifest, sorted by path.
	 */
	public function put( array $contents ): array {
		global $wpdb;
		$manifest = array();
		foreach ( $contents as $path => $content ) {
			$hash = hash( 'sha256', $content );
			$row  = array(
				'hash'    => $hash,
				'content' => base64_encode( $content ), // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_encode -- Bytes of any kind in a text column.
				'used'    => time(),
			);
			// Replaces a row of the same content too, so that it counts as new until a version names it.
			$wpdb->replace( Schema::table( 'blobs' ), $row ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery
			$manifest[ (string) $path ] = array(
				'hash' => $hash,
				'size' => strlen( $content ),
			);
		}
		ksort( $manifest, SORT_STRING );
		return $manifest;
	}

	/**
	 * Reads the contents of a manifest.
	 *
	 * @param array<string, array{hash: string, size: int}> $manifest Manifest.
	 * @return array<string, string>|null Path to content; null when one is missing or damaged.
	 */
	public function all( array $manifest ): ?array {
		$by_hash = array();
		foreach ( array_chunk( array_values( array_unique( array_column( $manifest, 'hash' ) ) ), self::CHUNK ) as $hashes ) {
			foreach ( self::rows( $hashes ) as $row ) {
				$by_hash[ $row['hash'] ] = (string) base64_decode( $row['content'], true ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_decode
			}
		}
		$contents = array();
		foreach ( $manifest as $path => $entry ) {
			$content = $by_hash[ $entry['hash'] ] ?? '';
			if ( hash( 'sha256', $content ) !== $entry['hash'] ) {
				return null;
			}
			$contents[ $path ] = $content;
		}
		return $contents;
	}

	/**
	 * Rows with some hashes.
	 *
	 * @param string[] $hashes Hashes.
	 * @return array<int, array{hash: string, content: string}>
	 */
	private static function rows( array $hashes ): array {
		global $wpdb;
		$places = implode( ', ', array_fill( 0, count( $hashes ), '%s' ) );
		// phpcs:ignore WordPress.DB -- Only placeholders are put into the query.
		return (array) $wpdb->get_results( $wpdb->prepare( "SELECT hash, content FROM %i WHERE hash IN ( $places )", array_merge( array( Schema::table( 'blobs' ) ), $hashes ) ), ARRAY_A );
	}

	/**
	 * Removes the contents that no version has. One that was stored within the hour may belong to a version that is
	 * being made.
	 *
	 * @param array<string, true> $used Hashes that are in use.
	 */
	public function keep_only( array $used ): void {
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery
		foreach ( $wpdb->get_col( $wpdb->prepare( 'SELECT hash FROM %i WHERE used < %d', Schema::table( 'blobs' ), time() - HOUR_IN_SECONDS ) ) as $hash ) {
			if ( ! isset( $used[ $hash ] ) ) {
				$wpdb->delete( Schema::table( 'blobs' ), array( 'hash' => $hash ) ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery
			}
		}
	}
}
