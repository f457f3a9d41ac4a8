<?php
defined( 'ABSPATH' ) || exit;

add_shortcode( 'people', function () {
	$needle = sanitize_text_field( wp_unslash( $_GET['who'] ?? '' ) );
	if ( '' === $needle ) {
		return '';
	}
	$link = ldap_connect( 'ldaps://ldap.example.com' );
	ldap_bind( $link );
	$found = ldap_get_entries( $link, ldap_search( $link, 'ou=people,dc=example,dc=com', sprintf( '(|(cn=*%1$s*)(sn=*%1$s*))', $needle ) ) );
	return '<p>' . absint( $found['count'] ) . '</p>';
} );
