<?php
/**
 * A check.
 *
 * @package Presswright
 */

namespace Presswright\Checks;

use Presswright\Analysis\Source;
use Presswright\Storage\Json;

defined( 'ABSPATH' ) || exit;

/**
 * The last check of a subject.
 */
final class Check {

	/**
	 * Id.
	 *
	 * @var int
	 */
	public $id;

	/**
	 * Id of its Subject.
	 *
	 * @var string
	 */
	public $target;

	/**
	 * What was looked for: a category or `all`.
	 *
	 * @var string
	 */
	public $analysis_type;

	/**
	 * Of the files that were checked.
	 *
	 * @var string
	 */
	public $fingerprint;

	/**
	 * What was found.
	 *
	 * @var Outcome
	 */
	public $outcome;

	/**
	 * Keys of the findings that an e-mail has told of, or that were there when the nightly check began.
	 *
	 * @var string[]
	 */
	public $told;

	/**
	 * Its row.
	 *
	 * @var array<string, string>
	 */
	private $row;

	/**
	 * Reads a row.
	 *
	 * @param array<string, string> $row Row of the table.
	 */
	public static function from_row( array $row ): self {
		$check                = new self();
		$check->row           = $row;
		$check->id            = (int) $row['id'];
		$check->target        = $row['target'];
		$check->analysis_type = $row['analysis_type'];
		$check->fingerprint   = $row['fingerprint'];
		$check->outcome       = Outcome::from_array( Json::decode( $row['outcome'] ) + array( 'results' => Json::decode( $row['results'] ) ) );
		$check->told          = Json::decode( $row['told'] );
		return $check;
	}

	/**
	 * Whether everything was looked for that a nightly check looks for.
	 */
	public function is_complete(): bool {
		return 'all' === $this->analysis_type && '0' === $this->row['with_bundled'];
	}

	/**
	 * For lists.
	 *
	 * @return array<string, mixed>
	 */
	public function describe(): array {
		$user = get_userdata( (int) $this->row['created_by'] );
		return array(
			'id'            => $this->id,
			'target'        => $this->target,
			'kind'          => $this->row['kind'],
			'name'          => $this->row['name'],
			'version'       => $this->row['version'],
			'analysis_type' => $this->analysis_type,
			'created'       => (int) $this->row['created'],
			'created_by'    => $user ? $user->display_name : '',
			'score'         => $this->outcome->score(),
			'files'         => $this->outcome->files,
			'findings'      => $this->outcome->counts,
		);
	}

	/**
	 * With the findings.
	 *
	 * @return array<string, mixed>
	 */
	public function describe_fully(): array {
		return $this->describe() + array(
			'results'      => $this->outcome->results,
			'skipped'      => Source::in_words( $this->outcome->skipped ),
			'has_all'      => ! $this->outcome->is_cut,
			'with_bundled' => (bool) $this->row['with_bundled'],
		);
	}
}
