<?php
namespace Helpdesk;

defined( 'ABSPATH' ) || exit;

class Ticket_Form {

	public function __construct( private Ticket_Store $store ) {
		add_action( 'admin_post_nopriv_helpdesk_new', array( $this, 'receive' ) );
	}

	public function receive(): void {
		check_admin_referer( 'helpdesk_new' );
		$this->store->add(
			array(
				'subject' => wp_unslash( $_POST['subject'] ?? '' ),
				'email'   => wp_unslash( $_POST['email'] ?? '' ),
			)
		);
		wp_safe_redirect( home_url( '/thanks/' ) );
		exit;
	}
}
