<?php
namespace Ldap_Login;

function find( $connection, string $login ) {
	$filter = '(&(objectClass=person)(uid=' . $login . '))';
	$result = ldap_search( $connection, 'ou=people,dc=example,dc=com', $filter, array( 'dn', 'mail' ) );
	return $result ? ldap_get_entries( $connection, $result ) : array( 'count' => 0 );
}

function authenticate( $user, $login, $password ) {
	if ( $user instanceof \WP_User || '' === $login || '' === $password ) {
		return $user;
	}
	$connection = ldap_connect( 'ldaps://ldap.example.com' );
	$entries    = find( $connection, wp_unslash( $_POST['log'] ?? $login ) );
	if ( 1 !== $entries['count'] || ! ldap_bind( $connection, $entries[0]['dn'], $password ) ) {
		return $user;
	}
	return get_user_by( 'email', $entries[0]['mail'][0] );
}
add_filter( 'authenticate', __NAMESPACE__ . '\authenticate', 30, 3 );
