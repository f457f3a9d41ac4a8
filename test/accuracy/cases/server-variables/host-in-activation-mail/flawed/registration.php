<?php
defined( 'ABSPATH' ) || exit;
require_once __DIR__ . '/links.php';

add_action( 'user_register', 'club_activation_mail' );
function club_activation_mail( $user_id ) {
	$user = get_userdata( $user_id );
	$key  = wp_generate_password( 32, false );
	update_user_meta( $user_id, 'club_key_hash', wp_hash( $key ) );
	$text = sprintf( "Welcome to the club. Open this:\n%s", club_link( 'activate', array( 'u' => $user_id, 'k' => $key ) ) );
	wp_mail( $user->user_email, 'Your account', $text );
}
