<?php
defined( 'ABSPATH' ) || exit;

add_action( 'wp_ajax_avatar_upload', 'avatar_upload' );

function avatar_upload() {
	check_ajax_referer( 'avatar' );
	if ( empty( $_FILES['avatar']['tmp_name'] ) ) {
		wp_send_json_error( 'no file', 400 );
	}
	$user_id = get_current_user_id();

	$dir    = wp_upload_dir();
	$target = $dir['basedir'] . '/avatars/' . basename( $_FILES['avatar']['name'] );
	if ( ! move_uploaded_file( $_FILES['avatar']['tmp_name'], $target ) ) {
		wp_send_json_error( 'failed', 500 );
	}
	$url = $dir['baseurl'] . '/avatars/' . basename( $target );

	update_user_meta( $user_id, 'avatar_url', esc_url_raw( $url ) );
	wp_send_json_success( array( 'url' => $url ) );
}
