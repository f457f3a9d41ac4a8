<?php
/**
 * What the journal holds.
 *
 * @package Presswright
 */

namespace Presswright\Guard;

defined( 'ABSPATH' ) || exit;

/**
 * One exchange of folders: what goes in, what comes out, and what the database says before and after.
 */
final class Entry {

	/** The folders are being exchanged. */
	public const SWAP = 'swap';

	/** The new folder is in place and has to prove itself. */
	public const TRIAL = 'trial';

	/** The old folder is being put back. */
	public const BACK = 'back';

	/**
	 * One of the constants.
	 *
	 * @var string
	 */
	public $phase = self::SWAP;

	/**
	 * Job that does it.
	 *
	 * @var string
	 */
	public $job = '';

	/**
	 * Id of the project.
	 *
	 * @var int
	 */
	public $project = 0;

	/**
	 * Whether it is a theme.
	 *
	 * @var bool
	 */
	public $is_theme = false;

	/**
	 * Name that WordPress knows the project by.
	 *
	 * @var string
	 */
	public $basename = '';

	/**
	 * Folder of the project.
	 *
	 * @var string
	 */
	public $target = '';

	/**
	 * Folder that is to take its place; empty when the project is removed.
	 *
	 * @var string
	 */
	public $staged = '';

	/**
	 * Where the old folder goes.
	 *
	 * @var string
	 */
	public $aside = '';

	/**
	 * Whether there is an old folder.
	 *
	 * @var bool
	 */
	public $had_folder = false;

	/**
	 * Whether WordPress used the project before.
	 *
	 * @var bool
	 */
	public $was_active = false;

	/**
	 * Theme in use before.
	 *
	 * @var string
	 */
	public $theme_before = '';

	/**
	 * Columns of the project before.
	 *
	 * @var array<string, mixed>
	 */
	public $before = array();

	/**
	 * Columns of the project afterwards.
	 *
	 * @var array<string, mixed>
	 */
	public $after = array();

	/**
	 * When it began, in seconds.
	 *
	 * @var int
	 */
	public $started = 0;

	/**
	 * Reads an entry.
	 *
	 * @param array<string, mixed> $values Values.
	 */
	public static function from_array( array $values ): self {
		$entry = new self();
		foreach ( get_object_vars( $entry ) as $name => $default ) {
			if ( isset( $values[ $name ] ) && gettype( $values[ $name ] ) === gettype( $default ) ) {
				$entry->$name = $values[ $name ];
			}
		}
		return $entry;
	}
}
