<?php
namespace Sso;

function sign_in( $user, $name ) {
	if ( $user instanceof \WP_User || empty( $_GET['sso'] ) || empty( $_GET['sign'] ) ) {
		return $user;
	}
	$login = sanitize_user( wp_unslash( $_GET['sso'] ) );
	if ( ! hash_equals( hash_hmac( 'sha256', $login, SSO_SECRET ), sanitize_key( $_GET['sign'] ) ) ) {
		return $user;
	}
	return get_user_by( 'login', $login );
}
add_filter( 'authenticate', __NAMESPACE__ . '\sign_in', 10, 2 );
