<?php
/**
 * The files of a plugin or theme.
 *
 * @package Presswright
 */

namespace Presswright\Analysis;

use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Lists and reads the source files of one target. Links are never followed, so nothing outside the folder is read.
 */
final class SourceFiles extends Source {

	/** A target with more files than this is cut off, and says so. */
	public const MAX_FILES = 5000;

	private const MAX_DEPTH = 32;

	/** Code that others wrote and the target only carries along. */
	private const BUNDLED_FOLDERS = array( 'node_modules', 'vendor', 'bower_components' );

	/**
	 * Real path of the folder.
	 *
	 * @var string
	 */
	private $root;

	/**
	 * Whether BUNDLED_FOLDERS and minified files are wanted.
	 *
	 * @var bool
	 */
	private $with_bundled;

	/**
	 * Whether the target is one file of a folder that is not its own.
	 *
	 * @var bool
	 */
	private $is_single = false;

	/**
	 * Use of().
	 *
	 * @param string $root         Real path.
	 * @param bool   $with_bundled Whether bundled code is wanted.
	 */
	private function __construct( string $root, bool $with_bundled ) {
		$this->root         = $root;
		$this->with_bundled = $with_bundled;
	}

	/**
	 * Looks through the folder of a target.
	 *
	 * @param Target $target       Plugin or theme.
	 * @param bool   $with_bundled Whether bundled code is wanted.
	 * @return self|WP_Error
	 */
	public static function of( Target $target, bool $with_bundled ) {
		return self::in_folder( $target->folder, $target->single_file, $with_bundled );
	}

	/**
	 * Looks through a folder.
	 *
	 * @param string $folder       Path.
	 * @param string $single_file  The one file of it that is wanted, or the empty string.
	 * @param bool   $with_bundled Whether bundled code is wanted.
	 * @return self|WP_Error
	 */
	public static function in_folder( string $folder, string $single_file, bool $with_bundled ) {
		// The folder itself may be a link, as WordPress allows; one that leads to the site or above it is not a plugin.
		$root = realpath( $folder );
		if ( false === $root || 0 === strpos( trailingslashit( (string) realpath( ABSPATH ) ), trailingslashit( $root ) ) ) {
			return new WP_Error( 'presswright_no_folder', __( 'Could not read the folder of this plugin or theme.', 'presswright' ), array( 'status' => 404 ) );
		}
		$found = new self( $root, $with_bundled );
		if ( '' !== $single_file ) {
			$found->is_single = true;
			$found->consider( $single_file );
		} else {
			$found->walk( '', 0 );
		}
		ksort( $found->files, SORT_STRING );
		return $found;
	}

	/**
	 * Reads one of the listed files.
	 *
	 * @param string $name Relative path; only a key of $files is read.
	 * @return string|null Null when it is not in the list, has become unreadable, or is no text.
	 */
	public function read( string $name ): ?string {
		if ( ! isset( $this->files[ $name ] ) ) {
			return null;
		}
		$path = $this->root . '/' . $name;
		if ( realpath( $path ) !== $path ) { // A link has taken its place since it was listed.
			return null;
		}
		// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- A local file.
		$content = file_get_contents( $path, false, null, 0, self::MAX_FILE_BYTES + 1 ); // presswright-ignore security/path-traversal -- only names that walk() has listed itself are read.
		return false === $content || strlen( $content ) > self::MAX_FILE_BYTES ? null : self::as_utf8( $content );
	}

	/**
	 * Every path below the folder, those of images and the like too.
	 *
	 * @return string[]|null Null when they are not all known.
	 */
	public function paths(): ?array {
		return $this->is_single ? null : ProjectPaths::below( $this->root );
	}

	/**
	 * Looks through one folder.
	 *
	 * @param string $folder Relative path with a slash at the end, or the empty string.
	 * @param int    $depth  How deep it lies.
	 */
	private function walk( string $folder, int $depth ): void {
		$path    = $this->root . '/' . $folder;
		$entries = $depth <= self::MAX_DEPTH && is_readable( $path ) ? scandir( $path ) : false;
		if ( false === $entries ) {
			$this->skip( $folder, 'unreadable' );
			return;
		}
		foreach ( $entries as $entry ) {
			if ( '.' === $entry[0] ) { // Also . and ..; hidden files hold settings of tools, not code that runs.
				continue;
			}
			$name = $folder . $entry;
			if ( is_link( $this->root . '/' . $name ) ) {
				$this->skip( $name, 'link' );
			} elseif ( ! is_dir( $this->root . '/' . $name ) ) {
				$this->consider( $name );
			} elseif ( ! $this->with_bundled && in_array( strtolower( $entry ), self::BUNDLED_FOLDERS, true ) ) {
				$this->skip( $name . '/', 'bundled' );
			} else {
				$this->walk( $name . '/', $depth + 1 );
			}
		}
	}

	/**
	 * Takes a file into the list, or says why not.
	 *
	 * @param string $name Relative path.
	 */
	private function consider( string $name ): void {
		$base = strtolower( basename( $name ) );
		$path = $this->root . '/' . $name;
		if ( ! self::is_source( $name ) ) {
			return;
		}
		if ( is_link( $path ) ) {
			$this->skip( $name, 'link' );
			return;
		}
		if ( ! preg_match( '//u', $name ) || strlen( $name ) > 1024 ) {
			$this->skip( $name, 'name' );
			return;
		}
		if ( ! $this->with_bundled && preg_match( '/\.min\.(?:js|mjs|cjs|css)$/', $base ) ) {
			$this->skip( $name, 'minified' );
			return;
		}
		$size = is_readable( $path ) ? filesize( $path ) : false;
		if ( false === $size ) {
			$this->skip( $name, 'unreadable' );
		} elseif ( $size > self::MAX_FILE_BYTES ) {
			$this->skip( $name, 'too_large' );
		} elseif ( count( $this->files ) >= self::MAX_FILES ) {
			$this->skip( $name, 'too_many' );
		} else {
			$this->files[ $name ] = $size;
		}
	}

	/**
	 * A text in UTF-8. Old files in Latin-1 are converted, which keeps lines and columns.
	 *
	 * @param string $content Bytes of a file.
	 * @return string|null Null for binary content.
	 */
	private static function as_utf8( string $content ): ?string {
		if ( false !== strpos( $content, "\0" ) ) {
			return null;
		}
		if ( preg_match( '//u', $content ) ) {
			return $content;
		}
		$converted = function_exists( 'mb_convert_encoding' ) ? mb_convert_encoding( $content, 'UTF-8', 'ISO-8859-1' ) : false;
		return is_string( $converted ) && strlen( $converted ) <= self::MAX_FILE_BYTES ? $converted : null;
	}
}
