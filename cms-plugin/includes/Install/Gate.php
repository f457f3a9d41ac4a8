<?php
/**
 * What keeps a version from being installed.
 *
 * @package Presswright
 */

namespace Presswright\Install;

use Presswright\Projects\Version;

defined( 'ABSPATH' ) || exit;

/**
 * Findings that are too dangerous to install, and conflicts that nobody has settled.
 */
final class Gate {

	private const SEVERITIES = array( 'critical', 'high' );

	/**
	 * What blocks a version.
	 *
	 * @param Version $version Version.
	 * @return array<int, array<string, mixed>> Empty when nothing does.
	 */
	public static function blocking( Version $version ): array {
		$blocking = array();
		foreach ( $version->findings as $file ) {
			foreach ( $file['issues'] as $issue ) {
				if ( 'security' === $issue['category'] && in_array( $issue['severity'], self::SEVERITIES, true ) ) {
					$blocking[] = array( 'file' => $file['file'] ) + $issue;
				}
			}
		}
		foreach ( $version->conflicts as $conflict ) {
			$blocking[] = array(
				'file'     => $conflict['path'],
				'line'     => $conflict['line'],
				'severity' => 'high',
				'category' => 'conflict',
				'rule'     => '',
				'message'  => __( 'The new plan and a change made by hand exclude each other here.', 'presswright' ),
			);
		}
		return $blocking;
	}
}
