<?php
/**
 * Three-way merge of files.
 *
 * @package Presswright
 */

namespace Presswright\Projects;

defined( 'ABSPATH' ) || exit;

/**
 * Brings together what somebody has changed in generated files and what a new plan generates. Where both exclude each
 * other the change by hand stays, so that every file stays whole, and the place is listed as a conflict.
 */
final class Merge {

	/**
	 * Merges whole projects.
	 *
	 * @param array<string, string> $base   Path to content as it was generated before.
	 * @param array<string, string> $mine   The same with the changes by hand.
	 * @param array<string, string> $theirs As it is generated now.
	 * @return array{files: array<string, string>, conflicts: array<int, array<string, mixed>>}
	 */
	public static function projects( array $base, array $mine, array $theirs ): array {
		$files     = array();
		$conflicts = array();
		foreach ( array_keys( $base + $mine + $theirs ) as $path ) {
			$path = (string) $path;
			$was  = $base[ $path ] ?? null;
			$hand = $mine[ $path ] ?? null;
			$plan = $theirs[ $path ] ?? null;
			$kept = $was === $hand ? $plan : $hand;
			if ( $was !== $hand && $was !== $plan && $hand !== $plan ) {
				$texts = null !== $hand && null !== $plan && self::is_text( $was . $hand . $plan );
				list( $kept, $found ) = $texts
					? self::texts( (string) $was, $hand, $plan )
					: array( $hand ?? $plan, array( self::conflict( 1, (string) $hand, (string) $plan ) ) );
				foreach ( $found as $conflict ) {
					$conflicts[] = array( 'path' => $path ) + $conflict;
				}
			}
			if ( null !== $kept ) {
				$files[ $path ] = $kept;
			}
		}
		return array(
			'files'     => $files,
			'conflicts' => $conflicts,
		);
	}

	/**
	 * Merges two changes of a text.
	 *
	 * @param string $base   As it was.
	 * @param string $mine   Changed by hand.
	 * @param string $theirs Generated anew.
	 * @return array{0: string, 1: array<int, array<string, mixed>>} Text and conflicts, by line of the text.
	 */
	public static function texts( string $base, string $mine, string $theirs ): array {
		$lines     = explode( "\n", $base );
		$hand      = self::changes( $lines, explode( "\n", $mine ) );
		$plan      = self::changes( $lines, explode( "\n", $theirs ) );
		$merged    = array();
		$conflicts = array();
		$at        = 0;
		while ( $hand || $plan ) {
			list( $from, $to, $by_hand, $by_plan ) = self::next_region( $hand, $plan );

			$merged = array_merge( $merged, array_slice( $lines, $at, $from - $at ) );
			$ours   = self::apply( $lines, $from, $to, $by_hand );
			$other  = self::apply( $lines, $from, $to, $by_plan );
			if ( $by_hand && $by_plan && $ours !== $other ) {
				$conflicts[] = self::conflict( count( $merged ) + 1, implode( "\n", $ours ), implode( "\n", $other ) ) + array(
					'lines' => count( $ours ),
					'with'  => $other,
				);
			}
			$merged = array_merge( $merged, $by_hand ? $ours : $other );
			$at     = $to;
		}
		return array( implode( "\n", array_merge( $merged, array_slice( $lines, $at ) ) ), $conflicts );
	}

	/**
	 * Takes the changes off both lists that touch the same lines, beginning with the first.
	 *
	 * @param array<int, array{0: int, 1: int, 2: string[]}> $hand Changes by hand.
	 * @param array<int, array{0: int, 1: int, 2: string[]}> $plan Changes of the plan.
	 * @return array{0: int, 1: int, 2: array<int, mixed>, 3: array<int, mixed>} First line, line after the last, and the changes.
	 */
	private static function next_region( array &$hand, array &$plan ): array {
		$from  = min( $hand[0][0] ?? PHP_INT_MAX, $plan[0][0] ?? PHP_INT_MAX );
		$to    = $from;
		$taken = array( array(), array() );
		do {
			$grown = false;
			foreach ( array( &$hand, &$plan ) as $side => &$list ) {
				// A change that begins where the region ends touches it.
				while ( $list && $list[0][0] <= $to ) {
					$change           = array_shift( $list );
					$to               = max( $to, $change[1] );
					$taken[ $side ][] = $change;
					$grown            = true;
				}
			}
			unset( $list );
		} while ( $grown );
		return array( $from, $to, $taken[0], $taken[1] );
	}

	/**
	 * A region with the changes of one side.
	 *
	 * @param string[]                                       $lines   Lines as they were.
	 * @param int                                            $from    First line.
	 * @param int                                            $to      Line after the last.
	 * @param array<int, array{0: int, 1: int, 2: string[]}> $changes Changes.
	 * @return string[]
	 */
	private static function apply( array $lines, int $from, int $to, array $changes ): array {
		$result = array();
		$at     = $from;
		foreach ( $changes as list( $start, $end, $new ) ) {
			$result = array_merge( $result, array_slice( $lines, $at, $start - $at ), $new );
			$at     = $end;
		}
		return array_merge( $result, array_slice( $lines, $at, $to - $at ) );
	}

	/**
	 * What one text changes about another.
	 *
	 * @param string[] $from Lines.
	 * @param string[] $to   Lines.
	 * @return array<int, array{0: int, 1: int, 2: string[]}> First line, line after the last, and what takes their place.
	 */
	private static function changes( array $from, array $to ): array {
		require_once ABSPATH . WPINC . '/wp-diff.php';
		$changes = array();
		$at      = 0;
		$diff    = new \Text_Diff( 'native', array( $from, $to ) );
		foreach ( $diff->getDiff() as $edit ) {
			$old = is_array( $edit->orig ) ? count( $edit->orig ) : 0;
			if ( ! $edit instanceof \Text_Diff_Op_copy ) {
				$changes[] = array( $at, $at + $old, is_array( $edit->final ) ? $edit->final : array() );
			}
			$at += $old;
		}
		return $changes;
	}

	/**
	 * A conflict. One of lines has `lines`, how many of the merged text it takes, and `with`, what the plan has in their
	 * place; one without is about the whole file.
	 *
	 * @param int    $line   Line of the merged text.
	 * @param string $ours   Changed by hand: what stays.
	 * @param string $theirs What the plan would make of it.
	 * @return array<string, mixed>
	 */
	private static function conflict( int $line, string $ours, string $theirs ): array {
		return array(
			'line'   => $line,
			'ours'   => self::is_text( $ours ) ? substr( $ours, 0, 4000 ) : '',
			'theirs' => self::is_text( $theirs ) ? substr( $theirs, 0, 4000 ) : '',
		);
	}

	/**
	 * Whether a content is text.
	 *
	 * @param string $content Content.
	 */
	private static function is_text( string $content ): bool {
		return false === strpos( $content, "\0" ) && 1 === preg_match( '//u', $content );
	}
}
