<?php
add_action( 'wp_ajax_nopriv_fb_login', 'fb_login' );
function fb_login() {
	$res = wp_remote_get( add_query_arg( array( 'fields' => 'email', 'access_token' => rawurlencode( $_POST['token'] ) ), 'https://graph.facebook.com/me' ) );
	$me = json_decode( wp_remote_retrieve_body( $res ) );
	if ( empty( $me->email ) ) { wp_send_json_error(); }
	$user = get_user_by( 'email', sanitize_email( $me->email ) );
	if ( ! $user ) { wp_send_json_error(); }
	wp_set_auth_cookie( $user->ID, true );
	wp_send_json_success();
}
