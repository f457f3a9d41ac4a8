<?php
/**
 * What a check is about.
 *
 * @package Presswright
 */

namespace Presswright\Checks;

use Presswright\Analysis\Source;
use Presswright\Analysis\SourceFiles;
use Presswright\Analysis\Target;
use Presswright\Analysis\VersionFiles;
use Presswright\Projects\ProjectStore;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * An installed plugin or theme, a version of a project, or one file of those.
 */
final class Subject {

	/** How a version of a project is named; without its number the latest is meant. */
	private const PROJECT = '/^project:(\d{1,18})(?:@(\d{1,9}))?$/D';

	/**
	 * Names it in requests and in the list of checks: `plugin:a/a.php`, `theme:a`, `project:1@2`, with `#` and a path
	 * for one file.
	 *
	 * @var string
	 */
	public $id;

	/**
	 * The same without the path.
	 *
	 * @var string
	 */
	public $target;

	/**
	 * The path, or the empty string.
	 *
	 * @var string
	 */
	public $file = '';

	/**
	 * `plugin`, `theme` or `project`.
	 *
	 * @var string
	 */
	public $kind;

	/**
	 * Name for people.
	 *
	 * @var string
	 */
	public $name;

	/**
	 * Version for people.
	 *
	 * @var string
	 */
	public $version;

	/**
	 * Its files.
	 *
	 * @var Source
	 */
	public $source;

	/**
	 * Whether a request is about a project, which takes the capability to build.
	 *
	 * @param string $target Target as in a request.
	 */
	public static function is_project( string $target ): bool {
		return 0 === strpos( $target, 'project:' );
	}

	/**
	 * Finds it.
	 *
	 * @param string       $target       Plugin, theme or version of a project.
	 * @param string       $file         One file of it, or the empty string for all.
	 * @param bool         $with_bundled Whether bundled code is wanted.
	 * @param ProjectStore $projects     Projects.
	 * @return self|WP_Error
	 */
	public static function find( string $target, string $file, bool $with_bundled, ProjectStore $projects ) {
		$subject = self::is_project( $target ) ? self::of_project( $target, $projects ) : self::installed( $target, $with_bundled );
		if ( is_wp_error( $subject ) ) {
			return $subject;
		}
		if ( '' !== $file ) {
			if ( ! $subject->source->narrow( $file ) ) {
				return new WP_Error(
					'presswright_unknown_file',
					/* translators: %s: path of a file. */
					sprintf( __( '%s is not one of the files that can be analyzed there. Give its path inside the plugin or theme, such as includes/form.php.', 'presswright' ), sanitize_text_field( $file ) ),
					array( 'status' => 404 )
				);
			}
			$subject->file = (string) key( $subject->source->files );
			$subject->id  .= '#' . $subject->file;
		}
		return $subject;
	}

	/**
	 * An installed plugin or theme.
	 *
	 * @param string $target       Id.
	 * @param bool   $with_bundled Whether bundled code is wanted.
	 * @return self|WP_Error
	 */
	private static function installed( string $target, bool $with_bundled ) {
		$found = Target::find( $target );
		return is_wp_error( $found ) ? $found : self::with( $found->id, $found->kind, $found->name, $found->version, SourceFiles::of( $found, $with_bundled ) );
	}

	/**
	 * A version of a project.
	 *
	 * @param string       $target   Id.
	 * @param ProjectStore $projects Projects.
	 * @return self|WP_Error
	 */
	private static function of_project( string $target, ProjectStore $projects ) {
		preg_match( self::PROJECT, $target, $match );
		$project = $projects->find( (int) ( $match[1] ?? 0 ) );
		if ( is_wp_error( $project ) ) {
			return $project;
		}
		$number = (int) ( $match[2] ?? 0 );
		if ( 0 === $number ) {
			$versions = $projects->versions( $project->id );
			$number   = $versions ? $versions[0]->number : 0;
		}
		$version = $projects->version( $project->id, $number );
		return is_wp_error( $version ) ? $version : self::with( "project:{$project->id}@$number", 'project', $project->name, (string) $number, new VersionFiles( $version, $projects->blobs ) );
	}

	/**
	 * A subject with its files.
	 *
	 * @param string          $id      Id.
	 * @param string          $kind    Kind.
	 * @param string          $name    Name for people.
	 * @param string          $version Version for people.
	 * @param Source|WP_Error $source  Files.
	 * @return self|WP_Error
	 */
	private static function with( string $id, string $kind, string $name, string $version, $source ) {
		if ( is_wp_error( $source ) ) {
			return $source;
		}
		$subject          = new self();
		$subject->id      = $id;
		$subject->target  = $id;
		$subject->kind    = $kind;
		$subject->name    = wp_strip_all_tags( $name );
		$subject->version = wp_strip_all_tags( $version );
		$subject->source  = $source;
		return $subject;
	}
}
