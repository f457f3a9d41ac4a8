<?php
defined( 'ABSPATH' ) || exit;

class Orders_Answer {
	public function fail( $why ) {
		error_log( 'orders: ' . $why );
		$this->send( array( 'ok' => false, 'why' => __( 'Please try again.', 'orders' ) ) );
	}

	public function done() {
		$this->send( array( 'ok' => true ) );
	}

	private function send( array $data ) {
		wp_send_json( $data );
	}
}
