<?php
/**
 * wp presswright checks.
 *
 * @package Presswright
 */

namespace Presswright\Cli;

use Presswright\Capabilities;
use Presswright\Checks\ChecksController;
use WP_CLI;

defined( 'ABSPATH' ) || exit;

/**
 * Shows what was checked.
 */
final class ChecksCommands {

	/**
	 * Lists the last check of everything that was checked.
	 *
	 * ## OPTIONS
	 *
	 * [--format=<format>]
	 * : table, json, csv, yaml, ids or count.
	 *
	 * @subcommand list
	 *
	 * @param string[]              $args  Arguments.
	 * @param array<string, string> $assoc Options.
	 */
	public function list_( array $args, array $assoc ): void {
		$rows = array();
		foreach ( Console::services( Capabilities::ANALYZE )->checks->all() as $check ) {
			if ( ! ChecksController::may_see( $check->target ) ) {
				continue;
			}
			$known  = $check->describe();
			$rows[] = array(
				'id'      => $known['id'],
				'target'  => $known['target'],
				'version' => $known['version'],
				'checked' => gmdate( 'Y-m-d H:i', $known['created'] ),
				'score'   => $known['score'],
			) + $known['findings'];
		}
		$format = $assoc['format'] ?? 'table';
		WP_CLI\Utils\format_items( $format, 'ids' === $format ? array_column( $rows, 'id' ) : $rows, array( 'id', 'target', 'version', 'checked', 'score', 'critical', 'high', 'medium', 'low', 'info' ) );
	}
}
