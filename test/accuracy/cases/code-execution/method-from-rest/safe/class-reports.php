<?php
namespace Reports;

class Reports {
	public function register() {
		register_rest_route( 'reports/v1', '/run', array(
			'methods'             => 'POST',
			'permission_callback' => fn() => current_user_can( 'edit_posts' ),
			'callback'            => array( $this, 'run' ),
		) );
	}

	public function run( \WP_REST_Request $request ) {
		return $this->dispatch( (string) $request['report'], (array) $request['args'] );
	}

	private function dispatch( string $report, array $args ) {
		$method = match ( $report ) {
			'sales', 'monthly' => 'sales',
			default            => 'none',
		};
		return $this->$method( $args );
	}

	private function sales( $args ) {
		return array( 'sales' => count( $args ) );
	}

	private function none( $args ) {
		return array();
	}
}
add_action( 'rest_api_init', array( new Reports(), 'register' ) );
