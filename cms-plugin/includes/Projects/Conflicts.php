<?php
/**
 * Conflicts between a plan and changes made by hand.
 *
 * @package Presswright
 */

namespace Presswright\Projects;

defined( 'ABSPATH' ) || exit;

/**
 * Settles what Merge has left open. The files hold the change by hand at each place.
 */
final class Conflicts {

	/** The change made by hand stays. */
	public const OURS = 'ours';

	/** What the plan makes of it takes its place. */
	public const THEIRS = 'theirs';

	/**
	 * Files with what was chosen.
	 *
	 * @param array<string, string>            $files     Path to content, changes by hand included.
	 * @param array<string, string>            $plan      Path to content as the plan makes it.
	 * @param array<int, array<string, mixed>> $conflicts As Merge lists them.
	 * @param string[]                         $choices   One for each conflict: OURS or THEIRS.
	 * @return array<string, string>
	 */
	public static function settle( array $files, array $plan, array $conflicts, array $choices ): array {
		// From the end of each file, so that the lines of the places before stay where they are.
		foreach ( array_reverse( $conflicts, true ) as $index => $conflict ) {
			$path = $conflict['path'];
			if ( self::THEIRS !== ( $choices[ $index ] ?? self::OURS ) ) {
				continue;
			}
			if ( ! isset( $conflict['lines'] ) ) { // The whole file.
				unset( $files[ $path ] );
				if ( isset( $plan[ $path ] ) ) {
					$files[ $path ] = $plan[ $path ];
				}
				continue;
			}
			$lines = explode( "\n", $files[ $path ] ?? '' );
			array_splice( $lines, $conflict['line'] - 1, $conflict['lines'], $conflict['with'] );
			$files[ $path ] = implode( "\n", $lines );
		}
		return $files;
	}

	/**
	 * For the browser: the two texts of each.
	 *
	 * @param array<int, array<string, mixed>> $conflicts As Merge lists them.
	 * @return array<int, array<string, mixed>>
	 */
	public static function describe( array $conflicts ): array {
		return array_map(
			static function ( array $conflict ): array {
				return array(
					'path'     => $conflict['path'],
					'line'     => $conflict['line'],
					'ours'     => $conflict['ours'],
					'theirs'   => $conflict['theirs'],
					'is_whole' => ! isset( $conflict['lines'] ),
				);
			},
			$conflicts
		);
	}
}
