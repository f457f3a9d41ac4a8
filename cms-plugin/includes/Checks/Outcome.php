<?php
/**
 * What a check has found.
 *
 * @package Presswright
 */

namespace Presswright\Checks;

use Presswright\Analysis\Findings;

defined( 'ABSPATH' ) || exit;

/**
 * Adds up the results of batches and keeps the worst findings of them: bounded, whatever is analysed.
 */
final class Outcome {

	/** So many findings are kept; counts and score are of all. */
	private const MAX_FINDINGS = 1000;

	private const MAX_SKIPPED = 200;
	private const MAX_STEPS   = 12;
	private const MAX_TEXT    = 600;

	/**
	 * Findings of every severity, counted.
	 *
	 * @var array<string, int>
	 */
	public $counts;

	/**
	 * Files that were analysed.
	 *
	 * @var int
	 */
	public $files = 0;

	/**
	 * Files with their findings, as Findings::clean() has them.
	 *
	 * @var array<int, array<string, mixed>>
	 */
	public $results = array();

	/**
	 * What was left out and why.
	 *
	 * @var array<int, array{file: string, reason: string}>
	 */
	public $skipped = array();

	/**
	 * Whether findings were left out.
	 *
	 * @var bool
	 */
	public $is_cut = false;

	/**
	 * Tenths of the scores of the files that have one, and how many those are.
	 *
	 * @var array{0: int, 1: int}
	 */
	private $scores = array( 0, 0 );

	/**
	 * Nothing found yet.
	 */
	public function __construct() {
		$this->counts = array_fill_keys( Findings::SEVERITIES, 0 );
	}

	/**
	 * Goes on with what to_array() gave.
	 *
	 * @param array<string, mixed> $values Values; the empty array for a new outcome.
	 */
	public static function from_array( array $values ): self {
		$outcome = new self();
		foreach ( $values as $name => $value ) {
			$outcome->$name = $value;
		}
		return $outcome;
	}

	/**
	 * For storage.
	 *
	 * @return array<string, mixed>
	 */
	public function to_array(): array {
		return get_object_vars( $this );
	}

	/**
	 * Adds the results of a batch.
	 *
	 * @param array<int, array<string, mixed>>                $results Cleaned results.
	 * @param array<int, array{file: string, reason: string}> $skipped What was left out.
	 */
	public function add( array $results, array $skipped ): void {
		$this->skipped = array_slice( array_merge( $this->skipped, $skipped ), 0, self::MAX_SKIPPED );
		foreach ( $results as $result ) {
			++$this->files;
			if ( '' === $result['error'] ) {
				$this->scores[0] += (int) round( 10 * $result['score'] );
				++$this->scores[1];
			}
			foreach ( $result['issues'] as $index => $issue ) {
				++$this->counts[ $issue['severity'] ];
				$result['issues'][ $index ] = self::shortened( $issue );
			}
			if ( $result['issues'] || '' !== $result['error'] ) {
				$this->results[] = $result;
			}
		}
		foreach ( array_reverse( Findings::SEVERITIES ) as $severity ) {
			$too_many = array_sum( array_map( 'count', array_column( $this->results, 'issues' ) ) ) - self::MAX_FINDINGS;
			if ( $too_many <= 0 ) {
				break;
			}
			$this->is_cut = true;
			$this->drop( $severity, $too_many );
		}
	}

	/**
	 * Average of the files' scores, rounded down, so that only a clean result reads 10.
	 *
	 * @return float|null Null when no file has one.
	 */
	public function score(): ?float {
		return $this->scores[1] > 0 ? floor( $this->scores[0] / $this->scores[1] ) / 10 : null;
	}

	/**
	 * Names of findings that stay the same when lines and files move, each with its finding.
	 *
	 * @param array<int, array<string, mixed>> $results   Files with findings.
	 * @param string                           $severity The lowest severity wanted.
	 * @return array<string, array<string, mixed>> Findings with the path of their file, the worst first.
	 */
	public static function keyed( array $results, string $severity = 'info' ): array {
		$wanted = array_slice( Findings::SEVERITIES, 0, 1 + (int) array_search( $severity, Findings::SEVERITIES, true ) );
		$keyed  = array();
		$seen   = array();
		foreach ( $results as $result ) {
			foreach ( $result['issues'] as $issue ) {
				$text          = implode( "\0", array( $issue['rule'], preg_replace( '/\s+/', ' ', trim( $issue['code_snippet'] ) ), $issue['message'] ) );
				$seen[ $text ] = 1 + ( $seen[ $text ] ?? 0 );
				if ( in_array( $issue['severity'], $wanted, true ) ) {
					$keyed[ substr( hash( 'sha256', $text . "\0" . $seen[ $text ] ), 0, 20 ) ] = array( 'file' => $result['file'] ) + $issue;
				}
			}
		}
		uasort(
			$keyed,
			static function ( array $a, array $b ) use ( $wanted ): int {
				return array_search( $a['severity'], $wanted, true ) <=> array_search( $b['severity'], $wanted, true );
			}
		);
		return $keyed;
	}

	/**
	 * Leaves findings of one severity out.
	 *
	 * @param string $severity Severity.
	 * @param int    $number   How many.
	 */
	private function drop( string $severity, int $number ): void {
		foreach ( array_reverse( array_keys( $this->results ) ) as $at ) {
			$kept = array();
			foreach ( $this->results[ $at ]['issues'] as $issue ) {
				if ( $number > 0 && $issue['severity'] === $severity ) {
					--$number;
				} else {
					$kept[] = $issue;
				}
			}
			$this->results[ $at ]['issues'] = $kept;
			if ( ! $kept && '' === $this->results[ $at ]['error'] ) {
				unset( $this->results[ $at ] );
			}
		}
		$this->results = array_values( $this->results );
	}

	/**
	 * A finding of bounded size.
	 *
	 * @param array<string, mixed> $issue Finding.
	 * @return array<string, mixed>
	 */
	private static function shortened( array $issue ): array {
		foreach ( array( 'message', 'suggestion', 'code_snippet' ) as $field ) {
			$issue[ $field ] = self::cut( $issue[ $field ] );
		}
		$issue['trace'] = array_slice( $issue['trace'], 0, self::MAX_STEPS );
		foreach ( $issue['trace'] as $index => $step ) {
			$issue['trace'][ $index ]['message'] = self::cut( $step['message'] );
		}
		return $issue;
	}

	/**
	 * The beginning of a text.
	 *
	 * @param string $text Text in UTF-8.
	 */
	private static function cut( string $text ): string {
		return strlen( $text ) > self::MAX_TEXT ? (string) preg_replace( '/[\x80-\xbf]*[\xc0-\xff]?$/', '', substr( $text, 0, self::MAX_TEXT ) ) . '…' : $text;
	}
}
