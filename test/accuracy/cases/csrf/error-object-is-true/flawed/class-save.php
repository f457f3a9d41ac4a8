<?php
class Save_Ajax {
	public function register() {
		add_action( 'wp_ajax_acme', array( $this, 'run' ) );
	}
	public function run() {
		$allowed = $this->check();
		if ( ! $allowed ) {
			wp_send_json_error();
		}
		update_option( 'acme', sanitize_text_field( wp_unslash( $_POST['v'] ?? '' ) ) );
		wp_send_json_success();
	}
	private function check() {
		if ( ! check_ajax_referer( 'acme', 'nonce', false ) ) {
			return new WP_Error( 'nonce', 'bad' );
		}
		if ( ! current_user_can( 'manage_options' ) ) {
			return new WP_Error( 'cap', 'no' );
		}
		return true;
	}
}
