<?php
/**
 * Blocks of a version.
 *
 * @package Presswright
 */

namespace Presswright\Install;

use Presswright\Projects\Version;

defined( 'ABSPATH' ) || exit;

/**
 * Blocks of a version that may stand anywhere on a page: those are drawn once, where the front page is tried.
 */
final class StagedBlocks {

	/**
	 * Their names.
	 *
	 * @param string  $folder  Folder with the files of the version.
	 * @param Version $version Version.
	 * @return string[]
	 */
	public static function names( string $folder, Version $version ): array {
		$names = array();
		foreach ( array_keys( $version->files ) as $path ) {
			$block = 'block.json' === basename( $path ) ? wp_json_file_decode( $folder . '/' . $path, array( 'associative' => true ) ) : null;
			// One that only stands in another block may rely on what that one provides.
			if ( is_array( $block ) && is_string( $block['name'] ?? null ) && empty( $block['parent'] ) && empty( $block['ancestor'] ) ) {
				$names[] = $block['name'];
			}
		}
		return $names;
	}
}
