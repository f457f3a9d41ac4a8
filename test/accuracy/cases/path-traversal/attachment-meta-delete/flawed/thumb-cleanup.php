<?php
defined( 'ABSPATH' ) || exit;

add_action( 'wp_ajax_thumb_set', 'thumb_set' );
function thumb_set() {
	check_ajax_referer( 'thumb' );
	$id = absint( $_POST['attachment'] ?? 0 );
	if ( ! current_user_can( 'edit_post', $id ) ) {
		wp_send_json_error( null, 403 );
	}
	update_post_meta( $id, '_custom_thumb', sanitize_text_field( wp_unslash( $_POST['thumb'] ?? '' ) ) );
	wp_send_json_success();
}

add_action( 'delete_attachment', 'thumb_cleanup' );
function thumb_cleanup( $attachment_id ) {
	$thumb = get_post_meta( $attachment_id, '_custom_thumb', true );
	if ( ! $thumb ) {
		return;
	}
	$folder = dirname( get_attached_file( $attachment_id ) );
	wp_delete_file( $folder . '/' . $thumb );
}
