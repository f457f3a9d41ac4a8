<?php
/**
 * Analysing files batch by batch.
 *
 * @package Presswright
 */

namespace Presswright\Checks;

use Presswright\Analysis\BatchRequest;
use Presswright\Analysis\Batches;
use Presswright\Analysis\Source;
use Presswright\Settings\SettingsStore;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Analyses the files of a source. How far it is stands in an array that can be stored between batches.
 */
final class Checker {

	/** Seconds that the server may take for a batch. */
	private const TIMEOUT = 90;

	/**
	 * The settings.
	 *
	 * @var SettingsStore
	 */
	private $settings;

	/**
	 * Uses the settings.
	 *
	 * @param SettingsStore $settings Settings.
	 */
	public function __construct( SettingsStore $settings ) {
		$this->settings = $settings;
	}

	/**
	 * Divides the files into batches.
	 *
	 * @param Source $source Files.
	 * @return array<string, mixed>|WP_Error How far the analysis is.
	 */
	public static function begin( Source $source ) {
		$batches = Batches::divide( $source->files );
		if ( ! $batches ) {
			return new WP_Error( 'presswright_no_files', __( 'There is no file here that can be analyzed: it has no PHP, JavaScript, CSS or HTML.', 'presswright' ), array( 'status' => 422 ) );
		}
		$outcome = new Outcome();
		$outcome->add( array(), $source->skipped );
		return array(
			'batches'     => $batches,
			'of'          => count( $batches ),
			'part'        => 0,
			'fingerprint' => $source->fingerprint(),
			'outcome'     => $outcome->to_array(),
		);
	}

	/**
	 * Analyses the next batch.
	 *
	 * @param Source               $source  Files.
	 * @param array<string, mixed> $state   How far the analysis is; has no batches left when it has ended.
	 * @param string               $type    What to look for.
	 * @param int                  $timeout Seconds that the server may take.
	 * @return array<string, mixed>|WP_Error How far it is then.
	 */
	public function go_on( Source $source, array $state, string $type, int $timeout = self::TIMEOUT ) {
		$connection = $this->settings->connection();
		if ( is_wp_error( $connection ) ) {
			return $connection;
		}
		$source->is_part = $source->is_part || $state['of'] > 1;

		$answer = BatchRequest::send( $connection, $source, (array) array_shift( $state['batches'] ), $type, $timeout );
		if ( is_wp_error( $answer ) ) {
			return $answer;
		}
		$outcome = Outcome::from_array( $state['outcome'] );
		$outcome->add( $answer['results'], $answer['skipped'] );
		$state['outcome'] = $outcome->to_array();
		$state['part']    = 1 - count( $state['batches'] ) / $state['of'];
		return $state;
	}

	/**
	 * Seconds after which the server wants to be asked again; 0 for errors that waiting does not cure.
	 *
	 * @param WP_Error $error Error.
	 */
	public static function wait_for( WP_Error $error ): int {
		return 'presswright_rate_limit_exceeded' === $error->get_error_code() ? (int) ( ( (array) $error->get_error_data() )['retry_after'] ?? 0 ) : 0;
	}
}
