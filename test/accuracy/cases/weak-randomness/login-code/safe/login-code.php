<?php
defined( 'ABSPATH' ) || exit;

function mail_login_send( WP_User $user ) {
	$otp = random_int( 100000, 999999 );
	set_transient( 'mail_login_otp_' . $user->ID, wp_hash( $otp ), 600 );
	wp_mail( $user->user_email, 'Your code', (string) $otp );
}

function mail_login_slider() {
	$id    = 'slider-' . uniqid();
	$start = rand( 0, 4 );
	printf( '<div id="%s" data-start="%d"></div>', esc_attr( $id ), absint( $start ) );
}
