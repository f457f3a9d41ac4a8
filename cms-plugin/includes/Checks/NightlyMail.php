<?php
/**
 * The e-mail of the nightly check.
 *
 * @package Presswright
 */

namespace Presswright\Checks;

use Presswright\Admin\Pages;
use Presswright\Analysis\Findings;

defined( 'ABSPATH' ) || exit;

/**
 * Tells of new findings.
 */
final class NightlyMail {

	/** So many findings of each plugin are told in words. */
	private const MAX_FINDINGS = 10;

	/**
	 * Sends it.
	 *
	 * @param CheckSettings                                                                     $settings Settings.
	 * @param array<int, array{0: Check, 1: array<string, array<string, mixed>>, 2: string[]}> $news     Checks with their new findings.
	 * @param int                                                                               $number   How many findings there are.
	 */
	public static function send( CheckSettings $settings, array $news, int $number ): bool {
		$site   = wp_specialchars_decode( (string) get_option( 'blogname' ), ENT_QUOTES );
		$labels = Findings::severity_labels();
		/* translators: 1: name of the site, 2: number. */
		$subject = sprintf( _n( '[%1$s] %2$d new finding in plugins and themes', '[%1$s] %2$d new findings in plugins and themes', $number, 'presswright' ), $site, $number );
		/* translators: %s: address of the site. */
		$parts   = array( sprintf( __( 'The nightly check of %s has found something new in what the site uses:', 'presswright' ), home_url( '/' ) ) );
		foreach ( $news as list( $check, $findings ) ) {
			$known = $check->describe();
			$lines = array( trim( $known['name'] . ' ' . $known['version'] ) );
			foreach ( array_slice( $findings, 0, self::MAX_FINDINGS ) as $finding ) {
				/* translators: 1: severity, 2: what is wrong, 3: path of a file, 4: number of a line. */
				$lines[] = sprintf( __( '- %1$s: %2$s (%3$s, line %4$d)', 'presswright' ), $labels[ $finding['severity'] ], $finding['message'], $finding['file'], $finding['line'] );
			}
			$more = count( $findings ) - self::MAX_FINDINGS;
			if ( $more > 0 ) {
				/* translators: %d: number. */
				$lines[] = sprintf( _n( '- and %d more', '- and %d more', $more, 'presswright' ), $more );
			}
			/* translators: %s: address. */
			$lines[] = sprintf( __( 'Look at the code: %s', 'presswright' ), self::page( Pages::ANALYZE, $check->target ) );
			$parts[] = implode( "\n", $lines );
		}
		$parts[] = __( 'What to do: update the plugin or theme if there is an update, ask its author, or switch it off until it is corrected.', 'presswright' );
		/* translators: 1: severity, 2: address. */
		$parts[] = sprintf( __( 'You get this e-mail only when there is something new of severity “%1$s” or worse. Change that here: %2$s', 'presswright' ), $labels[ $settings->severity() ], self::page( Pages::SETTINGS ) );
		return wp_mail( $settings->recipient(), $subject, implode( "\n\n", $parts ) );
	}

	/**
	 * Address of a page.
	 *
	 * @param string $page   Page.
	 * @param string $target What to analyse there.
	 */
	private static function page( string $page, string $target = '' ): string {
		return admin_url( "admin.php?page=$page" . ( '' === $target ? '' : '&target=' . rawurlencode( $target ) ) );
	}
}
