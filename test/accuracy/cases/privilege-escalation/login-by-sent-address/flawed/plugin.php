<?php
add_action( 'wp_ajax_nopriv_fb_login', 'fb_login' );
function fb_login() {
	$email = sanitize_email( $_POST['email'] );
	$user = get_user_by( 'email', $email );
	if ( ! $user ) {
		$id = wp_create_user( $email, wp_generate_password(), $email );
		$user = get_user_by( 'id', $id );
	}
	wp_set_auth_cookie( $user->ID, true );
	wp_send_json_success();
}
