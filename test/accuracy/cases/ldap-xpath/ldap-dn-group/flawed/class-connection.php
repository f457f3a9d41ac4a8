<?php
defined( 'ABSPATH' ) || exit;

class Staff_Connection {
	private $link;

	public function __construct( $host ) {
		$this->link = ldap_connect( $host );
	}

	public function bind( $uid, $password ) {
		$name = ldap_escape( $uid, '', LDAP_ESCAPE_FILTER );
		return '' !== $password && ldap_bind( $this->link, "uid={$name},ou=staff,dc=example,dc=com", $password );
	}
}
