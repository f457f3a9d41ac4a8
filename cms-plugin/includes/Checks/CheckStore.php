<?php
/**
 * Stored checks.
 *
 * @package Presswright
 */

namespace Presswright\Checks;

use Presswright\Storage\Json;
use Presswright\Storage\Schema;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Reads and writes checks: the last one of each subject.
 */
final class CheckStore {

	/** What lists need: all but the findings themselves. */
	private const LISTED = "id, target, kind, name, version, analysis_type, with_bundled, fingerprint, outcome, '[]' AS results, '[]' AS told, created, created_by";

	/** The checks of so many subjects are kept. */
	private const MAX_CHECKS = 300;

	/**
	 * Keeps a check in place of the one before.
	 *
	 * @param Subject              $subject Subject.
	 * @param array<string, mixed> $values  `analysis_type`, `with_bundled`, `fingerprint`.
	 * @param Outcome              $outcome What was found.
	 */
	public function keep( Subject $subject, array $values, Outcome $outcome ): Check {
		global $wpdb;
		$table = Schema::table( 'checks' );
		$row   = array(
			'target_hash'   => hash( 'sha256', $subject->id ),
			'target'        => $subject->id,
			'kind'          => $subject->kind,
			'name'          => mb_substr( $subject->name, 0, 200 ),
			'version'       => mb_substr( $subject->version, 0, 100 ),
			'analysis_type' => $values['analysis_type'],
			'with_bundled'  => (int) $values['with_bundled'],
			'fingerprint'   => $values['fingerprint'],
			'outcome'       => Json::encode( array_diff_key( $outcome->to_array(), array( 'results' => 0 ) ) ),
			'results'       => Json::encode( $outcome->results ),
			'created'       => time(),
			'created_by'    => get_current_user_id(),
		);
		$last  = $this->last_of( $subject->id );
		if ( null === $last ) {
			$row['told'] = '[]';
			$wpdb->insert( $table, $row ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery
			$row['id'] = $wpdb->insert_id;
			$this->prune();
		} else {
			$wpdb->update( $table, $row, array( 'id' => $last->id ) ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery
			$row['id']   = $last->id;
			$row['told'] = Json::encode( $last->told );
		}
		return Check::from_row( array_map( 'strval', $row ) );
	}

	/**
	 * Notes which findings an e-mail has told of.
	 *
	 * @param Check    $check Check.
	 * @param string[] $told  Keys of findings.
	 */
	public function note_told( Check $check, array $told ): void {
		global $wpdb;
		$check->told = $told;
		$wpdb->update( Schema::table( 'checks' ), array( 'told' => Json::encode( $told ) ), array( 'id' => $check->id ) ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery
	}

	/**
	 * Every check, the latest first, without what was found.
	 *
	 * @return Check[]
	 */
	public function all(): array {
		global $wpdb;
		$rows = $wpdb->get_results( $wpdb->prepare( 'SELECT ' . self::LISTED . ' FROM %i ORDER BY created DESC, id DESC', Schema::table( 'checks' ) ), ARRAY_A ); // phpcs:ignore WordPress.DB -- A constant.
		return array_map( array( Check::class, 'from_row' ), $rows );
	}

	/**
	 * One check.
	 *
	 * @param int $id Id.
	 * @return Check|WP_Error
	 */
	public function find( int $id ) {
		global $wpdb;
		$row = $wpdb->get_row( $wpdb->prepare( 'SELECT * FROM %i WHERE id = %d', Schema::table( 'checks' ), $id ), ARRAY_A ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery
		return is_array( $row ) ? Check::from_row( $row ) : new WP_Error(
			'presswright_unknown_check',
			__( 'This check is no longer kept. Check the plugin or theme again.', 'presswright' ),
			array( 'status' => 404 )
		);
	}

	/**
	 * The last check of a subject.
	 *
	 * @param string $target Id of the subject.
	 */
	public function last_of( string $target ): ?Check {
		global $wpdb;
		$row = $wpdb->get_row( $wpdb->prepare( 'SELECT * FROM %i WHERE target_hash = %s', Schema::table( 'checks' ), hash( 'sha256', $target ) ), ARRAY_A ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery
		return is_array( $row ) ? Check::from_row( $row ) : null;
	}

	/**
	 * The last checks of subjects.
	 *
	 * @param string[] $targets Ids of the subjects.
	 * @return Check[]
	 */
	public function last_of_all( array $targets ): array {
		global $wpdb;
		$hashes = array();
		foreach ( $targets as $target ) {
			$hashes[] = hash( 'sha256', $target );
		}
		$places = implode( ', ', array_fill( 0, count( $hashes ), '%s' ) );
		// phpcs:ignore WordPress.DB -- Only placeholders are put into the query.
		$rows = $hashes ? $wpdb->get_results( $wpdb->prepare( "SELECT * FROM %i WHERE target_hash IN ( $places ) ORDER BY name", array_merge( array( Schema::table( 'checks' ) ), $hashes ) ), ARRAY_A ) : array();
		return array_map( array( Check::class, 'from_row' ), $rows );
	}

	/**
	 * Forgets the oldest checks when there are too many.
	 */
	private function prune(): void {
		global $wpdb;
		$table = Schema::table( 'checks' );
		$old   = (int) $wpdb->get_var( $wpdb->prepare( 'SELECT created FROM %i ORDER BY created DESC LIMIT 1 OFFSET %d', $table, self::MAX_CHECKS ) ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery
		if ( $old > 0 ) {
			$wpdb->query( $wpdb->prepare( 'DELETE FROM %i WHERE created <= %d', $table, $old ) ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery
		}
	}
}
