<?php
/**
 * Tickets for requests of the site to itself.
 *
 * @package Presswright
 */

namespace Presswright\Guard;

defined( 'ABSPATH' ) || exit;

/**
 * A ticket lets one request do one thing that was prepared for it. It is worth nothing after a minute, and nothing a
 * second time: who redeems it deletes its row, and only one request can.
 */
final class Tickets {

	/** Header that carries a ticket. */
	public const HEADER = 'X-Presswright-Ticket';

	private const PREFIX  = 'presswright_ticket_';
	private const SECONDS = 90;

	/**
	 * Issues a ticket.
	 *
	 * @param array<string, mixed> $task What the request is to do.
	 * @return string Value of the header.
	 */
	public static function issue( array $task ): string {
		global $wpdb;
		$ticket = bin2hex( random_bytes( 32 ) );
		$wpdb->insert( // phpcs:ignore WordPress.DB.DirectDatabaseQuery
			$wpdb->options,
			array(
				'option_name'  => self::name( $ticket ),
				'option_value' => wp_json_encode( $task + array( 'expires' => time() + self::SECONDS ) ),
				'autoload'     => 'off',
			)
		);
		return $ticket;
	}

	/**
	 * Redeems the ticket of this request.
	 *
	 * @return array<string, mixed>|null What it is for; null without a ticket that is still good.
	 */
	public static function redeem(): ?array {
		global $wpdb;
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Only its hash is used.
		$ticket = isset( $_SERVER['HTTP_X_PRESSWRIGHT_TICKET'] ) ? (string) $_SERVER['HTTP_X_PRESSWRIGHT_TICKET'] : '';
		if ( ! preg_match( '/^[0-9a-f]{64}$/', $ticket ) ) {
			return null;
		}
		$name = self::name( $ticket );
		$task = json_decode( (string) $wpdb->get_var( $wpdb->prepare( 'SELECT option_value FROM %i WHERE option_name = %s', $wpdb->options, $name ) ), true ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery
		// presswright-ignore security/missing-nonce -- the ticket is a nonce that only this site can issue, and that counts once.
		$mine = $wpdb->delete( $wpdb->options, array( 'option_name' => $name ) ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery
		return $mine && is_array( $task ) && ( $task['expires'] ?? 0 ) >= time() ? $task : null;
	}

	/**
	 * Removes tickets that nobody has redeemed.
	 */
	public static function sweep(): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'DELETE FROM %i WHERE option_name LIKE %s', $wpdb->options, $wpdb->esc_like( self::PREFIX ) . '%' ) ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery
	}

	/**
	 * Name of the option: the ticket itself is not stored.
	 *
	 * @param string $ticket Ticket.
	 */
	private static function name( string $ticket ): string {
		return self::PREFIX . hash( 'sha256', $ticket );
	}
}
