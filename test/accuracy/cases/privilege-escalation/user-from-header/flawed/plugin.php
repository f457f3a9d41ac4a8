<?php
add_filter( 'determine_current_user', 'jwt_user', 20 );
function jwt_user( $user_id ) {
	$auth = isset( $_SERVER['HTTP_X_USER'] ) ? $_SERVER['HTTP_X_USER'] : '';
	if ( $auth ) {
		$user = get_user_by( 'login', $auth );
		return $user->ID;
	}
	return $user_id;
}
