<?php
namespace Members;

function import_row( array $row ) {
	global $wpdb;
	$wpdb->insert( $wpdb->prefix . 'members', array(
		'login'    => sanitize_user( $row['login'] ),
		'password' => md5( $row['password'] ),
	) );
}
