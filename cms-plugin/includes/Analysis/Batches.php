<?php
/**
 * Portions of work.
 *
 * @package Presswright
 */

namespace Presswright\Analysis;

defined( 'ABSPATH' ) || exit;

/**
 * Divides files into batches. Data is followed from file to file within a batch only, so one is as large as the server
 * reads together: the same findings and scores as on the command line, for all but very large plugins.
 */
final class Batches {

	public const MAX_FILES = 500;
	public const MAX_BYTES = 3000000;

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
