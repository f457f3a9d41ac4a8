<?php
/**
 * The nightly check.
 *
 * @package Presswright
 */

namespace Presswright\Checks;

use Presswright\Services;

defined( 'ABSPATH' ) || exit;

/**
 * Begins the nightly check when WordPress' scheduler says so.
 */
final class Nightly {

	/** Hook of the scheduler. */
	public const HOOK = 'presswright_nightly_check';

	/**
	 * Puts the check on the schedule, or takes it off, as the settings say.
	 *
	 * @param CheckSettings $settings Settings.
	 */
	public static function schedule( CheckSettings $settings ): void {
		if ( ! $settings->is_nightly() ) {
			wp_unschedule_hook( self::HOOK );
		} elseif ( ! wp_next_scheduled( self::HOOK ) ) {
			// Not on the hour: the sites of a server would all ask at once.
			$night = new \DateTimeImmutable( 'tomorrow 03:00', wp_timezone() );
			wp_schedule_event( $night->getTimestamp() + wp_rand( 0, 2 * HOUR_IN_SECONDS ), 'daily', self::HOOK );
		}
	}

	/**
	 * Begins the check, unless last night's has not ended.
	 *
	 * @param Services $services Services.
	 */
	public static function begin( Services $services ): void {
		foreach ( $services->runner->jobs->unfinished() as $job ) {
			if ( 'nightly' === $job->kind ) {
				return;
			}
		}
		$services->runner->start( 'nightly', 0, array() );
		$services->runner->run_all();
	}
}
