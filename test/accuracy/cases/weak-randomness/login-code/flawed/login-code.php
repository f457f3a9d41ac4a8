<?php
defined( 'ABSPATH' ) || exit;

function mail_login_send( WP_User $user ) {
	$otp = rand( 100000, 999999 );
	set_transient( 'mail_login_otp_' . $user->ID, wp_hash( $otp ), 600 );
	wp_mail( $user->user_email, 'Your code', (string) $otp );
}
