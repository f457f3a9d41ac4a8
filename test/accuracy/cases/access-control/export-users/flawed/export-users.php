<?php
namespace User_Export;

add_action( 'admin_post_user_export', __NAMESPACE__ . '\download' );

function rows() {
	foreach ( get_users( array( 'number' => 5000, 'fields' => array( 'user_login', 'user_email' ) ) ) as $user ) {
		yield array( $user->user_login, $user->user_email );
	}
}

function download() {
	check_admin_referer( 'user_export' );
	nocache_headers();
	header( 'Content-Type: text/csv; charset=utf-8' );
	header( 'Content-Disposition: attachment; filename="users.csv"' );
	$out = fopen( 'php://output', 'w' );
	foreach ( rows() as $row ) {
		fputcsv( $out, $row, ',', '"', '' );
	}
	fclose( $out );
	exit;
}
