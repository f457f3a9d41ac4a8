<?php

namespace Acme\Rest;
class Settings_Controller extends Base_Controller {
	public function register_routes() {
		register_rest_route( 'acme/v1', '/settings', array(
			'methods' => \WP_REST_Server::CREATABLE,
			'callback' => array( $this, 'save' ),
			'permission_callback' => array( $this, 'can_manage' ),
		) );
	}
	public function save( \WP_REST_Request $request ) {
		update_option( 'acme', sanitize_text_field( $request->get_param( 'v' ) ) );
		return rest_ensure_response( array( 'saved' => true ) );
	}
}
