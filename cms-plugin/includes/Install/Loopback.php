<?php
/**
 * Requests of the site to itself.
 *
 * @package Presswright
 */

namespace Presswright\Install;

use Presswright\Guard\Tickets;
use Presswright\Guard\Watch;
use Throwable;
use WpOrg\Requests\Requests;

defined( 'ABSPATH' ) || exit;

/**
 * Sends probes: each runs in a process of its own, which an error can end without harm.
 */
final class Loopback {

	/** The parts of a site that a probe asks for. */
	public const PARTS = array( 'front', 'admin', 'rest', 'cron' );

	/** Seconds for an answer: more than a probe may work. */
	private const TIMEOUT = 20;

	/**
	 * Sends probes, in parallel where PHP has cURL.
	 *
	 * @param string[]             $parts Parts, or `activate` or `deactivate`.
	 * @param array<string, mixed> $task  What their tickets hold besides.
	 * @return array<string, Report> By part.
	 */
	public static function send( array $parts, array $task ): array {
		$requests = array();
		foreach ( $parts as $part ) {
			$ticket            = array(
				'part' => $part,
				'user' => get_current_user_id(),
			);
			$headers           = array(
				Tickets::HEADER => Tickets::issue( $ticket + $task ),
				'Cache-Control' => 'no-cache',
			);
			$requests[ $part ] = array(
				'url'     => add_query_arg( 'presswright-probe', bin2hex( random_bytes( 6 ) ), self::address( $part, ! empty( $task['network'] ) ) ),
				'headers' => $headers + self::authorization(),
			);
		}
		$options = array(
			'timeout'          => self::TIMEOUT,
			'connect_timeout'  => 5,
			'follow_redirects' => false,
			'useragent'        => 'Presswright probe',
			/** This filter is documented in wp-includes/class-wp-http-streams.php */
			'verify'           => apply_filters( 'https_local_ssl_verify', false ) ? ABSPATH . WPINC . '/certificates/ca-bundle.crt' : false, // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals
		);
		$reports = array();
		foreach ( self::all( $requests, $options ) as $part => $answer ) {
			$reports[ $part ] = Report::of( $answer );
		}
		self::forget_options();
		return $reports;
	}

	/**
	 * Makes this process read anew what those requests may have changed.
	 */
	private static function forget_options(): void {
		wp_cache_delete( 'alloptions', 'options' );
		wp_cache_delete( Watch::OPTION, 'options' );
		wp_cache_delete( get_current_network_id() . ':active_sitewide_plugins', 'site-options' );
		wp_clean_themes_cache( false );
	}

	/**
	 * Sends all requests.
	 *
	 * @param array<string, array<string, mixed>> $requests Requests.
	 * @param array<string, mixed>                $options  Options.
	 * @return array<string, mixed> Answers or exceptions.
	 */
	private static function all( array $requests, array $options ): array {
		try {
			return Requests::request_multiple( $requests, $options );
		} catch ( Throwable $error ) { // Without cURL the first request that fails ends them all.
			if ( 1 === count( $requests ) ) {
				return array_fill_keys( array_keys( $requests ), $error );
			}
		}
		$answers = array();
		foreach ( $requests as $part => $request ) {
			$answers += self::all( array( $part => $request ), $options );
		}
		return $answers;
	}

	/**
	 * Address of a part of the site.
	 *
	 * @param string $part    Part.
	 * @param bool   $network Whether the network's wp-admin is meant.
	 */
	private static function address( string $part, bool $network ): string {
		switch ( $part ) {
			case 'admin':
				return admin_url( 'index.php' );
			case 'rest':
				return home_url( '/?rest_route=/' );
			case 'activate':
			case 'deactivate':
				return $network ? network_admin_url( 'plugins.php' ) : admin_url( 'plugins.php' );
			default:
				return home_url( '/' );
		}
	}

	/**
	 * A site behind a password of the web server asks itself for it too.
	 *
	 * @return array<string, string>
	 */
	private static function authorization(): array {
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Passed on to the web server that has checked them.
		return isset( $_SERVER['PHP_AUTH_USER'], $_SERVER['PHP_AUTH_PW'] ) ? array( 'Authorization' => 'Basic ' . base64_encode( wp_unslash( $_SERVER['PHP_AUTH_USER'] ) . ':' . wp_unslash( $_SERVER['PHP_AUTH_PW'] ) ) ) : array(); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions
	}
}
