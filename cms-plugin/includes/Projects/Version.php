<?php
/**
 * A version of a project.
 *
 * @package Presswright
 */

namespace Presswright\Projects;

use Presswright\Storage\Json;

defined( 'ABSPATH' ) || exit;

/**
 * A version: its plan, its files by hash, and what the analysis found in them.
 */
final class Version {

	/** Made from a plan. */
	public const GENERATED = 'generated';

	/** Read from the installed files, which somebody had changed. */
	public const EDITED = 'edited';

	/** Made from a plan, with the changes of somebody merged in. */
	public const MERGED = 'merged';

	/**
	 * Number, from 1 in each project.
	 *
	 * @var int
	 */
	public $number;

	/**
	 * One of the constants.
	 *
	 * @var string
	 */
	public $origin;

	/**
	 * What is new in it, in the words of whoever made it.
	 *
	 * @var string
	 */
	public $note;

	/**
	 * Plan.
	 *
	 * @var array<string, mixed>
	 */
	public $plan;

	/**
	 * Path to hash and size.
	 *
	 * @var array<string, array{hash: string, size: int}>
	 */
	public $files;

	/**
	 * Results of the analysis, file by file.
	 *
	 * @var array<int, array<string, mixed>>
	 */
	public $findings;

	/**
	 * Places where the changes of somebody and those of the new plan exclude each other.
	 *
	 * @var array<int, array<string, mixed>>
	 */
	public $conflicts;

	/**
	 * The files as they were generated, before any change by hand: what such changes are told from.
	 *
	 * @var array<string, array{hash: string, size: int}>
	 */
	public $pristine;

	/**
	 * When, in seconds.
	 *
	 * @var int
	 */
	public $created;

	/**
	 * User id.
	 *
	 * @var int
	 */
	public $created_by;

	/**
	 * Reads a row.
	 *
	 * @param array<string, string> $row Row of the table.
	 */
	public static function from_row( array $row ): self {
		$version             = new self();
		$version->number     = (int) $row['number'];
		$version->origin     = $row['origin'];
		$version->note       = $row['note'];
		$version->plan       = Json::decode( $row['plan'] );
		$version->files      = Json::decode( $row['files'] );
		$version->findings   = Json::decode( $row['findings'] );
		$version->conflicts  = Json::decode( $row['conflicts'] );
		$version->pristine   = Json::decode( $row['pristine'] );
		$version->created    = (int) $row['created'];
		$version->created_by = (int) $row['created_by'];
		return $version;
	}
}
