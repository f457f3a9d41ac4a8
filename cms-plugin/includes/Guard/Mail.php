<?php
/**
 * E-mails of the guard.
 *
 * @package Presswright
 */

namespace Presswright\Guard;

use Presswright\Projects\ProjectStore;

defined( 'ABSPATH' ) || exit;

/**
 * Tells the administrator what the guard has done. Sent by the next request that gets through: the one that failed
 * has nothing to send e-mails with.
 */
final class Mail {

	/**
	 * Sends what has not been told yet.
	 */
	public static function send(): void {
		$failures = (array) get_option( Watch::OPTION, array() );
		$untold   = array_filter(
			$failures,
			static function ( $failure ): bool {
				return isset( $failure['told'] ) && ! $failure['told'];
			}
		);
		if ( ! $untold ) {
			return;
		}
		foreach ( array_keys( $untold ) as $id ) {
			$failures[ $id ]['told'] = true;
		}
		update_option( Watch::OPTION, $failures ); // Before sending: better one e-mail too few than one with every request.
		foreach ( $untold as $id => $failure ) {
			self::tell( (int) $id, $failure );
		}
	}

	/**
	 * Sends one e-mail.
	 *
	 * @param int                  $id      Project.
	 * @param array<string, mixed> $failure What happened.
	 */
	private static function tell( int $id, array $failure ): void {
		$project = ( new ProjectStore() )->find( $id );
		if ( is_wp_error( $project ) ) {
			return;
		}
		$site = wp_specialchars_decode( (string) get_option( 'blogname' ), ENT_QUOTES );
		/* translators: 1: name of the site, 2: name of a project. */
		$subject = sprintf( __( '[%1$s] “%2$s” stopped the site and was switched off', 'presswright' ), $site, $project->name );
		$lines   = array(
			/* translators: 1: name of a project, 2: address of the site. */
			sprintf( __( '“%1$s”, made with Presswright, ended pages of %2$s with a fatal error:', 'presswright' ), $project->name, home_url( '/' ) ),
			(string) $failure['error'],
			'taken_back' === $failure['action']
				? __( 'It had just been installed. The version before is in place again.', 'presswright' )
				: __( 'It has been switched off. Its files and everything it has stored are kept.', 'presswright' ),
			/* translators: %s: address. */
			sprintf( __( 'What you can do: %s', 'presswright' ), admin_url( 'admin.php?page=presswright-projects' ) ),
		);
		if ( $project->installed > 0 ) {
			/* translators: %s: address. */
			$lines[] = sprintf( __( 'If you activate it again and the site goes down, this address switches it off without logging in. It is good for seven days: %s', 'presswright' ), Rescue::address( $project->id, $project->installed ) );
		}
		wp_mail( (string) get_option( 'admin_email' ), $subject, implode( "\n\n", $lines ) );
	}
}
