<?php
/**
 * Files to analyse.
 *
 * @package Presswright
 */

namespace Presswright\Analysis;

defined( 'ABSPATH' ) || exit;

/**
 * The files of something that can be analysed, wherever they are kept.
 */
abstract class Source {

	/** The server takes at most this much of one file. */
	public const MAX_FILE_BYTES = 1048576;

	private const EXTENSIONS = array( 'php', 'inc', 'phtml', 'js', 'jsx', 'mjs', 'cjs', 'ts', 'tsx', 'css', 'scss', 'html' );

	/**
	 * Files to analyse: relative path to size in bytes, sorted by path.
	 *
	 * @var array<string, int>
	 */
	public $files = array();

	/**
	 * What is left out and why.
	 *
	 * @var array<int, array{file: string, reason: string}>
	 */
	public $skipped = array();

	/**
	 * Whether more files belong to it than `files` has.
	 *
	 * @var bool
	 */
	public $is_part = false;

	/**
	 * Reads one of the listed files.
	 *
	 * @param string $name Relative path; only a key of $files is read.
	 * @return string|null Null when it is not in the list, has become unreadable, or is no text.
	 */
	abstract public function read( string $name ): ?string;

	/**
	 * Every path of the whole, those of images and the like too.
	 *
	 * @return string[]|null Null when they are not all known.
	 */
	abstract public function paths(): ?array;

	/**
	 * Narrows the list to one file.
	 *
	 * @param string $name Relative path.
	 * @return bool False when it is not in the list.
	 */
	public function narrow( string $name ): bool {
		if ( ! isset( $this->files[ $name ] ) ) {
			return false;
		}
		$this->is_part = count( $this->files ) > 1;
		$this->files   = array( $name => $this->files[ $name ] );
		$this->skipped = array();
		return true;
	}

	/**
	 * Changes whenever a listed file does.
	 */
	public function fingerprint(): string {
		$hash = hash_init( 'sha256' );
		foreach ( array_keys( $this->files ) as $name ) {
			hash_update( $hash, $name . "\0" . hash( 'sha256', (string) $this->read( (string) $name ) ) . "\n" );
		}
		return hash_final( $hash );
	}

	/**
	 * Whether the analysis reads files of this name.
	 *
	 * @param string $name Relative path.
	 */
	protected static function is_source( string $name ): bool {
		$base = strtolower( basename( $name ) );
		return in_array( $base, array( 'block.json', 'theme.json', 'readme.txt' ), true )
			|| preg_match( '#^styles/[^/]+\.json$#', $name )
			|| in_array( pathinfo( $base, PATHINFO_EXTENSION ), self::EXTENSIONS, true );
	}

	/**
	 * Notes something that is left out.
	 *
	 * @param string $name   Relative path.
	 * @param string $reason Key of reasons().
	 */
	protected function skip( string $name, string $reason ): void {
		$this->skipped[] = array(
			'file'   => wp_check_invalid_utf8( $name, true ),
			'reason' => $reason,
		);
	}

	/**
	 * Why files are left out, in words.
	 *
	 * @return array<string, string>
	 */
	private static function reasons(): array {
		return array(
			'too_large'  => __( 'larger than 1 MiB', 'presswright' ),
			'too_many'   => __( 'beyond the first 5,000 files', 'presswright' ),
			'bundled'    => __( 'bundled third-party code', 'presswright' ),
			'minified'   => __( 'minified', 'presswright' ),
			'link'       => __( 'symbolic link', 'presswright' ),
			'unreadable' => __( 'not readable by the web server', 'presswright' ),
			'name'       => __( 'name too long or not valid UTF-8', 'presswright' ),
			'not_text'   => __( 'not a text file, or changed while being read', 'presswright' ),
		);
	}

	/**
	 * Adds the reason in words.
	 *
	 * @param array<int, array{file: string, reason: string}> $skipped Skipped files.
	 * @return array<int, array{file: string, reason: string, message: string}>
	 */
	public static function in_words( array $skipped ): array {
		$reasons = self::reasons();
		foreach ( $skipped as $index => $entry ) {
			$skipped[ $index ]['message'] = $reasons[ $entry['reason'] ] ?? $entry['reason'];
		}
		return $skipped;
	}
}
