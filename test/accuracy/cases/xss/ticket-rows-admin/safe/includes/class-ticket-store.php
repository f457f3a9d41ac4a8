<?php
namespace Helpdesk;

defined( 'ABSPATH' ) || exit;

class Ticket_Store {

	public function add( array $ticket ): int {
		global $wpdb;
		$wpdb->insert(
			$wpdb->prefix . 'helpdesk_tickets',
			array(
				'subject' => $ticket['subject'],
				'email'   => sanitize_email( $ticket['email'] ),
				'created' => current_time( 'mysql', true ),
			),
			array( '%s', '%s', '%s' )
		);
		return (int) $wpdb->insert_id;
	}

	/** @return object[] */
	public function latest( int $limit = 20 ): array {
		global $wpdb;
		return $wpdb->get_results(
			$wpdb->prepare( "SELECT * FROM {$wpdb->prefix}helpdesk_tickets ORDER BY id DESC LIMIT %d", $limit )
		);
	}
}
