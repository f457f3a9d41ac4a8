<?php
defined( 'ABSPATH' ) || exit;

class Orders_Answer {
	public function fail( $why ) {
		$this->send( array( 'ok' => false, 'why' => $why ) );
	}

	public function done() {
		$this->send( array( 'ok' => true ) );
	}

	private function send( array $data ) {
		wp_send_json( $data );
	}
}
