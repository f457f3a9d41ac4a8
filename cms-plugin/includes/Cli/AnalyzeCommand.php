<?php
/**
 * wp presswright analyze.
 *
 * @package Presswright
 */

namespace Presswright\Cli;

use Presswright\Analysis\Findings;
use Presswright\Analysis\Target;
use Presswright\Capabilities;
use Presswright\Checks\Check;
use Presswright\Checks\ChecksController;
use WP_CLI;

defined( 'ABSPATH' ) || exit;

/**
 * Analyzes a plugin, a theme, one of their files, or a version of a project.
 */
final class AnalyzeCommand {

	private const FORMATS = array( 'table', 'json', 'sarif' );

	/**
	 * Analyzes a plugin, a theme, one of their files, or a version of a project.
	 *
	 * Ends with an error when there are findings of high severity or worse.
	 *
	 * ## OPTIONS
	 *
	 * <target>
	 * : Plugin (its folder or main file), theme, path of a file in one of those, or project:<id> for a draft.
	 *
	 * [--format=<format>]
	 * : table, json or sarif.
	 * ---
	 * default: table
	 * ---
	 *
	 * [--type=<type>]
	 * : security, performance, quality or all.
	 * ---
	 * default: all
	 * ---
	 *
	 * [--with-bundled]
	 * : Include vendor and node_modules folders and minified files.
	 *
	 * ## EXAMPLES
	 *
	 *     wp presswright analyze akismet --user=admin
	 *     wp presswright analyze wp-content/plugins/akismet/akismet.php --type=security --user=admin
	 *     wp presswright analyze twentytwentyfive --format=sarif --user=admin > findings.sarif
	 *
	 * @param string[]             $args  Arguments.
	 * @param array<string, mixed> $assoc Options.
	 */
	public function __invoke( array $args, array $assoc ): void {
		$services = Console::services( Capabilities::ANALYZE );
		$format   = (string) ( $assoc['format'] ?? 'table' );
		$type     = (string) ( $assoc['type'] ?? 'all' );
		$types    = array_merge( Findings::CATEGORIES, array( 'all' ) );
		if ( ! in_array( $format, self::FORMATS, true ) ) {
			WP_CLI::error( "There is no format $format. Formats: " . implode( ', ', self::FORMATS ) . '.' );
		}
		if ( ! in_array( $type, $types, true ) ) {
			WP_CLI::error( "There is no type $type. Types: " . implode( ', ', $types ) . '.' );
		}
		list( $target, $file ) = self::named( $args[0] );

		$job   = Console::finish( $services, ChecksController::start( $services, $target, $file, $type, ! empty( $assoc['with-bundled'] ) ), 'table' !== $format );
		$check = $services->checks->find( (int) $job->result['check']['id'] );
		Console::stop_at( $check );
		if ( 'json' === $format ) {
			WP_CLI::line( (string) wp_json_encode( $check->describe_fully(), JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ) );
		} elseif ( 'sarif' === $format ) {
			WP_CLI::line( Sarif::of( $check ) );
		} else {
			self::show( $check );
		}
		$counts = $check->outcome->counts;
		if ( $counts['critical'] + $counts['high'] > 0 ) {
			WP_CLI::halt( 1 );
		}
	}

	/**
	 * What an argument names.
	 *
	 * @param string $name Argument.
	 * @return array{0: string, 1: string} Target and file.
	 */
	private static function named( string $name ): array {
		$targets = Target::all();
		foreach ( array( $name, "plugin:$name", "theme:$name" ) as $id ) {
			if ( isset( $targets[ $id ] ) || 0 === strpos( $id, 'project:' ) ) {
				return array( $id, '' );
			}
		}
		$path = realpath( $name );
		foreach ( $targets as $id => $target ) {
			if ( 'plugin' === $target->kind && '' === $target->single_file && basename( $target->folder ) === $name ) {
				return array( $id, '' );
			}
			$folder = realpath( $target->folder );
			if ( false === $path || false === $folder ) {
				continue;
			}
			if ( $path === $folder && '' === $target->single_file ) {
				return array( $id, '' );
			}
			$file = 0 === strpos( $path, $folder . '/' ) ? substr( $path, strlen( $folder ) + 1 ) : '';
			if ( '' !== $file && ( '' === $target->single_file || $target->single_file === $file ) ) {
				return array( $id, $file );
			}
		}
		WP_CLI::error( "$name is no installed plugin or theme, and no file of one. See what there is with: wp plugin list, wp theme list" );
		return array( '', '' ); // error() has ended the command.
	}

	/**
	 * Prints the findings as a table.
	 *
	 * @param Check $check Check.
	 */
	private static function show( Check $check ): void {
		$rows = array();
		foreach ( $check->outcome->results as $result ) {
			foreach ( $result['issues'] as $issue ) {
				$rows[] = array(
					'severity' => $issue['severity'],
					'file'     => $result['file'],
					'line'     => $issue['line'],
					'rule'     => $issue['rule'],
					'message'  => $issue['message'],
				);
			}
		}
		usort(
			$rows,
			static function ( array $a, array $b ): int {
				return array( array_search( $a['severity'], Findings::SEVERITIES, true ), $a['file'], $a['line'] ) <=> array( array_search( $b['severity'], Findings::SEVERITIES, true ), $b['file'], $b['line'] );
			}
		);
		if ( $rows ) {
			WP_CLI\Utils\format_items( 'table', $rows, array( 'severity', 'file', 'line', 'rule', 'message' ) );
		}
		$known = $check->describe();
		$score = null === $known['score'] ? 'no score' : "score {$known['score']}";
		$left  = count( $check->outcome->skipped );
		WP_CLI::line( "{$known['name']} {$known['version']}: " . array_sum( $known['findings'] ) . " findings in {$known['files']} files, $score" . ( $left > 0 ? ", $left left out" : '' ) );
		if ( $check->outcome->is_cut ) {
			WP_CLI::warning( 'There are more findings than are kept; the worst of them are listed.' );
		}
	}
}
