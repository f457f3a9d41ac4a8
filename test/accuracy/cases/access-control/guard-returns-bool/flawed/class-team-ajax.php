<?php
namespace Team;

final class Team_Ajax {

	public function hook(): void {
		add_action( 'wp_ajax_team_remove', array( $this, 'remove' ) );
	}

	private function guard(): bool {
		if ( false === check_ajax_referer( 'team', 'nonce', false ) ) {
			return false;
		}
		return current_user_can( 'delete_users' );
	}

	public function remove(): void {
		$this->guard();
		global $wpdb;
		$wpdb->delete( $wpdb->prefix . 'team', array( 'id' => absint( $_POST['member'] ?? 0 ) ), array( '%d' ) );
		wp_send_json_success();
	}
}
( new Team_Ajax() )->hook();
