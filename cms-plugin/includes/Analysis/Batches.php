<?php
/**
 * Portions of work.
 *
 * @package Presswright
 */

namespace Presswright\Analysis;

defined( 'ABSPATH' ) || exit;

/**
 * Divides files into batches: small enough that progress shows and a cancelled run ends soon, far below the
 * server's limits of 500 files and 20 MiB.
 */
final class Batches {

	public const MAX_FILES = 24;
	public const MAX_BYTES = 2097152;

	/**
	 * Divides files in their order, so that neighbours in a folder are analysed together.
	 *
	 * @param array<string, int> $files Path to size.
	 * @return array<int, string[]> Paths.
	 */
	public static function divide( array $files ): array {
		$batches = array();
		$current = array();
		$bytes   = 0;
		foreach ( $files as $name => $size ) {
			if ( $current && ( count( $current ) >= self::MAX_FILES || $bytes + $size > self::MAX_BYTES ) ) {
				$batches[] = $current;
				$current   = array();
				$bytes     = 0;
			}
			$current[] = (string) $name;
			$bytes    += $size;
		}
		if ( $current ) {
			$batches[] = $current;
		}
		return $batches;
	}
}
