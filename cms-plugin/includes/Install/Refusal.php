<?php
/**
 * Why a version does not get in.
 *
 * @package Presswright
 */

namespace Presswright\Install;

use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Says what failed, where, and what to do.
 */
final class Refusal {

	/**
	 * Why a version does not get in.
	 *
	 * @param string $where  Where it failed.
	 * @param string $detail What happened.
	 */
	public static function because( string $where, string $detail ): WP_Error {
		$places = array(
			'front'        => __( 'the front page', 'presswright' ),
			'admin'        => __( 'the dashboard', 'presswright' ),
			'rest'         => __( 'the REST API', 'presswright' ),
			'cron'         => __( 'scheduled tasks', 'presswright' ),
			'activation'   => __( 'activation', 'presswright' ),
			'visitor'      => __( 'a page that a visitor opened', 'presswright' ),
			'files'        => __( 'the check of its files', 'presswright' ),
			'requirements' => __( 'its requirements', 'presswright' ),
		);
		return new WP_Error(
			'presswright_fails',
			/* translators: 1: part of the site, 2: what happened. */
			sprintf( __( 'This version fails in %1$s: %2$s.', 'presswright' ), $places[ $where ], rtrim( $detail, '.' ) ),
			array(
				'status' => 422,
				'where'  => $where,
				'detail' => $detail,
			)
		);
	}

	/**
	 * The first problem that probes have found.
	 *
	 * @param array<string, Report> $reports By part.
	 * @param array<string, Report> $before  The same requests before the change.
	 * @return true|WP_Error
	 */
	public static function first( array $reports, array $before ) {
		foreach ( $reports as $part => $report ) {
			$problem = $report->problem( $before[ $part ] );
			if ( '' !== $problem ) {
				return self::because( $part, $problem );
			}
		}
		return true;
	}

	/**
	 * The site cannot ask itself for anything.
	 *
	 * @param Report $report What came of the try.
	 */
	public static function no_loopback( Report $report ): WP_Error {
		return new WP_Error(
			'presswright_no_loopback',
			/* translators: 1: address, 2: technical message. */
			sprintf( __( 'This site cannot open its own pages at %1$s (%2$s), so nothing can be tried before it goes live. Let the server reach its own address (Tools → Site Health says more), or install without activating.', 'presswright' ), home_url( '/' ), '' !== $report->failure ? $report->failure : 'HTTP ' . $report->status ),
			array( 'status' => 409 )
		);
	}
}
