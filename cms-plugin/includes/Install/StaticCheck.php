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

	/** Names of files that WordPress reads as JSON. */
	private const JSON_FILES = array( 'block.json', 'theme.json' );

	/**
	 * The first file that PHP or WordPress cannot read.
	 *
	 * @param array<string, string> $contents Path to content.
	 */
	public static function syntax_fault( array $contents ): ?WP_Error {
		foreach ( $contents as $path => $content ) {
			$fault = '.php' === substr( $path, -4 ) ? self::php_fault( $path, $content ) : self::json_fault( $path, $content );
			if ( null !== $fault ) {
				return $fault;
			}
		}
		return null;
	}

	/**
	 * What PHP cannot read in a file.
	 *
	 * @param string $path    Path.
	 * @param string $content Content.
	 */
	private static function php_fault( string $path, string $content ): ?WP_Error {
		try {
			token_get_all( $content, TOKEN_PARSE );
			return null;
		} catch ( ParseError $error ) {
			/* translators: 1: path of a file, 2: line, 3: message of PHP. */
			return Refusal::because( 'files', sprintf( __( '%1$s, line %2$d: %3$s', 'presswright' ), $path, $error->getLine(), $error->getMessage() ) );
		}
	}

	/**
	 * Why WordPress would ignore a file.
	 *
	 * @param string $path    Path.
	 * @param string $content Content.
	 */
	private static function json_fault( string $path, string $content ): ?WP_Error {
		if ( ! in_array( basename( $path ), self::JSON_FILES, true ) ) {
			return null;
		}
		$data = json_decode( $content );
		if ( is_object( $data ) ) {
			return null;
		}
		$reason = JSON_ERROR_NONE === json_last_error() ? __( 'an object is expected', 'presswright' ) : json_last_error_msg();
		return Refusal::because( 'files', $path . ': ' . $reason );
	}

	/**
	 * Whether WordPress and PHP are new enough, and whether the parent of a theme is there.
	 *
	 * @param Project $project Project.
	 * @param string  $staged  Folder.
	 * @return true|WP_Error
	 */
	public static function requirements( Project $project, string $staged ) {
		$header = get_file_data(
			$staged . '/' . $project->main_file,
			array(
				'php'      => 'Requires PHP',
				'wp'       => 'Requires at least',
				'template' => 'Template',
			)
		);
		if ( ! is_php_version_compatible( $header['php'] ) ) {
			/* translators: 1: version, 2: version. */
			return Refusal::because( 'requirements', sprintf( __( 'it needs PHP %1$s; this site runs PHP %2$s', 'presswright' ), $header['php'], PHP_VERSION ) );
		}
		if ( ! is_wp_version_compatible( $header['wp'] ) ) {
			/* translators: 1: version, 2: version. */
			return Refusal::because( 'requirements', sprintf( __( 'it needs WordPress %1$s; this site runs WordPress %2$s', 'presswright' ), $header['wp'], get_bloginfo( 'version' ) ) );
		}
		return $project->is_theme() ? self::templates( $header['template'], $staged ) : true;
	}

	/**
	 * Whether a theme has something to show pages with: templates of its own, or a parent.
	 *
	 * @param string $theme_parent Name of the parent; empty for a theme that has none.
	 * @param string $staged       Folder.
	 * @return true|WP_Error
	 */
	private static function templates( string $theme_parent, string $staged ) {
		if ( '' !== $theme_parent ) {
			/* translators: %s: name of a theme's folder. */
			return wp_get_theme( $theme_parent )->exists() ? true : Refusal::because( 'requirements', sprintf( __( 'its parent theme “%s” is not installed', 'presswright' ), $theme_parent ) );
		}
		foreach ( array( 'templates/index.html', 'block-templates/index.html', 'index.php' ) as $template ) {
			if ( is_file( $staged . '/' . $template ) ) {
				return true;
			}
		}
		return Refusal::because( 'requirements', __( 'it has no template: templates/index.html or index.php is missing', 'presswright' ) );
	}
}
