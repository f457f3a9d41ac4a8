<?php
add_action( 'rest_api_init', function () {
	register_rest_route( 'app/v1', '/me', [
		'methods' => 'POST',
		'permission_callback' => 'is_user_logged_in',
		'callback' => function ( $req ) {
			$data = $req->get_json_params();
			$data['ID'] = get_current_user_id();
			return wp_update_user( $data );
		},
	] );
} );
