<?php
/**
 * SARIF.
 *
 * @package Presswright
 */

namespace Presswright\Cli;

use Presswright\Checks\Check;
use Presswright\Checks\Outcome;
use Presswright\Plugin;

defined( 'ABSPATH' ) || exit;

/**
 * A check as SARIF 2.1.0, as code hosts and editors read it. Paths are relative to the folder of the plugin or theme.
 */
final class Sarif {

	private const LEVELS = array(
		'critical' => 'error',
		'high'     => 'error',
		'medium'   => 'warning',
		'low'      => 'note',
		'info'     => 'note',
	);

	/**
	 * The document.
	 *
	 * @param Check $check Check.
	 */
	public static function of( Check $check ): string {
		$rules   = array();
		$results = array();
		foreach ( Outcome::keyed( $check->outcome->results ) as $key => $issue ) {
			$rules[ $issue['rule'] ] = array( 'id' => $issue['rule'] ) + ( '' !== $issue['docs_url'] ? array( 'helpUri' => $issue['docs_url'] ) : array() );
			$results[]               = self::result( $issue, (string) $key );
		}
		$left = array();
		foreach ( $check->describe_fully()['skipped'] as $skipped ) {
			$left[] = array(
				'level'     => 'note',
				'message'   => array( 'text' => $skipped['file'] . ': ' . $skipped['message'] ),
				'locations' => array( array( 'physicalLocation' => array( 'artifactLocation' => self::artifact( $skipped['file'] ) ) ) ),
			);
		}
		$run = array(
			'tool'        => array(
				'driver' => array(
					'name'            => 'Presswright',
					'semanticVersion' => Plugin::VERSION,
					'rules'           => array_values( $rules ),
				),
			),
			'columnKind'  => 'utf16CodeUnits',
			'invocations' => array(
				array(
					'executionSuccessful'        => true,
					'toolExecutionNotifications' => $left,
				),
			),
			'results'     => $results,
		);
		return (string) wp_json_encode(
			array(
				'$schema' => 'https://json.schemastore.org/sarif-2.1.0.json',
				'version' => '2.1.0',
				'runs'    => array( $run ),
			),
			JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE
		);
	}

	/**
	 * One finding.
	 *
	 * @param array<string, mixed> $issue Finding with its file.
	 * @param string               $key   Name that stays the same when lines move.
	 * @return array<string, mixed>
	 */
	private static function result( array $issue, string $key ): array {
		$result = array(
			'ruleId'              => $issue['rule'],
			'level'               => self::LEVELS[ $issue['severity'] ],
			'message'             => array( 'text' => trim( $issue['message'] . ' ' . $issue['suggestion'] ) ),
			'locations'           => array( self::location( $issue['file'], $issue['line'], $issue['column'] ) ),
			'partialFingerprints' => array( 'presswrightSite/v1' => $key ),
			'properties'          => array(
				'severity'   => $issue['severity'],
				'category'   => $issue['category'],
				'confidence' => $issue['confidence'],
			),
		);
		$steps  = array();
		foreach ( $issue['trace'] as $step ) {
			$at      = self::location( '' !== $step['file'] ? $step['file'] : $issue['file'], $step['line'], 1 );
			$steps[] = array( 'location' => $at + array( 'message' => array( 'text' => $step['message'] ) ) );
		}
		return $steps ? $result + array( 'codeFlows' => array( array( 'threadFlows' => array( array( 'locations' => $steps ) ) ) ) ) : $result;
	}

	/**
	 * A place in a file.
	 *
	 * @param string $file   Path.
	 * @param int    $line   Line.
	 * @param int    $column Column.
	 * @return array<string, mixed>
	 */
	private static function location( string $file, int $line, int $column ): array {
		return array(
			'physicalLocation' => array(
				'artifactLocation' => self::artifact( $file ),
				'region'           => array(
					'startLine'   => $line,
					'startColumn' => $column,
				),
			),
		);
	}

	/**
	 * A file, as a relative address.
	 *
	 * @param string $file Path.
	 * @return array{uri: string}
	 */
	private static function artifact( string $file ): array {
		return array( 'uri' => implode( '/', array_map( 'rawurlencode', explode( '/', $file ) ) ) );
	}
}
