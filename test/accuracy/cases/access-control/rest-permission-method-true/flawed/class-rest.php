<?php
class Acme_REST {
	public function register_routes() {
		register_rest_route( 'acme/v1', '/settings', array(
			array(
				'methods' => 'POST',
				'callback' => array( $this, 'update_item' ),
				'permission_callback' => array( $this, 'permissions' ),
			),
		) );
	}
	public function permissions() {
		return true;
	}
	public function update_item( $request ) {
		update_option( 'acme', sanitize_text_field( $request['v'] ) );
		return new WP_REST_Response( array( 'ok' => true ) );
	}
}
