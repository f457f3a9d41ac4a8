<?php
add_action( 'rest_api_init', function () {
	register_rest_route( 'acct/v1', '/profile', array(
		'methods' => 'PATCH',
		'permission_callback' => function () { return is_user_logged_in(); },
		'callback' => 'acct_profile',
	) );
} );
function acct_profile( WP_REST_Request $req ) {
	$args = array( 'ID' => get_current_user_id() );
	foreach ( $req->get_params() as $key => $value ) {
		$args[ $key ] = $value;
	}
	return wp_update_user( $args );
}
