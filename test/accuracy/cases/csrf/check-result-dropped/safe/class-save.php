<?php
class Save_Ajax {
	public function register() {
		add_action( 'wp_ajax_acme', array( $this, 'run' ) );
	}
	public function run() {
		if ( ! $this->is_allowed() ) {
			wp_send_json_error();
		}
		update_option( 'acme', sanitize_text_field( wp_unslash( $_POST['v'] ?? '' ) ) );
		wp_send_json_success();
	}
	private function is_allowed() {
		if ( ! check_ajax_referer( 'acme', 'nonce', false ) ) {
			return false;
		}
		if ( ! current_user_can( 'manage_options' ) ) {
			return false;
		}
		return true;
	}
}
