<?php
namespace Gate;

class Gate {
	private $token;

	public function __construct() {
		$this->token = (string) get_option( 'gate_token' );
	}

	public function may( \WP_REST_Request $request ) {
		return $this->matches( $request->get_header( 'x-gate-token' ) );
	}

	private function matches( $sent_token ) {
		return $this->token == $sent_token;
	}
}
