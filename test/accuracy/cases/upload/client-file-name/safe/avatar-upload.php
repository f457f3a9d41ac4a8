<?php
defined( 'ABSPATH' ) || exit;

add_action( 'wp_ajax_avatar_upload', 'avatar_upload' );

function avatar_upload() {
	check_ajax_referer( 'avatar' );
	if ( empty( $_FILES['avatar']['tmp_name'] ) ) {
		wp_send_json_error( 'no file', 400 );
	}
	$user_id = get_current_user_id();

	require_once ABSPATH . 'wp-admin/includes/file.php';
	$file = wp_handle_upload( $_FILES['avatar'], array( 'test_form' => false, 'mimes' => array( 'jpg|jpeg' => 'image/jpeg', 'png' => 'image/png' ) ) );
	if ( isset( $file['error'] ) ) {
		wp_send_json_error( $file['error'], 400 );
	}
	$url = $file['url'];

	update_user_meta( $user_id, 'avatar_url', esc_url_raw( $url ) );
	wp_send_json_success( array( 'url' => $url ) );
}
