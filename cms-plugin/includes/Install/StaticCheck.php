<?php
/**
 * Checks before anything is run.
 *
 * @package Presswright
 */

namespace Presswright\Install;

use ParseError;
use Presswright\Projects\Project;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Checks the files of a version without running them.
 */
final class StaticCheck {

	/**
	 * The first file that PHP cannot read.
	 *
	 * @param array<string, string> $contents Path to content.
	 */
	public static function syntax_fault( array $contents ): ?WP_Error {
		foreach ( $contents as $path => $content ) {
			if ( '.php' !== substr( $path, -4 ) ) {
				continue;
			}
			try {
				token_get_all( $content, TOKEN_PARSE );
			} catch ( ParseError $error ) {
				/* translators: 1: path of a file, 2: line, 3: message of PHP. */
				return Refusal::because( 'syntax', sprintf( __( '%1$s, line %2$d: %3$s', 'presswright' ), $path, $error->getLine(), $error->getMessage() ) );
			}
		}
		return null;
	}

	/**
	 * Whether WordPress and PHP are new enough.
	 *
	 * @param Project $project Project.
	 * @param string  $staged  Folder.
	 * @return true|WP_Error
	 */
	public static function requirements( Project $project, string $staged ) {
		$header = get_file_data(
			$staged . '/' . $project->main_file,
			array(
				'php' => 'Requires PHP',
				'wp'  => 'Requires at least',
			)
		);
		if ( ! is_php_version_compatible( $header['php'] ) ) {
			/* translators: 1: version, 2: version. */
			return Refusal::because( 'requirements', sprintf( __( 'it needs PHP %1$s; this site runs PHP %2$s', 'presswright' ), $header['php'], PHP_VERSION ) );
		}
		/* translators: 1: version, 2: version. */
		return is_wp_version_compatible( $header['wp'] ) ? true : Refusal::because( 'requirements', sprintf( __( 'it needs WordPress %1$s; this site runs WordPress %2$s', 'presswright' ), $header['wp'], get_bloginfo( 'version' ) ) );
	}
}
