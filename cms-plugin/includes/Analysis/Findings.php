<?php
/**
 * Results of the server.
 *
 * @package Presswright
 */

namespace Presswright\Analysis;

defined( 'ABSPATH' ) || exit;

/**
 * Brings the results of POST /v1/analyze/batch into the shape that the browser is promised, whatever a newer server
 * adds or an older one lacks.
 */
final class Findings {

	public const SEVERITIES = array( 'critical', 'high', 'medium', 'low', 'info' );
	public const CATEGORIES = array( 'security', 'performance', 'quality' );

	/**
	 * Severities in words.
	 *
	 * @return array<string, string>
	 */
	public static function severity_labels(): array {
		return array(
			'critical' => __( 'Critical', 'presswright' ),
			'high'     => __( 'High', 'presswright' ),
			'medium'   => __( 'Medium', 'presswright' ),
			'low'      => __( 'Low', 'presswright' ),
			'info'     => __( 'Info', 'presswright' ),
		);
	}

	/**
	 * Cleans the results of a batch.
	 *
	 * @param mixed $results Field `results` of the answer.
	 * @return array<int, array<string, mixed>>
	 */
	public static function clean( $results ): array {
		$clean = array();
		foreach ( is_array( $results ) ? $results : array() as $result ) {
			if ( ! is_array( $result ) || ! is_string( $result['file'] ?? null ) ) {
				continue;
			}
			$file = array(
				'file'    => $result['file'],
				'score'   => round( (float) ( $result['score'] ?? 0 ), 1 ),
				'partial' => ! empty( $result['partial'] ),
				'error'   => self::text( $result, 'error' ),
				'issues'  => array(),
			);
			foreach ( is_array( $result['issues'] ?? null ) ? $result['issues'] : array() as $issue ) {
				if ( is_array( $issue ) ) {
					$file['issues'][] = self::issue( $issue );
				}
			}
			$clean[] = $file;
		}
		return $clean;
	}

	/**
	 * Cleans one issue.
	 *
	 * @param array<string, mixed> $issue Issue of the server.
	 * @return array<string, mixed>
	 */
	private static function issue( array $issue ): array {
		$trace = array();
		foreach ( is_array( $issue['trace'] ?? null ) ? $issue['trace'] : array() as $step ) {
			if ( is_array( $step ) ) {
				$trace[] = array(
					'line'    => self::line( $step, 'line' ),
					'message' => self::text( $step, 'message' ),
					'file'    => self::text( $step, 'file' ),
				);
			}
		}
		$severity = self::text( $issue, 'severity' );
		$category = self::text( $issue, 'category' );
		return array(
			'line'         => self::line( $issue, 'line' ),
			'column'       => self::line( $issue, 'column' ),
			'severity'     => in_array( $severity, self::SEVERITIES, true ) ? $severity : 'medium',
			'category'     => in_array( $category, self::CATEGORIES, true ) ? $category : 'quality',
			'confidence'   => self::text( $issue, 'confidence' ),
			'rule'         => self::text( $issue, 'rule' ),
			'cwe'          => self::text( $issue, 'cwe' ),
			'message'      => self::text( $issue, 'message' ),
			'suggestion'   => self::text( $issue, 'suggestion' ),
			'code_snippet' => self::text( $issue, 'code_snippet' ),
			'docs_url'     => self::web_address( self::text( $issue, 'docs_url' ) ),
			'trace'        => $trace,
		);
	}

	/**
	 * An address that a browser may open; the empty string for anything else, such as a path in the server's source.
	 *
	 * @param string $address Address.
	 */
	private static function web_address( string $address ): string {
		return preg_match( '#^https?://#i', $address ) ? esc_url_raw( $address, array( 'https', 'http' ) ) : '';
	}

	/**
	 * A text field.
	 *
	 * @param array<string, mixed> $values Array.
	 * @param string               $name   Key.
	 */
	private static function text( array $values, string $name ): string {
		return is_string( $values[ $name ] ?? null ) ? $values[ $name ] : '';
	}

	/**
	 * A line or column: counts from 1.
	 *
	 * @param array<string, mixed> $values Array.
	 * @param string               $name   Key.
	 */
	private static function line( array $values, string $name ): int {
		return is_numeric( $values[ $name ] ?? null ) ? max( 1, (int) $values[ $name ] ) : 1;
	}
}
