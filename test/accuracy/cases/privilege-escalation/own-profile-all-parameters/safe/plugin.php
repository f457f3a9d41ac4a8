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
	foreach ( array( 'first_name', 'last_name', 'description' ) as $key ) {
		if ( null !== $req->get_param( $key ) ) { $args[ $key ] = sanitize_text_field( $req->get_param( $key ) ); }
	}
	return wp_update_user( $args );
}
