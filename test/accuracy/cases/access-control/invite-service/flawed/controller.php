<?php

namespace Acme\Team;
final class Invite_Controller {
	public function __construct( private Invites $invites ) {}
	public function revoke(): void {
		check_ajax_referer( 'acme_team', '_nonce' );
		$this->invites->delete( (int) ( $_POST['invite'] ?? 0 ) );
		wp_send_json_success();
	}
}
