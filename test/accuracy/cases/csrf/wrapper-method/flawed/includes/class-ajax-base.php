<?php
namespace Gallery;

defined( 'ABSPATH' ) || exit;

abstract class Ajax_Base {

	abstract protected function action(): string;

	abstract public function handle(): void;

	public function listen(): void {
		add_action( 'wp_ajax_' . $this->action(), array( $this, 'handle' ) );
	}

	protected function verify(): void {
		if ( empty( $_REQUEST['_ajax_nonce'] ) ) {
			wp_send_json_error( 'missing', 400 );
		}
		if ( ! current_user_can( 'upload_files' ) ) {
			wp_send_json_error( 'forbidden', 403 );
		}
	}
}
