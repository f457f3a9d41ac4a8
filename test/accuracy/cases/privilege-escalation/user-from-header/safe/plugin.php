<?php
add_filter( 'determine_current_user', 'jwt_user', 20 );
function jwt_user( $user_id ) {
	$auth = isset( $_SERVER['HTTP_X_TOKEN'] ) ? $_SERVER['HTTP_X_TOKEN'] : '';
	if ( ! $auth ) return $user_id;
	list( $id, $sig ) = array_pad( explode( '.', $auth ), 2, '' );
	if ( ! hash_equals( hash_hmac( 'sha256', $id, AUTH_KEY ), $sig ) ) return $user_id;
	return (int) $id;
}
